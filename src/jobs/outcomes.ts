import { t } from '../language/t.ts'

/** Flags beside the status: how an application ended without success. */
export const OUTCOMES = ['ghosted', 'withdrawn', 'declined', 'closed'] as const
export type Outcome = (typeof OUTCOMES)[number]
export const OUTCOME_LABELS: Record<Outcome, string> = {
  ghosted: t('Ghosted'),
  withdrawn: t('Withdrawn'),
  declined: t('Declined'),
  closed: t('Closed'),
}
