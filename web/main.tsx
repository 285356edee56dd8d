import './ui/mantine.css'
import './ui/tokens.css'
import './ui/global.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isSignedIn, onSessionExpired, subscribeToAuth } from './lib/auth.ts'
import { api, queryClient, trpc, trpcClient } from './lib/trpc.ts'
import { routeTree } from './route-tree.gen.ts'
import { resolveCssVariables, theme } from './ui/theme.ts'

const router = createRouter({
  routeTree,
  context: { api },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

onSessionExpired(() => {
  const { pathname } = router.state.location
  const leave =
    pathname === '/login'
      ? Promise.resolve()
      : router.navigate({ to: '/login', search: { session: 'expired' } })
  // Cleared once the screens that show it are gone.
  void leave.then(() => queryClient.clear())
})

// Signing in or out in another tab counts here too; guards decide where the person belongs.
subscribeToAuth(() => {
  void router.invalidate().then(() => {
    if (!isSignedIn()) queryClient.clear()
  })
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      cssVariablesResolver={resolveCssVariables}
    >
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  </StrictMode>,
)
