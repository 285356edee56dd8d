import type { FastifyInstance } from 'fastify'
import { withTimeLimit } from './concurrency.ts'
import type { Config } from './config.ts'
import type { DatabaseHandle } from './db/client.ts'
import { checkWritable } from './storage/directory.ts'
import type { FileStore } from './storage/file-store.ts'

const RETRY_SECONDS = 5
/** A network disk can hang rather than fail. */
const CHECK_TIMEOUT_MS = 3_000

/** /healthz: the process is up. /readyz: the database and the storage too, each named, no details. */
export function registerHealth(
  app: FastifyInstance,
  { config, database, files }: { config: Config; database: DatabaseHandle; files: FileStore },
): void {
  // With S3, uploads still pass through the data directory; without it, `files` checks that itself.
  const checkFiles = () => Promise.all([files.check(), config.s3 && checkWritable(config.dataDir)])
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    const [forDatabase, forStorage] = await Promise.allSettled([
      database.check(),
      withTimeLimit(checkFiles(), CHECK_TIMEOUT_MS),
    ])
    const failures = [forDatabase, forStorage].filter(({ status }) => status === 'rejected')
    if (failures.length === 0) return { status: 'ok', database: 'ok', storage: 'ok' }
    for (const failure of failures) {
      request.log.warn({ err: 'reason' in failure ? failure.reason : undefined }, 'not ready')
    }
    return reply
      .status(503)
      .header('retry-after', String(RETRY_SECONDS))
      .send({
        status: 'unavailable',
        database: forDatabase.status === 'fulfilled' ? 'ok' : 'unavailable',
        storage: forStorage.status === 'fulfilled' ? 'ok' : 'unavailable',
      })
  })
}
