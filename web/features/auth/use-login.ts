import { useRef, useState } from 'react'
import type { LoginInput } from '#src/auth/schema.ts'
import { storeToken } from '../../lib/auth.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { describeLoginFailure } from './failure-texts.ts'

/** Signs in. Storing the token makes the guards lead to the dashboard (see ../../main.tsx). */
export const useLogin = () => {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const requestToken = async (input: LoginInput): Promise<string | undefined> => {
    try {
      return (await trpcClient.auth.login.mutate(input)).access_token
    } catch (error) {
      setFailure(describeLoginFailure(describeFailure(error)))
    }
    return undefined
  }

  const logIn = async (input: LoginInput): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setFailure(undefined)
    const token = await requestToken(input)
    try {
      if (token !== undefined) storeToken(token)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
    isRunning.current = false
    setIsBusy(false)
  }

  return { logIn, isBusy, failure }
}
