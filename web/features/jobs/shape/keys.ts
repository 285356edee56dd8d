import type { Outcome } from '#src/jobs/outcomes.ts'

/** On a card or in its overview, each sets or takes off the flag. */
export const OUTCOME_KEYS: Record<Outcome, string> = {
  ghosted: 'g',
  withdrawn: 'w',
  declined: 'd',
  closed: 'c',
}
