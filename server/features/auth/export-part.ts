import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client.ts'
import type { Vault } from '../../secrets/vault.ts'
import type { FileStore } from '../../storage/file-store.ts'

export type ExportRequest = {
  /** Inside a transaction that sees one moment: every part fits the others. */
  trx: Db
  userId: string
  /** What is left out unless it is asked for by name, such as `eeo`. */
  includes: ReadonlySet<string>
  /** Opens what is kept encrypted. */
  vault: Vault
  files: FileStore
  log: FastifyBaseLogger
}

/** A file of its own in the archive, opened when its turn comes. */
export type ExportFile = { path: string; open: () => Promise<Readable> }

export type Exported = { data: unknown; files?: readonly ExportFile[] }

/**
 * What one feature adds to "download my data": never anybody else's, never a secret. What it has to
 * ask of the file storage it asks in a function that is called once the transaction is over, and
 * before the archive is begun, whose failure nobody could be told of.
 */
export type ExportPart = (request: ExportRequest) => Promise<Exported | (() => Promise<Exported>)>
