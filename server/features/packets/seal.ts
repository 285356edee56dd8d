import { DOCUMENT_MAX_BYTES } from '#src/documents/constants.ts'
import type { SentDocument } from '#src/documents/schema.ts'
import {
  ANSWERS_MAX,
  type Packet,
  type SealedFile,
  type SealInput,
  TOO_MANY_ANSWERS,
} from '#src/packets/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { lockUser } from '../../db/lock-user.ts'
import { AppError, InvalidInput, NotSignedIn } from '../../errors.ts'
import { countRows, type RowLimit, ROWS_MAX } from '../../limits/rows.ts'
import { hashFile } from '../../storage/hash-file.ts'
import { findStored, makeFileKey, openStored, removeFiles } from '../documents/index.ts'
import { findSavedPosting, getJob, holdJob } from '../jobs/index.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

/** At least one packet per application is allowed. */
export const limitPackets = ({ config }: Pick<Context, 'config'>): RowLimit => ({
  label: t('packets'),
  max: Math.max(ROWS_MAX, config.limits.applications),
  count: countRows('packets'),
})

/** A file of the packet; `storage_key` is set if its bytes were stored for this packet. */
type Copied = SealedFile & { file_type: string; storage_key: string | undefined }

/**
 * Stores a copy of what is sent with the application: the bytes of its documents, the posting and
 * the answers (docs/behaviour.md#what-was-sent). Deleted documents are left out.
 * @throws NotFound, InvalidInput beyond a limit, StorageUnavailable
 */
export async function sealPacket(
  ctx: Context,
  userId: string,
  { id: jobId, answers, more_answers: more, request_id: requestId }: SealInput,
): Promise<Packet> {
  const { documents } = await getJob(ctx.db, userId, jobId)
  const first = requestId && (await queries.findByRequest(ctx.db, userId, requestId))
  if (first) return first
  const put: string[] = []
  try {
    const files: Copied[] = []
    for (const document of documents) {
      if (document.id === null) continue
      files.push(await copyDocument(ctx, userId, { ...document, id: document.id }, put))
    }
    const packet = await ctx.db.transaction().execute(async (trx) => {
      // Locked before the application, in the same order everywhere.
      if ((await lockUser(trx, userId)) === undefined) throw new NotSignedIn()
      await holdJob(trx, userId, jobId)
      const earlier = requestId && (await queries.findByRequest(trx, userId, requestId))
      if (earlier) return earlier
      await keepFiles(trx, userId, files)
      await ctx.limits.checkFiles(trx, userId)
      const sealed = await queries.insertPacket(trx, {
        user_id: userId,
        job_id: jobId,
        request_id: requestId ?? null,
        files: files.map(toSealed),
        posting: (await findSavedPosting(trx, userId, jobId)) ?? null,
        answers: await joinAnswers(trx, userId, jobId, { answers, more }),
      })
      await ctx.limits.checkRows(trx, userId, limitPackets(ctx), 1)
      // The posting and earlier answers are copied, so that a short input may add a long text.
      if (sealed.posting !== null || more !== undefined) await ctx.limits.checkText(trx, userId)
      return sealed
    })
    await removeUnneeded(ctx, userId, put)
    return packet
  } catch (error) {
    // After any other failure the rows may exist, so only the sweep can tell which files are
    // unused.
    if (error instanceof AppError) await removeFiles(ctx, put)
    throw error
  }
}

/** Requires the user's lock, so that no answer added concurrently is left out. */
async function joinAnswers(
  trx: Db,
  userId: string,
  jobId: string,
  { answers, more }: { answers: SealInput['answers']; more: SealInput['more_answers'] },
): Promise<Packet['answers']> {
  if (more === undefined) return answers ?? []
  const before = answers ?? (await queries.findNewest(trx, userId, jobId))?.answers ?? []
  const joined = [...before, ...more]
  if (joined.length > ANSWERS_MAX) throw new InvalidInput(TOO_MANY_ANSWERS)
  return joined
}

const toSealed = ({ name, document_type, size, sha256 }: Copied): SealedFile => ({
  name,
  document_type,
  size,
  sha256,
})

/** Copies the document's bytes to a new key, unless the same bytes are stored already. */
async function copyDocument(
  ctx: Context,
  userId: string,
  { id, filename, document_type }: SentDocument & { id: string },
  put: string[],
): Promise<Copied> {
  const stored = await findStored(ctx.db, userId, id)
  const content = stored && (await openStored(ctx.files, stored.storage_key))
  if (stored === undefined || content === undefined) {
    throw new InvalidInput(
      t('“{filename}” no longer exists. Please upload it again.', { filename }),
    )
  }
  const tooLarge = `“${filename}” is larger than it was`
  const limit = { userId, maxBytes: DOCUMENT_MAX_BYTES, tooLarge }
  const local = await ctx.incoming.receive(content, limit)
  try {
    const sha256 = await hashFile(local.path)
    const file = { name: filename, document_type, size: local.size, sha256 }
    const { file_type } = stored
    if ((await queries.findFile(ctx.db, userId, sha256)) !== undefined) {
      return { ...file, file_type, storage_key: undefined }
    }
    const storage_key = await makeFileKey(ctx.db, userId)
    put.push(storage_key)
    await ctx.files.put(storage_key, local, file_type)
    return { ...file, file_type, storage_key }
  } finally {
    await ctx.incoming.discard(local)
  }
}

/** Throws if bytes that were stored at the time of copying have been removed since. */
async function keepFiles(trx: Db, userId: string, files: readonly Copied[]): Promise<void> {
  for (const { sha256, size, file_type, storage_key } of files) {
    if (storage_key !== undefined) {
      await queries.insertFile(trx, { user_id: userId, sha256, size, file_type, storage_key })
    } else if ((await queries.findFile(trx, userId, sha256)) === undefined) {
      throw new InvalidInput(t('This could not be saved. Please try again.'))
    }
  }
}

/** Of two concurrent requests that store the same bytes, one has stored them needlessly. */
async function removeUnneeded(ctx: Context, userId: string, put: readonly string[]): Promise<void> {
  if (put.length === 0) return
  const used = new Set((await queries.listFiles(ctx.db, userId)).map((file) => file.storage_key))
  const unneeded = put.filter((key) => !used.has(key))
  if (unneeded.length > 0) await removeFiles(ctx, unneeded)
}
