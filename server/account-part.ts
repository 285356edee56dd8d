import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './db/client.ts'
import type { ImportPart } from './import-part.ts'
import type { Vault } from './secrets/vault.ts'
import type { FileStore } from './storage/file-store.ts'

/** What a feature stores for each account. */
export type AccountPart = {
  /** Runs in the transaction that makes the account. */
  created?: (trx: Db, user: NewAccount) => Promise<unknown>
  /**
   * Runs in the transaction that returns an account to its owner: a password reset, or a takeover
   * by whoever has confirmed the email address. Ends every access other than sessions, whoever
   * created it.
   */
  accessEnds?: (trx: Db, userId: string) => Promise<unknown>
  /**
   * Runs before the account's rows are deleted. The returned function runs afterwards, for data
   * outside the database.
   */
  beforeErasure?: (request: ErasureRequest) => Promise<() => Promise<void>>
  /** Returns the bytes of the user's files, including deleted ones that can still be restored. */
  fileBytes?: (trx: Db, userId: string) => Promise<number>
  /** The feature's parts of "Download my data". */
  exports?: readonly ExportPart[]
  /** The parts that it imports from such an archive. */
  imports?: readonly ImportPart[]
}

export type NewAccount = { user_id: string; first_name: string; last_name: string }

export type ErasureRequest = { db: Db; userId: string; files: FileStore; log: FastifyBaseLogger }

/** One name in foothold.json: never anybody else's data, never a secret. */
export type ExportPart = {
  /** Its name in foothold.json. */
  name: string
  /** Its description in the archive's README, at most 64 characters per line. */
  about: string
} & (
  | { read: ReadExport }
  /**
   * Runs file storage requests before the transaction, which would otherwise block others, and
   * before the response begins: later no failure could be reported.
   */
  | { prepare: (source: ExportSource) => Promise<ReadExport> }
)

export type ReadExport = (request: ExportRequest) => Promise<Exported>

export type ExportSource = { db: Db; userId: string; files: FileStore; log: FastifyBaseLogger }

export type ExportRequest = {
  /** Inside a snapshot transaction, so that all parts are consistent. */
  trx: Db
  userId: string
  /** Parts that are only included by name, such as `eeo`. */
  includes: ReadonlySet<string>
  /** Decrypts sealed values. */
  vault: Vault
}

/** Undefined `data` leaves the name out. */
export type Exported = ({ data: unknown } | { pages: AsyncIterable<readonly unknown[]> }) & {
  /** Called after all pages have been read. */
  files?: () => readonly ExportFile[]
}

const PAGE_ROWS = 250

/**
 * A list of which only a part is in memory at a time.
 * @param read returns the rows of some of `ids`, in the order of these
 */
export async function* readPages<Row>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < ids.length; from += PAGE_ROWS) {
    yield await read(ids.slice(from, from + PAGE_ROWS))
  }
}

/** A separate file in the archive, opened when it is written. */
export type ExportFile = { path: string; open: () => Promise<Readable> }
