import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicPage } from '../features/shell/public/public-page.tsx'

const Public = () => (
  <PublicPage>
    <Outlet />
  </PublicPage>
)

/** Pages without sign-in. */
export const Route = createFileRoute('/_public')({ component: Public })
