import type { CorrectChangeInput, StatusChange } from '#src/jobs/schema.ts'
import type { Db } from '../../db/client.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import * as queries from './queries.ts'
import { JOB_NOT_FOUND } from './service.ts'

/** Every status the application has had, oldest first. @throws NotFound */
export async function listHistory(db: Db, userId: string, id: string): Promise<StatusChange[]> {
  const changes = await queries.listStatusChanges(db, userId, id)
  if (changes.length === 0) throw new NotFound(JOB_NOT_FOUND)
  return changes
}

/**
 * Dates a change of status anew (docs/behaviour.md#when-a-status-began).
 * @throws InvalidInput when it would lie ahead or on the other side of another one; NotFound
 */
export async function correctChange(
  db: Db,
  userId: string,
  sent: CorrectChangeInput,
): Promise<StatusChange> {
  return db.transaction().execute(async (trx) => {
    if (!(await queries.lockJob(trx, userId, sent.id))) throw new NotFound(JOB_NOT_FOUND)
    const changes = await queries.listStatusChanges(trx, userId, sent.id)
    const index = changes.findIndex(({ id }) => id === sent.change_id.toLowerCase())
    const current = changes[index]
    if (current === undefined) throw new NotFound('Status change not found')
    if (current.changed_at === sent.changed_at) return current
    checkOrder(sent.changed_at, changes[index - 1], changes[index + 1])
    const corrected = await queries.updateStatusChange(trx, userId, sent)
    const isLast = index === changes.length - 1
    await queries.touchJob(trx, userId, sent.id, {
      ...(isLast && { status_changed_at: sent.changed_at }),
    })
    return corrected
  })
}

type Neighbour = StatusChange | undefined

/** Two at one instant would have no order. */
function checkOrder(changedAt: string, before: Neighbour, after: Neighbour): void {
  if (changedAt > new Date().toISOString()) {
    throw new InvalidInput('A status cannot begin in the future')
  }
  if (before && changedAt <= before.changed_at) {
    throw new InvalidInput('A status must begin after the one before it')
  }
  if (after && changedAt >= after.changed_at) {
    throw new InvalidInput('A status must begin before the one after it')
  }
}
