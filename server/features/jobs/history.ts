import { findOrderProblem } from '#src/jobs/history.ts'
import type { CorrectChangeInput, StatusChange } from '#src/jobs/schema.ts'
import type { Db } from '../../db/client.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import * as history from './history-queries.ts'
import * as queries from './queries.ts'
import { JOB_NOT_FOUND } from './service.ts'
import { t } from '#src/language/t.ts'

/** Every status the application has had, oldest first. @throws NotFound */
export async function listHistory(db: Db, userId: string, id: string): Promise<StatusChange[]> {
  const changes = await history.listStatusChanges(db, userId, id)
  if (changes.length === 0) throw new NotFound(JOB_NOT_FOUND)
  return changes
}

/**
 * Changes the date of a status (docs/behaviour.md#when-a-status-began).
 * @throws InvalidInput if it is in the future or would change the order; NotFound
 */
export async function correctChange(
  db: Db,
  userId: string,
  sent: CorrectChangeInput,
): Promise<StatusChange> {
  return db.transaction().execute(async (trx) => {
    if (!(await queries.lockJob(trx, userId, sent.id))) throw new NotFound(JOB_NOT_FOUND)
    const changes = await history.listStatusChanges(trx, userId, sent.id)
    const index = changes.findIndex(({ id }) => id === sent.change_id.toLowerCase())
    const [before, current, after] = [changes[index - 1], changes[index], changes[index + 1]]
    if (current === undefined) throw new NotFound(t('Status change not found'))
    if (current.changed_at === sent.changed_at) return current
    const problem = findOrderProblem(sent.changed_at, { before, after }, new Date())
    if (problem !== undefined) throw new InvalidInput(problem)
    const corrected = await history.updateStatusChange(trx, userId, sent)
    await queries.touchJob(trx, userId, sent.id, {
      ...(after === undefined && { status_changed_at: sent.changed_at }),
    })
    return corrected
  })
}
