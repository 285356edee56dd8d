import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { draftSupportMail } from './support-mail.ts'

/** The address of a mail draft about the current page, to whoever supports this server. */
export const useSupportLink = (): string => {
  const { data } = trpc.shell.deployment.useQuery(undefined, { staleTime: Infinity })
  const { pathname } = useLocation()
  // As drawn: the menu's entry when the menu opens, a page's link with its page.
  const [now] = useState(() => new Date())
  return draftSupportMail({ to: data?.support_email ?? '', path: pathname, now })
}
