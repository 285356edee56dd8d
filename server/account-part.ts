import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './db/client.ts'
import type { ImportPart } from './import-part.ts'
import type { Vault } from './secrets/vault.ts'
import type { FileStore } from './storage/file-store.ts'

/** What a feature keeps of each account. */
export type AccountPart = {
  /** Runs in the transaction that makes the account. */
  created?: (trx: Db, user: NewAccount) => Promise<unknown>
  /**
   * Runs in the transaction that gives an account back into its owner's hands: a reset of the
   * password, or a takeover by whoever has proven the address. What opens the account besides its
   * sessions, and whoever may have made it, ends here.
   */
  accessEnds?: (trx: Db, userId: string) => Promise<unknown>
  /**
   * Runs before the account's rows go with all that refers to them. What it returns runs after they
   * have gone, for what is kept outside the database.
   */
  beforeErasure?: (request: ErasureRequest) => Promise<() => Promise<void>>
  /** How many bytes of files it keeps of the user, deleted ones too while they are kept. */
  fileBytes?: (trx: Db, userId: string) => Promise<number>
  /** What it adds to "download my data". */
  exports?: readonly ExportPart[]
  /** What it takes back of such an archive. */
  imports?: readonly ImportPart[]
}

export type NewAccount = { user_id: string; first_name: string; last_name: string }

export type ErasureRequest = { db: Db; userId: string; files: FileStore; log: FastifyBaseLogger }

/** One name in foothold.json: never anybody else's data, never a secret. */
export type ExportPart = {
  /** Its name in foothold.json. */
  name: string
  /** What the archive's README says of it; a line of it has at most 64 characters. */
  about: string
} & (
  | { read: ReadExport }
  /**
   * Asks the file storage what has to be asked of it, before the transaction, which would keep others
   * waiting, and before the archive is begun: later nobody could be told of a failure.
   */
  | { prepare: (source: ExportSource) => Promise<ReadExport> }
)

export type ReadExport = (request: ExportRequest) => Promise<Exported>

export type ExportSource = { db: Db; userId: string; files: FileStore; log: FastifyBaseLogger }

export type ExportRequest = {
  /** Inside a transaction that sees one moment: every part fits the others. */
  trx: Db
  userId: string
  /** What is left out unless it is asked for by name, such as `eeo`. */
  includes: ReadonlySet<string>
  /** Opens what is kept encrypted. */
  vault: Vault
}

/** Undefined `data` leaves the name out. */
export type Exported = ({ data: unknown } | { pages: AsyncIterable<readonly unknown[]> }) & {
  /** Asked for once all pages have been read. */
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

/** A file of its own in the archive, opened when its turn comes. */
export type ExportFile = { path: string; open: () => Promise<Readable> }
