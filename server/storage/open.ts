import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { createDirectoryStore } from './directory.ts'
import type { FileStore } from './file-store.ts'
import { createIncoming, type Incoming } from './incoming.ts'

export type Storage = { files: FileStore; incoming: Incoming }

type StorageConfig = Pick<Config, 'dataDir' | 's3' | 'publicUrl'>

/** Opens the configured storage, without connecting to it, since it may be down at the start. */
export async function openStorage(
  config: StorageConfig,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Storage> {
  return { files: await openFiles(config, log), incoming: createIncoming(config.dataDir) }
}

async function openFiles(
  { dataDir, s3, publicUrl }: StorageConfig,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<FileStore> {
  if (s3 === undefined) return createDirectoryStore(dataDir)
  // Its library takes 10 MB of memory, so it is loaded on demand.
  const { createS3Store } = await import('./s3.ts')
  const warn = (err: unknown, message: string) => log.warn({ err }, message)
  return createS3Store({ s3, publicUrl, warn })
}

/** The local store that may hold files from before S3 was set up; undefined without S3. */
export const openFormerFiles = (config: Pick<Config, 'dataDir' | 's3'>): FileStore | undefined =>
  config.s3 && createDirectoryStore(config.dataDir)
