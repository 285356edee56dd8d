import { isRecord } from '#src/record.ts'
import { yieldToPage } from './yield-to-page.ts'

/*
 * The format of a stored response: a header line with its owner and time, then its rows, some
 * hundred per line. Reading and writing line by line keeps the page responsive with thousands of
 * rows.
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
    parts.push(new Blob(['\n', JSON.stringify(rows.slice(from, from + ROWS_A_LINE))]))
  }
  return new Blob(parts)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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
    const some = parseJson(line)
    if (!Array.isArray(some)) return undefined
    rows.push(...some)
  }
  if (rowsIn === '') return { ...seen, data: rows }
  return isRecord(rest) ? { ...seen, data: { ...rest, [rowsIn]: rows } } : undefined
}
