import type { JobStatus } from '../jobs/constants.ts'
import type { MailKind } from './kinds.ts'

type Found = {
  kind: MailKind
  /** When the mail arrived (ISO 8601). */
  received_at: string
  /** Whether it cancels an interview, which does not change the status. */
  isCancellation?: boolean
}

/**
 * The status of an application after a mail; undefined if unchanged. A status never goes back,
 * except from a rejection to a later interview.
 */
export function proposeStatus(
  status: JobStatus,
  since: string,
  { kind, received_at, isCancellation = false }: Found,
): JobStatus | undefined {
  switch (kind) {
    case 'confirmation':
    case 'assessment':
      return status === 'saved' ? 'applied' : undefined
    case 'rejection':
      return status === 'rejected' ? undefined : 'rejected'
    case 'offer':
      return status === 'offer' ? undefined : 'offer'
    case 'interview':
      if (isCancellation || status === 'offer' || status === 'interviewing') return undefined
      return status === 'rejected' && received_at <= since ? undefined : 'interviewing'
    case 'question':
    case 'other':
      return undefined
    default:
      return kind satisfies never
  }
}

/** The status of an application created from a mail. */
export const proposeFirstStatus = (kind: MailKind): JobStatus => {
  if (kind === 'rejection') return 'rejected'
  if (kind === 'interview') return 'interviewing'
  return kind === 'offer' ? 'offer' : 'applied'
}
