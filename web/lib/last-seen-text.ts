import { isRecord } from '#src/record.ts'
import { yieldToPage } from './yield-to-page.ts'

/*
 * The format of a stored response: a header line with its owner and time, then its rows, some
 * hundred per line. Reading and writing line by line keeps the page responsive with thousands of
 * rows. Rows of the same keys are stored as a table, a fraction of the text: decoding the text is
 * most of the time that reading takes.
 */

const ROWS_A_LINE = 250
const STEP_MS = 8

type Header = {
  procedure: string
  mark: string
  build: string
  /** When the server sent it, in ms since the epoch. */
  at: number
  /** The server's version of the data. */
  version?: string
  /**
   * The property that holds the rows of the following lines; empty if the data is itself the list
   * of rows.
   */
  rowsIn?: string
  rest: unknown
}

const isTextOrNothing = (value: unknown) => value === undefined || typeof value === 'string'

// Checked without zod, which nothing else needs before the first screen.
const isHeader = (value: unknown): value is Header =>
  isRecord(value) &&
  ['procedure', 'mark', 'build'].every((key) => typeof value[key] === 'string') &&
  typeof value['at'] === 'number' &&
  isTextOrNothing(value['version']) &&
  isTextOrNothing(value['rowsIn'])

/** The session it belongs to, and the build, since another build may read it differently. */
export type Owner = { mark: string; build: string }
export type Seen = { procedure: string; at: number; version?: string | undefined; data: unknown }

const isLong = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > ROWS_A_LINE

/** Finds the rows of a response that has enough of them to be stored on separate lines. */
const findRows = (data: unknown): { rowsIn?: string; rows: unknown[]; rest: unknown } => {
  if (isLong(data)) return { rowsIn: '', rows: data, rest: null }
  const found = isRecord(data) ? Object.entries(data).find(([, value]) => isLong(value)) : undefined
  if (found === undefined || !isRecord(data) || !isLong(found[1])) return { rows: [], rest: data }
  return { rowsIn: found[0], rows: found[1], rest: { ...data, [found[0]]: [] } }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Rows of the same keys. */
type Table = {
  first: Record<string, unknown>
  count: number
  /** The columns in which some row differs from the first, with the cells of all rows. */
  columns: readonly { key: string; cells: readonly unknown[] }[]
}

const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === 0 && other.length === 0)

/** Returns the rows themselves if they differ in their keys. */
const toTable = (rows: readonly unknown[]): Table | readonly unknown[] => {
  const [first] = rows
  // Setting this key would set the prototype.
  if (!isRecord(first) || Object.hasOwn(first, '__proto__')) return rows
  const keys = Object.keys(first)
  const isAlike = (row: unknown): row is Record<string, unknown> =>
    isRecord(row) &&
    Object.keys(row).length === keys.length &&
    keys.every((key) => Object.hasOwn(row, key) && row[key] !== undefined)
  if (!rows.every(isAlike)) return rows
  const columns = keys
    .filter((key) => rows.some((row) => !isSame(row[key], first[key])))
    .map((key) => ({ key, cells: rows.map((row) => row[key]) }))
  return { first, count: rows.length, columns }
}

const isColumn = (value: unknown) =>
  isRecord(value) && typeof value['key'] === 'string' && Array.isArray(value['cells'])

const isTable = (value: unknown): value is Table =>
  isRecord(value) &&
  isRecord(value['first']) &&
  Number.isSafeInteger(value['count']) &&
  Number(value['count']) <= ROWS_A_LINE &&
  Array.isArray(value['columns']) &&
  value['columns'].every(isColumn)

/** Copies the first row, since adding its properties one by one takes several times as long. */
const fromTable = ({ first, count, columns }: Table): unknown[] => {
  const rows = Array.from({ length: count }, () => ({ ...first }))
  for (const { key, cells } of columns) {
    rows.forEach((row, index) => {
      row[key] = cells[index]
    })
  }
  return rows
}

/** Returns undefined if the line is corrupt. */
const parseRows = (line: string): readonly unknown[] | undefined => {
  const found = parseJson(line)
  if (Array.isArray(found)) return found
  return isTable(found) ? fromTable(found) : undefined
}

/** Returns a function that yields to the page once this step has taken long enough. */
const createStepper = () => {
  let began = performance.now()
  return async (): Promise<void> => {
    if (performance.now() - began < STEP_MS) return
    await yieldToPage()
    began = performance.now()
  }
}

export const serializeSeen = async (
  { mark, build }: Owner,
  { procedure, at, version, data }: Seen,
): Promise<Blob> => {
  const yieldIfDue = createStepper()
  const { rows, ...where } = findRows(data)
  const parts = [new Blob([JSON.stringify({ procedure, mark, build, at, version, ...where })])]
  for (let from = 0; from < rows.length; from += ROWS_A_LINE) {
    await yieldIfDue()
    parts.push(new Blob(['\n', JSON.stringify(toTable(rows.slice(from, from + ROWS_A_LINE)))]))
  }
  return new Blob(parts)
}

/** Returns undefined if the text is corrupt or belongs to another person or build. */
export const parseSeen = async (owner: Owner, text: string): Promise<Seen | undefined> => {
  const yieldIfDue = createStepper()
  const [first = '', ...lines] = text.split('\n')
  const head = parseJson(first)
  if (!isHeader(head) || head.mark !== owner.mark || head.build !== owner.build) return undefined
  const { procedure, at, version, rowsIn, rest } = head
  const seen = { procedure, at, ...(version !== undefined && { version }) }
  if (rowsIn === undefined) return { ...seen, data: rest }
  const rows: unknown[] = []
  for (const line of lines) {
    await yieldIfDue()
    const some = parseRows(line)
    if (some === undefined) return undefined
    rows.push(...some)
  }
  if (rowsIn === '') return { ...seen, data: rows }
  return isRecord(rest) ? { ...seen, data: { ...rest, [rowsIn]: rows } } : undefined
}
