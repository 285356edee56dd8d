import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { id } from '#src/fields.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import { unmarkAllDeleted } from './db/soft-delete.ts'
import { InvalidInput } from './errors.ts'
import type { RowLimit } from './limits/rows.ts'
import type { Vault } from './secrets/vault.ts'
import type { FileStore, LocalFile } from './storage/file-store.ts'
import { t } from '#src/language/t.ts'

/**
 * Imports one part of foothold.json; the counterpart of an `ExportPart`. All parts are read before
 * any is prepared, and all are written in one transaction.
 */
export type ImportPart = {
  /** Its name in foothold.json. */
  name: string
  /** Names of the parts that its rows refer to. */
  after?: readonly string[]
  /**
   * Runs in short steps (in-turns.ts). @throws ZodError, InvalidInput if no export writes such data
   */
  read: (data: unknown) => Generator<undefined, ImportSteps>
}

export type ImportSteps = {
  /** Runs before the transaction, for data outside the database. */
  prepare?: (source: ImportSource) => Promise<void>
  /** Runs in the transaction, which has locked the user. @returns the number of added rows */
  write: (request: ImportRequest) => Promise<number>
}

/** The archive, and the destination of its files. */
export type ImportSource = {
  db: Db
  userId: string
  files: FileStore
  log: FastifyBaseLogger
  /** Unpacks a file to the local disk. @throws InvalidInput if it is missing or too large */
  unpack: (path: string, maxBytes: number) => Promise<LocalFile>
  /** Moves a file into the storage; it is removed if the import fails. */
  put: (key: string, file: LocalFile, type: string) => Promise<void>
}

export type ImportRequest = {
  trx: Db
  userId: string
  config: Config
  vault: Vault
  readTimeZone: () => string
  /** Call it after adding rows. @throws InvalidInput if there are too many now */
  checkRows: (limit: RowLimit, added: number) => Promise<void>
  /** Call it after adding files. @throws InvalidInput if they are too large now */
  checkFiles: () => Promise<void>
  /** The account's rows that correspond to the archive's. */
  rows: ImportedRows
  /** Sentences for the person about what was left out. */
  problems: string[]
  /** Marks a stored file as not needed after all. */
  drop: (key: string) => void
}

/** Runs in short steps. @throws ZodError */
type Rows<T> = { readRows: (data: unknown) => Generator<undefined, T> }

/** @param shape the schema of an export; unknown fields are ignored */
export const defineImport = <T>({
  shape,
  create,
  ...part
}: Omit<ImportPart, 'read'> & {
  shape: z.ZodType<T> | Rows<T>
  create: (sent: T) => ImportSteps
}): ImportPart => ({
  ...part,
  *read(data) {
    return create('readRows' in shape ? yield* shape.readRows(data) : shape.parse(data))
  },
})

/** The id of a row in the database's notation. */
export const rowId = id.transform((value) => value.toLowerCase())

/** After this many invalid rows, the report is long enough. */
const WRONG_MAX = 5

/** Parses a list of rows, each id once. */
export const listOf = <Row extends WithId>(row: z.ZodType<Row>, max: number): Rows<Row[]> => {
  const all = z
    .array(z.unknown(), { error: t('This must be a list') })
    .max(max, t('At most {max, number} can be imported', { max }))
  function* readRows(data: unknown) {
    const rows: Row[] = []
    const wrong: z.core.$ZodIssue[][] = []
    for (const [index, one] of all.parse(data).entries()) {
      const { data: sent, error } = row.safeParse(one)
      if (error === undefined) rows.push(sent)
      else wrong.push(error.issues.map((issue) => ({ ...issue, path: [index, ...issue.path] })))
      if (wrong.length === WRONG_MAX) break
      yield
    }
    if (wrong.length > 0) throw new z.ZodError(wrong.flat())
    if (new Set(rows.map(({ id: of }) => of)).size === rows.length) return rows
    const message = t('One of them is listed twice')
    throw new z.ZodError([{ code: 'custom', message, path: [], input: undefined }])
  }
  return { readRows }
}

type Imported = { id: string; isNew: boolean }

/** Maps the archive's rows to the account's, by their part's name. */
export type ImportedRows = {
  /** Undefined for a row that was left out. */
  put: (part: string, id: string, row: Imported | undefined) => void
  /** @throws InvalidInput for a row that the archive does not contain */
  get: (part: string, id: string) => Imported
  /** Like `get`, for a reference that may be empty. */
  find: (part: string, id: string | null | undefined) => string | null
}

export function createImportedRows(): ImportedRows {
  const parts = new Map<string, Map<string, Imported | undefined>>()
  const refuse = (part: string): never => {
    throw new InvalidInput(
      t(
        'This archive is incomplete: something in it belongs to one of its {part} that is missing.',
        { part },
      ),
    )
  }
  return {
    put(part, from, row) {
      const rows = parts.get(part) ?? new Map<string, Imported | undefined>()
      parts.set(part, rows.set(from, row))
    },
    get: (part, from) => parts.get(part)?.get(from) ?? refuse(part),
    find(part, from) {
      if (from == null) return null
      const rows = parts.get(part)
      return rows?.has(from) === true ? (rows.get(from)?.id ?? null) : refuse(part)
    },
  }
}

/**
 * Runs `work` on at most `size` rows at a time, because a statement has a limited number of
 * parameters.
 */
export async function inBatches<T>(
  rows: readonly T[],
  work: (batch: T[]) => Promise<unknown>,
  size = 250,
): Promise<void> {
  for (let from = 0; from < rows.length; from += size) await work(rows.slice(from, from + size))
}

type WithId = { id: string }

/**
 * Adds the archive's rows that the account does not have, compared by id or content; deleted ones
 * are restored.
 * @returns the number of added rows
 */
export async function writeMissing<Compared, Row extends Compared & WithId>(
  request: ImportRequest,
  rows: readonly Row[],
  of: {
    table: Parameters<typeof unmarkAllDeleted>[1]
    list: (trx: Db, userId: string) => Promise<readonly (Compared & WithId)[]>
    /** Equal for rows with equal content. */
    toKey: (row: Compared) => string
    insert: (trx: Db, userId: string, batch: Row[]) => Promise<unknown>
    limit: RowLimit
  },
): Promise<number> {
  const { trx, userId } = request
  const ids = rows.map(({ id }) => id)
  const { present } = await unmarkAllDeleted(trx, of.table, userId, ids)
  const others = (await of.list(trx, userId)).filter(({ id }) => !present.has(id))
  const known = new Set(others.map(of.toKey))
  const missing = rows.filter((row) => !present.has(row.id) && !known.has(of.toKey(row)))
  await inBatches(missing, async (batch) => {
    await of.insert(trx, userId, batch)
    await request.checkRows(of.limit, batch.length)
  })
  return missing.length
}

const BELOW_MAX = 999

/**
 * Returns the instants of rows in the order of their list, each at a different microsecond. Exports
 * only have milliseconds, so that rows with equal instants would change their order.
 */
export function keepOrder(
  instants: readonly string[],
  order: 'ascending' | 'descending',
): string[] {
  const total = new Map<string, number>()
  for (const at of instants) total.set(at, (total.get(at) ?? 0) + 1)
  const seen = new Map<string, number>()
  return instants.map((at) => {
    const before = seen.get(at) ?? 0
    seen.set(at, before + 1)
    const below = order === 'ascending' ? before : (total.get(at) ?? 1) - 1 - before
    return at.replace(/Z$/, `${String(Math.min(below, BELOW_MAX)).padStart(3, '0')}Z`)
  })
}
