import { createFileRoute, redirect } from '@tanstack/react-router'
import { keepShared } from '../features/jobs/shared-posting.ts'

/** Where the system brings what is shared with the installed app (web/public/manifest.webmanifest). */
export const Route = createFileRoute('/share')({
  beforeLoad: ({ location }) => {
    keepShared(location.searchStr)
    throw redirect({ to: '/job-tracker', search: { dialog: 'add' }, replace: true })
  },
})
