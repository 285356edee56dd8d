// Checks whether a build is up to date. Plain JavaScript, since `npm start` needs no other tool if
// it is, and stripping types would cost it 45 ms and 13 MB.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A V8 snapshot is for one Node version on one platform. */
const NODE = `${process.version}-${process.platform}-${process.arch}`

/**
 * `times` has each file's size and modification time, by path.
 * @typedef {{ node: string, inputs: string[], times: Record<string, [number, number]>, hash: string
 * }} Stamp
 */

/**
 * @param {string} input a file or a folder
 * @returns {[path: string, size: number, changedMs: number][]}
 */
const listFiles = (input) => {
  const stats = statSync(input)
  if (!stats.isDirectory()) return [[input, stats.size, stats.mtimeMs]]
  return readdirSync(input).flatMap((name) => listFiles(join(input, name)))
}

/** @param {readonly string[]} inputs */
const readTimes = (inputs) =>
  Object.fromEntries(
    inputs.flatMap(listFiles).map(([path, size, changedMs]) => [path, [size, changedMs]]),
  )

/** @param {readonly string[]} paths */
const hashFiles = (paths) => {
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

/**
 * Records the sources of a build in the file `stamp`: files, and folders with their contents.
 * @param {string} stamp
 * @param {string[]} inputs relative to the working directory
 */
export const recordBuild = (stamp, inputs) => {
  const times = readTimes(inputs)
  const noted = { node: NODE, inputs, times, hash: hashFiles(Object.keys(times)) }
  writeFileSync(stamp, JSON.stringify(noted))
}

/**
 * Whether the sources in `stamp` are unchanged. Contents are only read if times differ, as after
 * switching branches.
 * @param {string} stamp
 * @returns {boolean} also false if nothing was built
 */
export const isBuilt = (stamp) => {
  try {
    /** @type {Stamp} */
    const { node, inputs, times, hash } = JSON.parse(readFileSync(stamp, 'utf8'))
    if (node !== NODE) return false
    const now = readTimes(inputs)
    if (JSON.stringify(now) === JSON.stringify(times)) return true
    if (hashFiles(Object.keys(now)) !== hash) return false
    recordBuild(stamp, inputs)
    return true
  } catch {
    // There is no stamp, or a file is missing.
    return false
  }
}

const STAMP = '.built-from'
export const WEB_STAMP = join('dist', 'web', STAMP)
export const READERS_STAMP = join('dist', 'readers', STAMP)
export const SERVER_STAMP = join('dist', 'server', STAMP)

export const isAllBuilt = () => [WEB_STAMP, READERS_STAMP, SERVER_STAMP].every(isBuilt)
