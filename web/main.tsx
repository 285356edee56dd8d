import './ui/tokens.css'
import './ui/global.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { config } from 'zod'
import { isSignedIn, onSessionExpired, readToken, subscribeToAuth } from './lib/auth.ts'
import { reloadOnMissingChunk } from './lib/missing-chunk.ts'
import { api, queryClient, trpc, trpcClient } from './lib/trpc.ts'
import { routeTree } from './route-tree.gen.ts'
import { UnexpectedError } from './ui/unexpected-error.tsx'

// Compiled parsers need eval, which the Content-Security-Policy refuses and the console reports.
config({ jitless: true })

const router = createRouter({
  routeTree,
  context: { api },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: UnexpectedError,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** The screen's name, for the tab and for screen readers. */
    title?: string
  }
}

reloadOnMissingChunk()

onSessionExpired(() => {
  if (isSignedIn()) return
  const { pathname } = router.state.location
  const leave =
    pathname === '/login'
      ? Promise.resolve()
      : router.navigate({ to: '/login', search: { session: 'expired' } })
  // Cleared once the screens that show it are gone.
  void leave.then(() => queryClient.clear())
})

// Signing in or out in another tab counts here too; guards decide where the person belongs.
let token = readToken()
subscribeToAuth(() => {
  const before = token
  token = readToken()
  const isSomebodyElse = before !== null && token !== null && before !== token
  if (isSomebodyElse) void queryClient.resetQueries()
  void router.invalidate().then(() => {
    if (!isSignedIn()) queryClient.clear()
  })
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>
  </StrictMode>,
)
