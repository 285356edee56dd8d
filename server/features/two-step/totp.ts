import type { TotpSetup } from '#src/two-step/schema.ts'
import type { Services } from '../../context.ts'
import { Conflict } from '../../errors.ts'
import type { Binding } from '../../secrets/vault.ts'
import { createSecret, describeSecret, findStep } from './otpauth.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

type Deps = Pick<Services, 'db' | 'vault'>

/** A secret that is copied to another user's row cannot be decrypted there. */
const bindTo = (userId: string): Binding => ({
  label: t('The authenticator app'),
  boundTo: `totp_secrets:${userId}`,
})

/**
 * Creates a secret for an authenticator app, which is inactive until its first correct code.
 * @throws Conflict if there is an active one, Unavailable without the key
 */
export async function createTotp(
  { db, vault }: Deps,
  userId: string,
  email: string,
): Promise<TotpSetup> {
  const secret = createSecret()
  await db.transaction().execute(async (trx) => {
    const sealed = await vault.seal(trx, secret, bindTo(userId))
    if ((await queries.putSecret(trx, userId, sealed)) === undefined) {
      throw new Conflict(t('An authenticator app is set up already'))
    }
  })
  return { secret, uri: describeSecret(secret, email) }
}

/**
 * Whether a code is valid now and was never used, for a secret that is confirmed as `isConfirmed`
 * says.
 */
export async function checkTotp(
  { db, vault }: Deps,
  userId: string,
  code: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const stored = await queries.findSecret(db, userId)
  if (stored === undefined || (stored.confirmed_at !== null) !== isConfirmed) return false
  const step = findStep(await vault.open(stored, bindTo(userId)), code)
  return step !== undefined && (await queries.takeStep(db, userId, step)) !== undefined
}

/** Re-encrypts one person's secret with the first key. */
export const resealTotp = ({ db, vault }: Deps, userId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const stored = await queries.lockSecret(trx, userId)
    if (stored === undefined) return
    const secret = await vault.open(stored, bindTo(userId))
    await queries.resealSecret(trx, userId, await vault.seal(trx, secret, bindTo(userId)))
  })
