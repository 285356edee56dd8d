import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import type { ImportFormat } from '#src/transfer/fields.ts'
import { detectFormat, foldHeader, isPrivateColumn } from '#src/transfer/headers.ts'
import { InvalidInput } from '../../errors.ts'
import type { Table } from './read-csv.ts'
import { t } from '#src/language/t.ts'

/** The table of a file, and the program that wrote it. */
export type FileTable = Table & { format: ImportFormat }

/**
 * Reads a file, or those tables of an archive that have the same columns or are LinkedIn's. Private
 * columns are dropped.
 * @throws InvalidInput
 */
export async function readFileTable(content: Buffer): Promise<FileTable> {
  // Loaded on first use, so that their libraries do not slow down the start.
  const { readCsv, ROWS_MAX } = await import('./read-csv.ts')
  const { readTables } = await import('./read-file.ts')
  const tables: FileTable[] = []
  // A limit for all tables together, because an archive may have thousands.
  let room = ROWS_MAX
  for (const text of await readTables(content)) {
    const table = await readCsv(text, room)
    room -= table.rows.length
    tables.push(markSaved({ ...table, format: detectFormat(table.columns) }))
  }
  // Archives contain empty tables too.
  const [first, ...others] = tables.filter(({ rows }) => rows.length > 0)
  if (first === undefined) {
    const isNamed = tables.some(({ columns }) => columns.length > 0)
    throw new InvalidInput(
      isNamed ? t('This file has column names but no rows') : t('This file is empty'),
    )
  }
  const joined = others.reduce(joinTables, first)
  return withoutPrivate(joined)
}

/** LinkedIn exports saved applications in a separate table, whose rows have no status. */
function markSaved(table: FileTable): FileTable {
  const isOfSaved =
    table.format === 'linkedin' && table.columns.map(foldHeader).includes('saved date')
  if (!isOfSaved) return table
  const width = table.columns.length
  const fill = (row: readonly string[]) => Array.from({ length: width }, (_, at) => row[at] ?? '')
  return {
    ...table,
    columns: [
      ...table.columns.map((name) => (name === 'Saved Date' ? 'Application Date' : name)),
      'Status',
    ],
    rows: table.rows.map((row) => [...fill(row), 'Saved']),
  }
}

/** Uses the columns of both, matched by name. */
function joinTables(one: FileTable, other: FileTable): FileTable {
  const isSame = other.columns.every((name) => one.columns.includes(name))
  if (!isSame && !(one.format === 'linkedin' && other.format === 'linkedin')) {
    throw new InvalidInput(
      t(
        'This archive contains several tables with different columns. Unpack it and import one after another.',
      ),
    )
  }
  const columns = [...new Set([...one.columns, ...other.columns])]
  const place = (table: FileTable) => {
    const at = columns.map((name) => table.columns.indexOf(name))
    return table.rows.map((row) => at.map((index) => row[index] ?? ''))
  }
  return { format: one.format, columns, rows: [...place(one), ...place(other)] }
}

function withoutPrivate({ format, columns, rows }: FileTable): FileTable {
  const hidden = columns.map((name) => isPrivateColumn(format, name))
  if (!hidden.includes(true)) return { format, columns, rows }
  const clean = (row: readonly string[]) => row.map((cell, index) => (hidden[index] ? '' : cell))
  return { format, columns, rows: rows.map(clean) }
}

const stored = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })
const zip = promisify(gzip)
const unzip = promisify(gunzip)

export const packTable = ({ columns, rows }: Table): Promise<Buffer> =>
  zip(JSON.stringify({ columns, rows }))

export const unpackTable = async (content: Uint8Array): Promise<Table> =>
  stored.parse(JSON.parse(String(await unzip(content))))
