import type { StatusChange } from './schema.ts'
import { t } from '../language/t.ts'

/** The changes before and after, if any. */
export type Neighbours = { before?: StatusChange | undefined; after?: StatusChange | undefined }

/**
 * Returns why a status cannot have begun at `changedAt` (an ISO instant in UTC), as a message for
 * the person; undefined if it can (docs/behaviour.md#when-a-status-began). Two changes at the same
 * instant would have no order.
 */
export const findOrderProblem = (
  changedAt: string,
  { before, after }: Neighbours,
  now: Date,
): string | undefined => {
  if (changedAt > now.toISOString()) return t('A status cannot begin in the future')
  if (before && changedAt <= before.changed_at)
    return t('A status must begin after the one before it')
  if (after && changedAt >= after.changed_at)
    return t('A status must begin before the one after it')
  return undefined
}
