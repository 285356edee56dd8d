import { createFileRoute, redirect } from '@tanstack/react-router'
import { storeShared, readShared } from '../features/jobs/shared-posting.ts'
import { keepSharedMail, keepSharedMailFile, looksLikeMail } from '../features/mail/shared-mail.ts'
import { forgetSharedFile, readSharedFile } from '../lib/shared-file.ts'

/** Reads shared text that was too long for a URL. */
async function readWords(query: string): Promise<string> {
  const key = new URLSearchParams(query).get('words')
  if (key === null) return query
  const words = await (await readSharedFile(key))?.text()
  await forgetSharedFile(key)
  return words ?? ''
}

/** The service worker redirects here with what was shared with the installed app. */
export const Route = createFileRoute('/share')({
  beforeLoad: async ({ location }) => {
    const mail = new URLSearchParams(location.searchStr).get('mail')
    if (mail !== null) keepSharedMailFile(mail)
    const words = mail === null ? await readWords(location.searchStr) : ''
    const shared = readShared(words)
    const isMail = mail !== null || (shared?.way === 'text' && looksLikeMail(shared.text))
    if (mail === null && isMail && shared !== undefined) keepSharedMail(shared.text)
    if (isMail) throw redirect({ to: '/dashboard', search: { mail: 'add' }, replace: true })
    storeShared(words)
    throw redirect({ to: '/job-tracker', search: { dialog: 'add' }, replace: true })
  },
})
