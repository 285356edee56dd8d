import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { draftSupportMail } from './support-mail.ts'

/** The `mailto:` URL of a support draft about the current page. */
export const useSupportLink = (): string => {
  const { data } = trpc.shell.deployment.useQuery(undefined, { staleTime: Infinity })
  const { pathname } = useLocation()
  // The time when the link was rendered.
  const [now] = useState(() => new Date())
  return draftSupportMail({ to: data?.support_email ?? '', path: pathname, now })
}
