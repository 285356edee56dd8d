import './ui/tokens.css'
import './ui/global.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { listenForDroppedMails } from './lib/dropped-mails.ts'
import { untilFirstPaint } from './lib/first-paint.ts'
import { logUncaught, logUncaughtErrors } from './lib/log.ts'
import { reloadOnMissingChunk } from './lib/missing-chunk.ts'
import { loadSentencesInTime } from './lib/sentences.ts'
import { registerServiceWorker } from './lib/service-worker.ts'
import { watchSession } from './lib/session.ts'
import { api, queryClient, trpc, trpcClient } from './lib/trpc.ts'
import { whenIdle } from './lib/when-idle.ts'
import { routeTree } from './route-tree.gen.ts'
import { keepChosenTheme } from './ui/chosen-theme.ts'
import { UnexpectedError } from './ui/unexpected-error.tsx'

const router = createRouter({
  routeTree,
  context: { api },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: UnexpectedError,
  defaultOnCatch: (error) => logUncaught('A screen could not be shown', error),
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** The screen's title, for the browser tab and screen readers. */
    title?: string
  }
}

logUncaughtErrors()
listenForDroppedMails()
keepChosenTheme()
reloadOnMissingChunk()
loadSentencesInTime()
watchSession(router)
whenIdle(registerServiceWorker)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = (
  <StrictMode>
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>
  </StrictMode>
)

// Rendered once, since rendering the frame first would render and lay it out twice; as a
// transition, so that it runs in short steps.
void untilFirstPaint(router.load()).then(() => startTransition(() => createRoot(root).render(app)))
