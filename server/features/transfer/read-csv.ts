import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { mapColumns } from '#src/transfer/headers.ts'
import { findStatus } from '#src/transfer/statuses.ts'
import { InvalidInput } from '../../errors.ts'
import { t } from '#src/language/t.ts'

export type Table = { columns: string[]; rows: string[][] }

const COLUMNS_MAX = 100
export const ROWS_MAX = 20_000
const TOO_MANY_ROWS = t(
  'This file has more than {max, number} rows. Split it, and import the parts one after another.',
  { max: ROWS_MAX },
)
const RECORD_MAX = 500_000
const CHUNK = 64 * 1024
const DELIMITERS = [',', ';', '\t', '|']
const HEADER_SEEN = 20_000

/**
 * Parses comma-, semicolon-, tab- or bar-separated text into a table, which may have no rows, and
 * for an empty text no columns either.
 * @throws InvalidInput, also beyond `rowsMax` rows
 */
export async function readCsv(text: string, rowsMax = ROWS_MAX): Promise<Table> {
  const { body, delimiter } = findDelimiter(text)
  const parser = Readable.from(cut(body)).pipe(
    parse({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: RECORD_MAX,
    }),
  )
  const records: string[][] = []
  try {
    for await (const record of parser) {
      if (!isRecord(record) || record.every((cell) => cell.trim() === '')) continue
      records.push(record)
      if (records.length > rowsMax + 1) throw new InvalidInput(TOO_MANY_ROWS)
    }
  } catch (error) {
    if (error instanceof CsvError) throw new InvalidInput(describe(error))
    throw error
  }
  return toTable(withoutTitle(records))
}

const isRecord = (record: unknown): record is string[] => Array.isArray(record)

/** Lets other requests run between the pieces. */
async function* cut(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += CHUNK) {
    yield text.slice(from, from + CHUNK)
    await setImmediate()
  }
}

function describe(error: CsvError): string {
  // The number of complete records, including the header, which is the number of the next row.
  const row = typeof error['records'] === 'number' ? error['records'] : 0
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return row === 0
      ? t('The line of column names contains a quotation mark (") that is never closed')
      : t('Row {row} contains a quotation mark (") that is never closed', { row })
  }
  return row === 0
    ? t('The line of column names cannot be read: its quotation marks do not match')
    : t('Row {row} cannot be read: its quotation marks do not match', { row })
}

const TITLE_LINES_MAX = 10

const namesApplications = (record: readonly string[]): boolean => {
  const fields = [...mapColumns(record, 'other').values()]
  return fields.includes('company') && fields.includes('position')
}

/** Drops titles above the header line. */
function withoutTitle(records: string[][]): string[][] {
  const header = records.slice(0, TITLE_LINES_MAX).findIndex(namesApplications)
  return header > 0 ? records.slice(header) : records
}

/** Enough rows to decide what the columns contain. */
const SEEN_ROWS = 50

function toTable([header, ...rows]: string[][]): Table {
  if (header === undefined) return { columns: [], rows: [] }
  // Spreadsheets write empty columns at the end.
  const filled = header.findLastIndex((cell) => cell.trim() !== '') + 1
  const width = Math.max(
    filled,
    ...rows.slice(0, SEEN_ROWS).map((row) => row.findLastIndex(Boolean) + 1),
  )
  if (width > COLUMNS_MAX) {
    throw new InvalidInput(
      t('This file has {count, number} columns; at most {max, number} can be read', {
        count: width,
        max: COLUMNS_MAX,
      }),
    )
  }
  const names = header.slice(0, filled).map((name) => name.trim().slice(0, 150))
  if (names.some((name) => LOOKS_LIKE_DATA.test(name)) || holdsStatus(names, rows)) {
    throw new InvalidInput(
      t(
        'The first line has to name the columns, such as “Company” and “Position”; here it contains data',
      ),
    )
  }
  return { columns: nameApart(names), rows }
}

const LOOKS_LIKE_DATA =
  /^https?:\/\/|^\d{4}-\d{2}-\d{2}|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$|^\S+@\S+\.\S+$/

/**
 * Whether the file has no header: no known name, and a status in the first line where all rows have
 * one.
 */
function holdsStatus(names: readonly string[], rows: readonly string[][]): boolean {
  const known = new Set(mapColumns(names, 'other').values())
  if (known.has('company') || known.has('position')) return false
  return names.some((name, index) => {
    const below = rows.slice(0, SEEN_ROWS).flatMap((row) => row[index]?.trim() || [])
    return below.length > 0 && [name, ...below].every((cell) => findStatus(cell) !== undefined)
  })
}

/** Numbers columns without a name or with a repeated one. */
function nameApart(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((sent, index) => {
    const name = sent || `Column ${index + 1}`
    let apart = name
    for (let count = 2; taken.has(apart); count += 1) apart = `${name} (${count})`
    taken.add(apart)
    return apart
  })
}

/**
 * Finds the delimiter that splits the first line with several cells into the most cells; a
 * spreadsheet may state it in a `sep=` line.
 */
function findDelimiter(text: string): { body: string; delimiter: string } {
  const plain = text.replace(/^\uFEFF/, '')
  const declared = /^"?sep=(.)"?\r?\n/i.exec(plain)
  if (declared !== null)
    return { body: plain.slice(declared[0].length), delimiter: declared[1] ?? ',' }
  const unquoted = plain.slice(0, HEADER_SEEN).replaceAll(/"[^"]*"/g, '')
  const line = unquoted.split(/[\r\n]/).find((one) => DELIMITERS.some((mark) => one.includes(mark)))
  const counts = DELIMITERS.map((mark) => line?.split(mark).length ?? 1)
  return { body: plain, delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',' }
}
