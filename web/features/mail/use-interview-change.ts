import { trpc } from '../../lib/trpc.ts'
import type { Mail } from '#src/mail/schema.ts'
import type { InterviewChange } from './say-mail.ts'

/** What a mail's invitation does to an interview that is there; asked for only where it has one. */
export function useInterviewChange({ id, interview }: Mail): InterviewChange | undefined {
  const { data } = trpc.mail.changes.useQuery(undefined, { enabled: interview !== null })
  if (data?.cancelled.includes(id) === true) return 'cancelled'
  return data?.moved.includes(id) === true ? 'moved' : undefined
}
