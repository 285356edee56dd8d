import { trpc } from '../../lib/trpc.ts'
import type { Mail } from '#src/mail/schema.ts'
import type { InterviewChange } from './describe-mail.ts'

/**
 * How a mail's invitation changes an existing interview; only queried for mails with an invitation.
 */
export function useInterviewChange({ id, interview }: Mail): InterviewChange | undefined {
  const { data } = trpc.mail.changes.useQuery(undefined, { enabled: interview !== null })
  if (data?.cancelled.includes(id) === true) return 'cancelled'
  return data?.moved.includes(id) === true ? 'moved' : undefined
}
