/** Flags beside the status: how an application came to nothing. */
export const OUTCOMES = ['ghosted', 'withdrawn', 'declined', 'closed'] as const
export type Outcome = (typeof OUTCOMES)[number]
export const OUTCOME_LABELS: Record<Outcome, string> = {
  ghosted: 'Ghosted',
  withdrawn: 'Withdrawn',
  declined: 'Declined',
  closed: 'Closed',
}
