import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { checkStorage } from './check.ts'
import { createDirectoryStore } from './directory.ts'
import type { FileStore } from './file-store.ts'
import { createIncoming, type Incoming } from './incoming.ts'
import { createS3Store } from './s3.ts'

export type Storage = { files: FileStore; incoming: Incoming }

type StorageConfig = Pick<Config, 'dataDir' | 's3' | 'publicUrl'>

/** The configured storage. Nothing is asked of it yet: it may be down. */
export function openStorage(config: StorageConfig, log: Pick<FastifyBaseLogger, 'warn'>): Storage {
  const { dataDir, s3, publicUrl } = config
  const warn = (err: unknown, message: string) => log.warn({ err }, message)
  return {
    files: s3 ? createS3Store({ s3, publicUrl, warn }) : openDirectory(config),
    incoming: createIncoming(dataDir),
  }
}

/** Where files were kept before there was S3; undefined where they still are. */
export const openFormerFiles = (config: Pick<Config, 'dataDir' | 's3'>): FileStore | undefined =>
  config.s3 && openDirectory(config)

const openDirectory = (config: Pick<Config, 'dataDir'>): FileStore =>
  createDirectoryStore(join(config.dataDir, 'files'), () => checkStorage(config))
