import type { JobStatus } from '../jobs/constants.ts'
import type { MailKind } from './kinds.ts'

type Found = {
  kind: MailKind
  /** When the mail came. */
  received_at: string
  /** Whether it calls an interview off, which leaves the status. */
  isCancellation?: boolean
}

/**
 * What an application becomes by a mail; undefined where it stays. Nothing goes back, but for an
 * interview after a rejection that is older than it.
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

/** What a new application is, made of a mail. */
export const proposeFirstStatus = (kind: MailKind): JobStatus => {
  if (kind === 'rejection') return 'rejected'
  if (kind === 'interview') return 'interviewing'
  return kind === 'offer' ? 'offer' : 'applied'
}
