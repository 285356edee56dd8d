import { randomBytes } from 'node:crypto'
import type { MailAddress } from '#src/mail/folder.ts'
import type { Context, Services } from '../../context.ts'
import { lockUser } from '../../db/lock-user.ts'
import { NotFound } from '../../errors.ts'
import type { Binding } from '../../secrets/vault.ts'
import { hashToken } from '../../sessions/token.ts'
import { recordSecurityEvent } from '../security/index.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

/** Hex: mail servers may write it in any case. */
const SECRET_BYTES = 16
const LOCAL_PART = new RegExp(`^in-([0-9a-f]{${2 * SECRET_BYTES}})$`)

/** An address that is copied to another person's row cannot be decrypted there. */
const bindTo = (userId: string): Binding => ({
  label: t('The address for mail'),
  boundTo: `mail_addresses:${userId}`,
})

/** Returns the hash of the secret in an address of this server; undefined if it cannot be one. */
export function readAddress(address: string, domain: string): string | undefined {
  const at = address.lastIndexOf('@')
  if (address.slice(at + 1).toLowerCase() !== domain) return undefined
  const secret = LOCAL_PART.exec(address.slice(0, Math.max(at, 0)).toLowerCase())?.[1]
  return secret === undefined ? undefined : hashToken(secret)
}

/** Null if this server receives no mail. @throws Unavailable without the encryption key */
export async function getAddress(ctx: Context, userId: string): Promise<MailAddress> {
  const { mailIn } = ctx.config
  const stored = mailIn && (await queries.findAddress(ctx.db, userId))
  if (stored === undefined) return { address: null }
  return { address: `in-${await ctx.vault.open(stored, bindTo(userId))}@${mailIn?.domain}` }
}

/** Creates an address; the former one stops working immediately. @throws NotFound, Unavailable */
export async function makeAddress(ctx: Context, userId: string): Promise<MailAddress> {
  const { mailIn } = ctx.config
  if (mailIn === undefined) throw new NotFound(t('This server does not accept mail'))
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const sealed = await ctx.vault.seal(trx, secret, bindTo(userId))
    await queries.putAddress(trx, { user_id: userId, secret_hash: hashToken(secret), ...sealed })
    await recordSecurityEvent(trx, ctx, userId, 'mail_address_made')
  })
  return { address: `in-${secret}@${mailIn.domain}` }
}

/** Deletes the address. No-op if there is none. */
export async function endAddress(ctx: Context, userId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    if ((await queries.deleteAddress(trx, userId)) === undefined) return
    await recordSecurityEvent(trx, ctx, userId, 'mail_address_ended')
  })
}

/** Re-encrypts one person's address with the first key. */
export const resealAddress = (
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  userId: string,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const stored = await queries.lockAddress(trx, userId)
    if (stored === undefined) return
    const secret = await vault.open(stored, bindTo(userId))
    await queries.resealAddress(trx, userId, await vault.seal(trx, secret, bindTo(userId)))
  })
