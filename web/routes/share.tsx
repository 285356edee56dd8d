import { createFileRoute, redirect } from '@tanstack/react-router'
import { keepShared, readShared } from '../features/jobs/shared-posting.ts'
import { keepSharedMail, soundsLikeMail } from '../features/mail/shared-mail.ts'

/** Where the system brings what is shared with the installed app (web/public/manifest.webmanifest). */
export const Route = createFileRoute('/share')({
  beforeLoad: ({ location }) => {
    const shared = readShared(location.searchStr)
    if (shared?.way === 'text' && soundsLikeMail(shared.text)) {
      keepSharedMail(shared.text)
      throw redirect({ to: '/dashboard', search: { mail: 'add' }, replace: true })
    }
    keepShared(location.searchStr)
    throw redirect({ to: '/job-tracker', search: { dialog: 'add' }, replace: true })
  },
})
