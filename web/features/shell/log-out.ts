import { forgetToken, readToken } from '../../lib/auth.ts'
import { trpcClient } from '../../lib/trpc.ts'

/**
 * Signs out here and now, in every tab, and on the server, which may take its time. In this order:
 * the server's refusal of a call that is under way must not pass for a session that has expired.
 */
export const logOut = (): void => {
  const token = readToken()
  if (token === null) return
  const ending = trpcClient.auth.logout.mutate(undefined, { context: { token } })
  forgetToken()
  // Nobody is kept signed in because a call failed; the session then ends by its own age.
  ending.catch(() => undefined)
}
