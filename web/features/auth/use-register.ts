import { useRef, useState } from 'react'
import type { RegisterInput } from '#src/auth/schema.ts'
import { describeFailure, type Failure } from '../../lib/failure.ts'
import { trpcClient } from '../../lib/trpc.ts'

/** Creates the account, or says where it went wrong; the form keeps what was typed. */
export const useRegister = (on: {
  success: (email: string) => void
  failure: (failure: Failure) => void
}) => {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  const register = async (input: RegisterInput): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await trpcClient.auth.register.mutate(input)
      on.success(input.email)
    } catch (error) {
      on.failure(describeFailure(error))
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { register, isBusy }
}
