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

/** Everything that this browser keeps of a person besides the token. */
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
    // Unknown is nobody in particular: the dashboard will tell what is wrong.
    return undefined
  }
}

/** Where whoever has just signed in belongs: where their session ended, or the dashboard. */
export const findDestination = async (): Promise<string> => {
  const kept = readReturnAddress()
  if (!kept) return HOME
  const personId = kept.owner === undefined ? undefined : await findPersonId()
  if (mayReturn(kept, personId)) return kept.address
  forgetReturnAddress()
  return HOME
}

/**
 * Signs out here and now, in every tab, and on the server, which may take its time. In this order:
 * the server's refusal of a call that is under way must not pass for a session that has expired.
 */
export const logOut = (): void => {
  const token = readToken()
  void endSession(token)
  if (token !== null) forgetToken()
}

/** Nobody is kept signed in because this call failed; the session then ends by its own age. */
export const endSession = async (token: string | null): Promise<void> => {
  if (token === null) return
  await trpcClient.auth.logout.mutate(undefined, { context: { token } }).catch(() => undefined)
}

const showsApp = (router: RegisteredRouter) =>
  router.state.matches.some(({ routeId }) => routeId === '/_app')

/** Knows whose session this tab has; what another person left in it goes. */
const watchPerson = (router: RegisteredRouter) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const me = api.auth.me.getData()
    if (!me || event.query.state.data !== me) return
    const former = readFormerPersonId()
    rememberPerson(me.id)
    if (former === undefined || former === me.id) return
    dropDrafts(me.id)
    // Whatever the former person has open, typed or filtered is on the screen still.
    if (showsApp(router)) location.replace(HOME)
  })

/** Leads away from a session that has ended, remembering where that was. */
const leave = async (router: RegisteredRouter): Promise<void> => {
  const { pathname, href } = router.state.location
  if (showsApp(router)) keepReturnAddress(href)
  if (pathname !== '/login') {
    await router.navigate({ to: '/login', search: { session: 'expired' } })
  }
  // Cleared once the screens that show it are gone.
  queryClient.clear()
  await forgetLastSeen()
}

/**
 * Follows the session for as long as the tab lives: one that ends leads to /login and back, one that
 * is left takes everything personal with it; signing in or out in another tab counts here too.
 */
export const watchSession = (router: RegisteredRouter): void => {
  // Logged out while this tab was asleep.
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
    // The guards decide where the person belongs.
    void router.invalidate().then(() => {
      if (!isSignedIn()) queryClient.clear()
    })
  })
}
