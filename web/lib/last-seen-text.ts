import { isRecord } from '#src/record.ts'

/*
 * How an answer lies on the device: a line that says whose and when it was, then its rows, some hundred a
 * line. Thousands are written and read a line at a time, so that the page never stands still for them.
 */

const ROWS_A_LINE = 250
const TURN_MS = 8

type Header = {
  procedure: string
  mark: string
  build: string
  /** When the server gave it. */
  at: number
  /** The server's word for that state of it. */
  version?: string
  /** What holds the rows of the following lines; empty where the answer is nothing but rows. */
  rowsIn?: string
  rest: unknown
}

const isTextOrNothing = (value: unknown) => value === undefined || typeof value === 'string'

// Without zod, which nothing else needs before the first screen stands.
const isHeader = (value: unknown): value is Header =>
  isRecord(value) &&
  ['procedure', 'mark', 'build'].every((key) => typeof value[key] === 'string') &&
  typeof value['at'] === 'number' &&
  isTextOrNothing(value['version']) &&
  isTextOrNothing(value['rowsIn'])

/** Whose it is, and of which build, in which it may mean something else. */
export type Owner = { mark: string; build: string }
export type Answer = { procedure: string; at: number; version?: string | undefined; data: unknown }

const isLong = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > ROWS_A_LINE

/** Where an answer has so many rows that they take lines of their own. */
const findRows = (data: unknown): { rowsIn?: string; rows: unknown[]; rest: unknown } => {
  if (isLong(data)) return { rowsIn: '', rows: data, rest: null }
  const found = isRecord(data) ? Object.entries(data).find(([, value]) => isLong(value)) : undefined
  if (found === undefined || !isRecord(data) || !isLong(found[1])) return { rows: [], rest: data }
  return { rowsIn: found[0], rows: found[1], rest: { ...data, [found[0]]: [] } }
}

const pause = (): Promise<void> => {
  // Timers that follow each other are held back; Safari has nothing else.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((resolve) => setTimeout(resolve))
}

/** Lets the page do what it has to do, now and then. */
const createBreath = () => {
  let began = performance.now()
  return async (): Promise<void> => {
    if (performance.now() - began < TURN_MS) return
    await pause()
    began = performance.now()
  }
}

export const writeAnswer = async (
  { mark, build }: Owner,
  { procedure, at, version, data }: Answer,
): Promise<Blob> => {
  const breathe = createBreath()
  const { rows, ...where } = findRows(data)
  const parts = [new Blob([JSON.stringify({ procedure, mark, build, at, version, ...where })])]
  for (let from = 0; from < rows.length; from += ROWS_A_LINE) {
    await breathe()
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

/** Undefined for what is somebody else's, another build's or corrupt. */
export const readAnswer = async (owner: Owner, text: string): Promise<Answer | undefined> => {
  const breathe = createBreath()
  const [first = '', ...lines] = text.split('\n')
  const head = parseJson(first)
  if (!isHeader(head) || head.mark !== owner.mark || head.build !== owner.build) return undefined
  const { procedure, at, version, rowsIn, rest } = head
  const answer = { procedure, at, ...(version !== undefined && { version }) }
  if (rowsIn === undefined) return { ...answer, data: rest }
  const rows: unknown[] = []
  for (const line of lines) {
    await breathe()
    const some = parseJson(line)
    if (!Array.isArray(some)) return undefined
    rows.push(...some)
  }
  if (rowsIn === '') return { ...answer, data: rows }
  return isRecord(rest) ? { ...answer, data: { ...rest, [rowsIn]: rows } } : undefined
}
