import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicPage } from '../features/shell/public/public-page.tsx'

const Public = () => (
  <PublicPage>
    <Outlet />
  </PublicPage>
)

/** Pages that anyone may read. */
export const Route = createFileRoute('/_public')({ component: Public })
