import type { Config } from '../../config.ts'
import type { StartDeps } from '../../feature.ts'
import { StartupError } from '../../startup-error.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { openFormerFiles, type Storage } from '../../storage/open.ts'
import { toQuarantineKey } from './quarantine.ts'
import { getStorageNamespace } from './queries.ts'

/** The bucket stores the type, because signed downloads send it. */
const ANY_TYPE = 'application/octet-stream'

type MigrationConfig = Pick<Config, 'dataDir' | 's3'>

/**
 * Moves this database's files from the data directory to the bucket, under the same keys. Several
 * servers may do it at once, because the content of a key never changes. The next start continues
 * after an interruption.
 * @throws StartupError if a file cannot be moved; it is then kept
 */
export async function migrateLocalFilesToS3({
  config,
  db,
  log,
  ...storage
}: StartDeps): Promise<void> {
  const from = openFormerFiles(config)
  if (from === undefined) return
  const home = await getStorageNamespace(db)
  let count = 0
  try {
    for (const prefix of [`${home}/`, toQuarantineKey(`${home}/`)]) {
      for await (const { key } of from.list(prefix)) {
        if (await moveFile(key, from, storage)) count += 1
      }
    }
  } catch (error) {
    throw explain(error, config)
  }
  if (count > 0) log.info({ files: count }, 'Moved documents from the data directory to S3')
}

/** Removes the local file once the bucket has all of it. False if another server moved it first. */
async function moveFile(
  key: string,
  from: FileStore,
  { files, incoming }: Storage,
): Promise<boolean> {
  const source = await from.stat(key)
  if (source === undefined) return false
  const isThere = async () => (await files.stat(key))?.size === source.size
  if (!(await isThere())) {
    const content = await from.open(key)
    if (content === undefined) return false
    const limit = { userId: key, maxBytes: source.size, tooLarge: `${key} has grown` }
    const copy = await incoming.receive(content, limit)
    try {
      await files.put(key, copy, ANY_TYPE)
    } finally {
      await incoming.discard(copy)
    }
    if (!(await isThere())) throw new Error(`${key} was not copied completely`)
  }
  await from.remove(key)
  return true
}

/** Keeps the storage's own error as the cause. */
function explain(error: unknown, { dataDir, s3 }: MigrationConfig): StartupError {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '')
  return new StartupError(
    `Documents in ${dataDir}/files could not be moved to the bucket ${s3?.bucket} at ${s3?.endpoint}: ${reason}. Nothing is lost. Check S3_ENDPOINT, S3_ACCESS_KEY and the other S3 variables, and that the storage is running, then start again.`,
    { cause: error },
  )
}
