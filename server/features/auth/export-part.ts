import type { Readable } from 'node:stream'
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
}

/** A file of its own in the archive, opened when its turn comes. */
export type ExportFile = {
  path: string
  /** Asked before the archive is begun, whose failure nobody could be told of. */
  isThere: () => Promise<boolean>
  open: () => Promise<Readable>
}

/** What one feature adds to "download my data": never anybody else's, never a secret. */
export type ExportPart = (
  request: ExportRequest,
) => Promise<{ data: unknown; files?: readonly ExportFile[] }>
