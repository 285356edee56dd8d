import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { api } from '../lib/trpc.ts'
import { PageTitle } from '../ui/page-title.tsx'

const Root = () => (
  <>
    <Outlet />
    <PageTitle />
  </>
)

export const Route = createRootRouteWithContext<{ api: typeof api }>()({ component: Root })
