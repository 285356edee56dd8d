import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { createDirectoryStore } from './directory.ts'
import type { FileStore } from './file-store.ts'
import { createIncoming, type Incoming } from './incoming.ts'
import { createS3Store } from './s3.ts'

export type Storage = { files: FileStore; incoming: Incoming }

type StorageConfig = Pick<Config, 'dataDir' | 's3' | 'publicUrl'>

/** The configured storage. Does not connect to it: it may be down at the start. */
export function openStorage(config: StorageConfig, log: Pick<FastifyBaseLogger, 'warn'>): Storage {
  const { dataDir, s3, publicUrl } = config
  const warn = (err: unknown, message: string) => log.warn({ err }, message)
  return {
    files: s3 ? createS3Store({ s3, publicUrl, warn }) : createDirectoryStore(dataDir),
    incoming: createIncoming(dataDir),
  }
}

/** The local store that may hold files from before S3 was set up; undefined without S3. */
export const openFormerFiles = (config: Pick<Config, 'dataDir' | 's3'>): FileStore | undefined =>
  config.s3 && createDirectoryStore(config.dataDir)
