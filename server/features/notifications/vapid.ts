import type { Db } from '../../db/client.ts'
import type { Binding, Vault } from '../../secrets/vault.ts'
import * as queries from './push-queries.ts'
import { t } from '#src/language/t.ts'

type Deps = { db: Db; vault: Vault }
export type VapidKeys = { publicKey: string; privateKey: string }

const BINDING: Binding = { label: t('Notifications'), boundTo: 'vapid_keys' }

/**
 * The key pair that identifies this server to push services. It is created once and shared by all
 * servers on the database, because every subscription is bound to it.
 * @throws Unavailable without the key that encrypts the private key
 */
export async function getVapidKeys({ db, vault }: Deps): Promise<VapidKeys> {
  const stored = (await queries.findVapidKeys(db)) ?? (await makeVapidKeys({ db, vault }))
  return { publicKey: stored.public_key, privateKey: await vault.open(stored, BINDING) }
}

async function makeVapidKeys({ db, vault }: Deps) {
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await db.transaction().execute(async (trx) => {
    const sealed = await vault.seal(trx, privateKey, BINDING)
    await queries.insertVapidKeys(trx, { public_key: publicKey, ...sealed })
  })
  const stored = await queries.findVapidKeys(db)
  if (stored === undefined) throw new Error('the keys for notifications were not kept')
  return stored
}

/** Re-encrypts the private key with the first key. */
export const resealVapidKeys = ({ db, vault }: Deps): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const stored = await queries.lockVapidKeys(trx)
    if (stored === undefined) return
    const privateKey = await vault.open(stored, BINDING)
    await queries.resealVapidKeys(trx, await vault.seal(trx, privateKey, BINDING))
  })
