import {
  type ConnectFolderInput,
  FOLDER_PROBLEM_WORDS,
  type FolderProblem,
  type MailFolderState,
} from '#src/mail/folder.ts'
import { MAIL_MAX_BYTES } from '#src/mail/schema.ts'
import type { Context, Services } from '../../context.ts'
import { lockUser } from '../../db/lock-user.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import type { RateRule } from '../../rate-limit/limiter.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { bindTo, checkOwn } from './check-folder.ts'
import { FolderFailure, withFolder } from './imap.ts'
import { toReach } from './read-folder.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

/** Prevents trying out passwords or addresses. */
const CONNECTIONS: RateRule = { name: 'mail-folder', limit: 20, windowMs: 15 * 60_000 }

export async function getFolder({ db }: Context, userId: string): Promise<MailFolderState> {
  const found = await queries.findFolder(db, userId)
  if (found === undefined) return { folder: null }
  const { created_at: _, ...folder } = found
  return { folder }
}

/**
 * Connects a folder if it can be opened, and replaces an existing one.
 * @throws InvalidInput, TooManyRequests, Unavailable
 */
export async function connectFolder(
  ctx: Context,
  userId: string,
  access: ConnectFolderInput,
): Promise<MailFolderState> {
  const problem = await limit(ctx, userId, () => tryOut(ctx, access))
  if (problem !== undefined) throw new InvalidInput(FOLDER_PROBLEM_WORDS[problem])
  const { password, ...place } = access
  await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const sealed = await ctx.vault.seal(trx, password, bindTo(userId))
    await queries.putFolder(trx, { user_id: userId, ...place, ...sealed })
    await recordSecurityEvent(trx, ctx, userId, 'mail_folder_connected', { detail: place.host })
  })
  return getFolder(ctx, userId)
}

const limit = <T>({ limiter }: Context, userId: string, work: () => Promise<T>): Promise<T> =>
  limiter.run([{ rule: CONNECTIONS, subject: userId }], work, () => true)

/** Returned rather than thrown: the limiter counts no work that throws. */
async function tryOut(
  ctx: Context,
  access: ConnectFolderInput,
): Promise<FolderProblem | undefined> {
  try {
    return await withFolder(access, toReach(ctx), MAIL_MAX_BYTES, async () => undefined)
  } catch (error) {
    if (error instanceof FolderFailure) return error.problem
    throw error
  }
}

/** Checks the folder now. @throws NotFound, TooManyRequests */
export async function checkFolder(ctx: Context, userId: string): Promise<MailFolderState> {
  if ((await queries.findFolder(ctx.db, userId)) === undefined) {
    throw new NotFound(t('No mail folder is connected'))
  }
  await limit(ctx, userId, () => checkOwn(ctx, userId))
  return getFolder(ctx, userId)
}

/** Deletes the folder and its password. */
export async function endFolder(ctx: Context, userId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    if ((await queries.deleteFolder(trx, userId)) === undefined) return
    await recordSecurityEvent(trx, ctx, userId, 'mail_folder_ended')
  })
}

/** Re-encrypts one person's password with the first key. */
export const resealFolder = (
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  userId: string,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const stored = await queries.lockSealed(trx, userId)
    if (stored === undefined) return
    const password = await vault.open(stored, bindTo(userId))
    await queries.reseal(trx, userId, await vault.seal(trx, password, bindTo(userId)))
  })
