import { JOB_STATUSES, type JobStatus, STATUS_LABELS } from '#src/jobs/constants.ts'
import type { PutStages, Stages } from '#src/jobs/shape.ts'
import type { Db } from '../../db/client.ts'
import { lockUser } from '../../db/lock-user.ts'
import { Conflict, InvalidInput, NotFound } from '../../errors.ts'
import * as queries from './stages-queries.ts'
import { t } from '#src/language/t.ts'

/** The person's stages in order. */
export async function getStages(db: Db, userId: string): Promise<Stages> {
  const stages: Stages = { saved: [], applied: [], interviewing: [], offer: [], rejected: [] }
  for (const { status, name } of await queries.listStages(db, userId)) stages[status].push(name)
  return stages
}

/**
 * Renames one, then replaces the lists that are sent (docs/behaviour.md#stages).
 * @throws InvalidInput when nothing is sent, NotFound and Conflict for a name to be changed
 */
export const putStages = (
  db: Db,
  userId: string,
  { rename, ...lists }: PutStages,
): Promise<Stages> =>
  db.transaction().execute(async (trx) => {
    if (rename === undefined && JOB_STATUSES.every((status) => lists[status] === undefined)) {
      throw new InvalidInput(t('Nothing to change was sent'))
    }
    // Locked before any application, since assigning a stage waits here (`requireStages`).
    await lockUser(trx, userId)
    if (rename !== undefined) await renameStage(trx, userId, rename)
    for (const status of JOB_STATUSES) {
      const names = lists[status]
      if (names === undefined) continue
      const of = { userId, status }
      await queries.clearOtherStages(trx, of, names)
      await queries.deleteOtherStages(trx, of, names)
      if (names.length > 0) await queries.putStages(trx, of, names)
    }
    return getStages(trx, userId)
  })

async function renameStage(
  trx: Db,
  userId: string,
  { status, from, to }: NonNullable<PutStages['rename']>,
): Promise<void> {
  const names = (await getStages(trx, userId))[status]
  if (!names.includes(from)) throw new NotFound(t('There is no stage “{from}”', { from }))
  if (from === to) return
  const isTaken = names.some((name) => name !== from && name.toLowerCase() === to.toLowerCase())
  if (isTaken) throw new Conflict(t('There is already a stage “{to}”', { to }))
  const renamed = { userId, status, from, to }
  await queries.copyStage(trx, renamed)
  await queries.moveToStage(trx, renamed)
  await queries.deleteStage(trx, { userId, status }, from)
}

type StageOf = { status: JobStatus; stage: string | null | undefined }

/** Call it with the user locked. @throws InvalidInput when one is not the person's for its status */
export async function requireStages(
  trx: Db,
  userId: string,
  wanted: readonly StageOf[],
): Promise<void> {
  if (wanted.every(({ stage }) => stage == null)) return
  const stages = await getStages(trx, userId)
  for (const { status, stage } of wanted) {
    if (stage == null || stages[status].includes(stage)) continue
    throw new InvalidInput(
      t('“{stage}” is not one of your stages for {label}', { stage, label: STATUS_LABELS[status] }),
    )
  }
}
