import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { Unavailable } from '../../errors.ts'
import { listUsedKeyIds } from '../../secrets/queries.ts'
import { describeMissingKey } from '../../secrets/vault.ts'
import { listUsersByKey } from './queries.ts'
import { resealEeo } from './service.ts'

const BATCH = 100
/** The least of all ids. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

type Deps = Pick<Services, 'db' | 'vault' | 'config'> & {
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
}

/**
 * Says which keys are missing, and encrypts anew what an older key of this server still holds.
 * Any number of servers may do it at once.
 */
export async function rotateEeoKeys({ db, vault, config, log }: Deps): Promise<void> {
  const [first, ...older] = await vault.listKeyIds()
  const used = (await listUsedKeyIds(db)).map(({ key_id }) => key_id)
  const missing = used.filter((id) => id !== first && !older.includes(id))
  if (missing.length > 0) log.error({ keyIds: missing }, describeMissingKey(config.dataDir))
  if (!used.some((id) => older.includes(id))) return
  let count = 0
  let next = await listUsersByKey(db, older, { after: BEFORE_ALL, limit: BATCH })
  for (let after = next.at(-1); after !== undefined; after = next.at(-1)) {
    for (const { user_id } of next) count += await reseal({ db, vault }, user_id)
    next = await listUsersByKey(db, older, { after: after.user_id, limit: BATCH })
  }
  log.info({ count }, 'Encrypted equal employment data with the new key')
}

/** A record that cannot be opened does not keep the others from theirs; the vault has said so. */
async function reseal(deps: Pick<Deps, 'db' | 'vault'>, userId: string): Promise<number> {
  try {
    await resealEeo(deps, userId)
    return 1
  } catch (error) {
    if (error instanceof Unavailable) return 0
    throw error
  }
}

/** Once at each start that serves: a new key comes with one. Closing waits for it. */
export function rotateOnceListening(app: FastifyInstance, services: Services): void {
  const { log } = app
  let rotation: Promise<void> = Promise.resolve()
  app.addHook('onListen', (done) => {
    rotation = rotateEeoKeys({ ...services, log }).catch((err: unknown) => {
      log.error({ err }, 'The keys of the equal employment data were not checked')
    })
    done()
  })
  app.addHook('onClose', () => rotation)
}
