import { UNDO_TTL_MS } from '#src/undo/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { lockUser } from '../../db/lock-user.ts'
import { NotFound } from '../../errors.ts'
import { countRows, ROWS_MAX } from '../../limits/rows.ts'
import { insertUndo, consumeUndo } from './queries.ts'
import { t } from '#src/language/t.ts'

type StoredUndo = {
  /** The name of the feature's step that reverts the change (`Feature.undoes`). */
  kind: string
  /** The step's input as JSON: the rows before and after the change. */
  images: unknown
}

/** Call it in the transaction of the change. @returns the id that undoes it, for a day */
export async function storeUndo(
  { limits }: Pick<Context, 'limits'>,
  trx: Db,
  userId: string,
  { kind, images }: StoredUndo,
): Promise<string> {
  const id = await insertUndo(trx, userId, kind, images)
  const limit = { label: t('changes that can be undone'), max: ROWS_MAX, count: countRows('undos') }
  await limits.checkRows(trx, userId, limit, 1)
  return id
}

/** Undoes a change, except what was changed since. @throws NotFound, also for a second time */
export async function undo({ db, undoes }: Context, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const stored = await consumeUndo(trx, userId, id, UNDO_TTL_MS)
    if (stored === undefined) throw new NotFound(t('There is nothing left to undo'))
    const step = undoes[stored.kind]
    if (step === undefined) throw new Error(`no feature reverts changes of kind ${stored.kind}`)
    await step(trx, userId, stored.images)
  })
}
