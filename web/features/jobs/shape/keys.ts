import type { Outcome } from '#src/jobs/outcomes.ts'

/** On a card or in its overview, each key toggles the outcome. */
export const OUTCOME_KEYS: Record<Outcome, string> = {
  ghosted: 'g',
  withdrawn: 'w',
  declined: 'd',
  closed: 'c',
}
