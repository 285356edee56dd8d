import { useRef } from 'react'
import { forgetToken } from '../../lib/auth.ts'
import { trpcClient } from '../../lib/trpc.ts'

const PATIENCE_MS = 2_000

const afterPatience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))

/** Ends the session on the server, and here even when the server cannot be reached. */
export const useLogout = () => {
  const isLeaving = useRef(false)
  return async (): Promise<void> => {
    if (isLeaving.current) return
    isLeaving.current = true
    try {
      await Promise.race([trpcClient.auth.logout.mutate(), afterPatience()])
    } catch {
      // Nobody is kept signed in because a call failed; the session then ends by its own age.
    } finally {
      isLeaving.current = false
      forgetToken()
    }
  }
}
