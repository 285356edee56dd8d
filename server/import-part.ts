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
 * One name in foothold.json, taken back: the counterpart of an `ExportPart`. All parts are read before
 * any is prepared, and all are written in one transaction.
 */
export type ImportPart = {
  /** Its name in foothold.json. */
  name: string
  /** Names of the parts whose rows it refers to. */
  after?: readonly string[]
  /** In short steps (in-turns.ts). @throws ZodError, InvalidInput when that is nothing an export writes */
  read: (data: unknown) => Generator<undefined, ImportSteps>
}

export type ImportSteps = {
  /** Runs before the transaction, for what is kept outside the database. */
  prepare?: (source: ImportSource) => Promise<void>
  /** Runs in the transaction, which has locked the user. @returns how many things were added */
  write: (request: ImportRequest) => Promise<number>
}

/** The archive, and where its files go. */
export type ImportSource = {
  db: Db
  userId: string
  files: FileStore
  log: FastifyBaseLogger
  /** A file of the archive, on this machine. @throws InvalidInput if it is not there or too large */
  unpack: (path: string, maxBytes: number) => Promise<LocalFile>
  /** Moves it into the storage, from where it is removed again if the import fails. */
  put: (key: string, file: LocalFile, type: string) => Promise<void>
}

export type ImportRequest = {
  trx: Db
  userId: string
  config: Config
  vault: Vault
  readTimeZone: () => string
  /** Call it after rows were added. @throws InvalidInput when there are too many now */
  checkRows: (limit: RowLimit, added: number) => Promise<void>
  /** The same after files were added. */
  checkFiles: () => Promise<void>
  /** What the rows of the archive have become. */
  rows: ImportedRows
  /** Sentences for the person, about what was left out. */
  problems: string[]
  /** Names a file that was put and is not needed after all. */
  drop: (key: string) => void
}

/** In short steps. @throws ZodError */
type Rows<T> = { readRows: (data: unknown) => Generator<undefined, T> }

/** @param shape what an export writes; unknown fields are ignored */
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

/** The id of a row, as the database writes it. */
export const rowId = id.transform((value) => value.toLowerCase())

/** What is wrong with so many rows is enough to see what is wrong. */
const WRONG_MAX = 5

/** Rows of an archive, each there once. */
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

/** Which rows of the account stand for the archive's, by their part's name. */
export type ImportedRows = {
  /** Undefined for one that was left out. */
  put: (part: string, id: string, row: Imported | undefined) => void
  /** @throws InvalidInput for a row that the archive does not have */
  get: (part: string, id: string) => Imported
  /** The same for what may refer to nothing. */
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

/** Runs `work` on at most `size` rows at a time: a statement takes so many values. */
export async function inBatches<T>(
  rows: readonly T[],
  work: (batch: T[]) => Promise<unknown>,
  size = 250,
): Promise<void> {
  for (let from = 0; from < rows.length; from += size) await work(rows.slice(from, from + size))
}

type WithId = { id: string }

/**
 * Adds those rows of an archive that the account does not have, by their ids or by what they say;
 * deleted ones come back. @returns how many it has added
 */
export async function writeMissing<Compared, Row extends Compared & WithId>(
  request: ImportRequest,
  rows: readonly Row[],
  of: {
    table: Parameters<typeof unmarkAllDeleted>[1]
    list: (trx: Db, userId: string) => Promise<readonly (Compared & WithId)[]>
    /** Equal for two that say the same. */
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
 * The instants of rows in the order of their list, each at another microsecond: instants are stored to
 * the microsecond and exported to the millisecond, so what stood between them is lost, and a list whose
 * rows share one would come out in another order.
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
