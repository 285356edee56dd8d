/*
 * The chunks of the app are classic scripts, called parts (tools/parts/to-script.ts). Each registers a
 * function; this module runs it after those of the parts that it imports, in steps to avoid long tasks.
 */

import { yieldToPage } from '../lib/yield-to-page.ts'

/** What a part exports. */
type Exports = Readonly<Record<string, unknown>>
type Meta = { url: string }
type Run = (
  runPart: (name: string) => Exports | undefined,
  loadPart: (name: string) => Promise<Exports | undefined>,
  partMeta: Meta,
) => Exports

declare global {
  var definePart: (name: string, run: Run) => void
}

/**
 * Filled in by tools/early-script.ts, where numbers are indexes of `names`. `imports` are those of each of
 * the first names, `screens` the files of each screen by its path, and `entry` is the app's entry, which
 * every other part imports.
 */
declare const PARTS: {
  names: readonly string[]
  imports: readonly (readonly number[])[]
  screens: Partial<Record<string, readonly number[]>>
  entry: string
}
const parts = PARTS

const STEP_MS = 8
const FOLDER = '/assets/'

/** The functions that parts have registered, by name. */
const registered: Partial<Record<string, Run>> = {}
const fetches: Partial<Record<string, Promise<void>>> = {}
/** The exports of the parts that have run. */
const exported: Partial<Record<string, Exports>> = {}

globalThis.definePart = (name, run) => {
  registered[name] = run
}

/** Fetches a part without running it; retries what failed before. */
const fetchPart = (name: string): Promise<void> =>
  (fetches[name] ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const settle = () => {
      if (registered[name] !== undefined) return resolve()
      delete fetches[name]
      script.remove()
      reject(new Error(`${name} could not be fetched`))
    }
    script.src = FOLDER + name
    script.fetchPriority = 'high'
    script.addEventListener('load', settle)
    script.addEventListener('error', settle)
    document.head.append(script)
  }))

/** Returns a part and all that it imports, itself last. */
const listImports = (name: string, found = new Set<string>()): Set<string> => {
  for (const index of parts.imports[parts.names.indexOf(name)] ?? []) {
    const imported = parts.names[index]
    if (imported !== undefined && !found.has(imported)) listImports(imported, found)
  }
  return found.add(name)
}

const fetchParts = async (names: Iterable<string>): Promise<void> => {
  await Promise.all([...names].map(fetchPart))
}

const isStyle = (name: string): boolean => name.endsWith('.css')

/** Fetches the app's entry and the code of a screen; returns the URLs of the screen's styles. */
export const fetchScreen = (path: string): string[] => {
  const files = (parts.screens[path] ?? []).flatMap((index) => parts.names[index] ?? [])
  for (const part of [parts.entry, ...files.filter((name) => !isStyle(name))]) {
    fetchParts(listImports(part)).catch(() => undefined)
  }
  return files.filter(isStyle).map((name) => FOLDER + name)
}

let stepStartedAt = 0

/** Runs a part whose imports have run, unless it has run itself. */
const runPart = (name: string): Exports | undefined => {
  const meta = { url: new URL(FOLDER + name, location.href).href }
  return (exported[name] ??= registered[name]?.(runPart, loadPart, meta))
}

/** Fetches and runs a part after its imports, once. */
export async function loadPart(name: string): Promise<Exports | undefined> {
  const needed = [...listImports(name)].filter((one) => exported[one] === undefined)
  await fetchParts(needed)
  for (const one of needed) {
    if (performance.now() - stepStartedAt > STEP_MS) {
      await yieldToPage()
      stepStartedAt = performance.now()
    }
    runPart(one)
  }
  return runPart(name)
}

export const loadApp = (): Promise<unknown> => loadPart(parts.entry)
