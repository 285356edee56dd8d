import type { RegisteredRouter } from '@tanstack/react-router'
import {
  forgetToken,
  hasExpired,
  isSignedIn,
  onSessionExpired,
  readToken,
  subscribeToAuth,
} from './auth.ts'
import { dropDrafts } from './drafts.ts'
import { forgetLastSeen } from './last-seen-cache.ts'
import { forgetPerson, readFormerPersonId, rememberPerson } from './person.ts'
import {
  forgetReturnAddress,
  keepReturnAddress,
  mayReturn,
  readReturnAddress,
} from './return-address.ts'
import { api, queryClient, trpcClient } from './trpc.ts'

const HOME = '/dashboard'

/** Deletes everything stored in this browser about a person except the token. */
const forgetPersonalData = (): void => {
  forgetReturnAddress()
  dropDrafts()
  forgetPerson()
  void forgetLastSeen()
  void import('./push-device.ts').then(({ forgetDevice }) => forgetDevice())
}

const findPersonId = async (): Promise<string | undefined> => {
  try {
    const freshly = { staleTime: 0, retry: false } as const
    return (await api.auth.me.fetch(undefined, freshly)).id
  } catch {
    // An unknown person has no address to return to; the dashboard shows what is wrong.
    return undefined
  }
}

/** Where to go after signing in: where the session ended, or the dashboard. */
export const findDestination = async (): Promise<string> => {
  const kept = readReturnAddress()
  if (!kept) return HOME
  const personId = kept.owner === undefined ? undefined : await findPersonId()
  if (mayReturn(kept, personId)) return kept.address
  forgetReturnAddress()
  return HOME
}

/**
 * Signs out in every tab at once, then on the server, which may take time. The order matters: a
 * request under way that now fails must not count as an expired session.
 */
export const logOut = (): void => {
  const token = readToken()
  void endSession(token)
  if (token !== null) forgetToken()
}

/**
 * Ends the session on the server. A failure is ignored: the person is signed out here and the
 * session expires.
 */
export const endSession = async (token: string | null): Promise<void> => {
  if (token === null) return
  await trpcClient.auth.logout.mutate(undefined, { context: { token } }).catch(() => undefined)
}

const showsApp = (router: RegisteredRouter) =>
  router.state.matches.some(({ routeId }) => routeId === '/_app')

/** Tracks whose session this tab has, and removes what another person left in it. */
const watchPerson = (router: RegisteredRouter) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const me = api.auth.me.getData()
    if (!me || event.query.state.data !== me) return
    const former = readFormerPersonId()
    rememberPerson(me.id)
    if (former === undefined || former === me.id) return
    dropDrafts(me.id)
    // The screen still shows the former person's dialogs, input and filters.
    if (showsApp(router)) location.replace(HOME)
  })

/** Redirects from a screen after the session has ended, and stores its address to return to. */
const leave = async (router: RegisteredRouter): Promise<void> => {
  const { pathname, href } = router.state.location
  if (showsApp(router)) keepReturnAddress(href)
  if (pathname !== '/login') {
    await router.navigate({ to: '/login', search: { session: 'expired' } })
  }
  // Cleared after the screens that show the data are unmounted.
  queryClient.clear()
  await forgetLastSeen()
}

/**
 * Follows the session while the tab lives: an expired one redirects to /login and back, a logout
 * removes all personal data, and both apply to changes in other tabs.
 */
export const watchSession = (router: RegisteredRouter): void => {
  // Logged out while this tab was suspended.
  if (!isSignedIn() && !hasExpired() && readFormerPersonId() !== undefined) forgetPersonalData()
  watchPerson(router)
  onSessionExpired(() => {
    if (!isSignedIn()) void leave(router)
  })

  let token = readToken()
  subscribeToAuth(() => {
    const before = token
    token = readToken()
    if (token === null && hasExpired() && showsApp(router)) {
      void leave(router)
      return
    }
    if (token === null && !hasExpired()) forgetPersonalData()
    const isSomebodyElse = before !== null && token !== null && before !== token
    if (isSomebodyElse) void queryClient.resetQueries()
    // The route guards redirect the person.
    void router.invalidate().then(() => {
      if (!isSignedIn()) queryClient.clear()
    })
  })
}
