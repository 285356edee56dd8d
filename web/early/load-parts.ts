/*
 * The parts of the app are classic scripts (tools/parts/to-script.ts). Each tells a function, and what runs
 * it is here: after the parts that it imports, and in steps, so that no task is a long one.
 */

import { giveWay } from './when-page.ts'

/** What a part exports. */
type Exports = Readonly<Record<string, unknown>>
type Meta = { url: string }
type Run = (
  takePart: (name: string) => Exports | undefined,
  loadPart: (name: string) => Promise<Exports | undefined>,
  partMeta: Meta,
) => Exports

declare global {
  var definePart: (name: string, run: Run) => void
}

/**
 * What tools/early-script.ts fills in: the names of the parts that import others, of those and of styles;
 * for each of the first the places of what it imports; the files of each screen by its path; and the part
 * that begins the app, which every other needs.
 */
declare const PARTS: {
  names: readonly string[]
  needs: readonly (readonly number[])[]
  screens: Partial<Record<string, readonly number[]>>
  first: string
}
const parts = PARTS

const STEP_MS = 8
const FOLDER = '/assets/'

/** What the parts have told, by their names. */
const defined: Partial<Record<string, Run>> = {}
const fetched: Partial<Record<string, Promise<void>>> = {}
/** What those that have run export. */
const taken: Partial<Record<string, Exports>> = {}

globalThis.definePart = (name, run) => {
  defined[name] = run
}

/** Fetches a part without running it; again where that failed. */
const fetchPart = (name: string): Promise<void> =>
  (fetched[name] ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const settle = () => {
      if (defined[name] !== undefined) return resolve()
      delete fetched[name]
      script.remove()
      reject(new Error(`${name} could not be fetched`))
    }
    script.src = FOLDER + name
    script.fetchPriority = 'high'
    script.addEventListener('load', settle)
    script.addEventListener('error', settle)
    document.head.append(script)
  }))

/** A part after all that it imports. */
const listNeeded = (name: string, found = new Set<string>()): Set<string> => {
  for (const place of parts.needs[parts.names.indexOf(name)] ?? []) {
    const need = parts.names[place]
    if (need !== undefined && !found.has(need)) listNeeded(need, found)
  }
  return found.add(name)
}

const fetchNeeded = async (needed: Iterable<string>): Promise<void> => {
  await Promise.all([...needed].map(fetchPart))
}

const isStyle = (name: string): boolean => name.endsWith('.css')

/** Fetches what the app begins with, and the code of a screen; returns the addresses of its styles. */
export const fetchScreen = (path: string): string[] => {
  const files = (parts.screens[path] ?? []).flatMap((place) => parts.names[place] ?? [])
  for (const part of [parts.first, ...files.filter((name) => !isStyle(name))]) {
    fetchNeeded(listNeeded(part)).catch(() => undefined)
  }
  return files.filter(isStyle).map((name) => FOLDER + name)
}

let stepBeganAt = 0

/** Runs a part unless it has run. */
const takePart = (name: string): Exports | undefined => {
  const meta = { url: new URL(FOLDER + name, location.href).href }
  return (taken[name] ??= defined[name]?.(takePart, loadPart, meta))
}

/** Runs a part, once; what it imports is there before. */
export async function loadPart(name: string): Promise<Exports | undefined> {
  const needed = [...listNeeded(name)].filter((one) => taken[one] === undefined)
  await fetchNeeded(needed)
  for (const one of needed) {
    if (performance.now() - stepBeganAt > STEP_MS) {
      await giveWay()
      stepBeganAt = performance.now()
    }
    takePart(one)
  }
  return takePart(name)
}

export const loadApp = (): Promise<unknown> => loadPart(parts.first)
