// Whether what was built is up to date. Plain JavaScript, for `npm start` needs nothing else of the tools
// when it is: what takes the types off TypeScript costs a start 45 ms and holds 13 MB from then on.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What V8 keeps (a snapshot) is for one Node on one kind of machine. */
const NODE = `${process.version}-${process.platform}-${process.arch}`

/**
 * `times`: each file's size and time of its last change, by its path.
 * @typedef {{ node: string, inputs: string[], times: Record<string, [number, number]>, hash: string }} Stamp
 */

/**
 * @param {string} input a file, or a folder with all that is in it
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
 * Notes in the file `stamp` what was built from: files, and folders with all that is in them.
 * @param {string} stamp
 * @param {string[]} inputs relative to the working directory
 */
export const noteBuilt = (stamp, inputs) => {
  const times = readTimes(inputs)
  const noted = { node: NODE, inputs, times, hash: hashFiles(Object.keys(times)) }
  writeFileSync(stamp, JSON.stringify(noted))
}

/**
 * Whether everything that `stamp` notes is as it was. Contents are only read when times differ, as they
 * do after another branch was looked at.
 * @param {string} stamp
 * @returns {boolean} false as well if nothing was built
 */
export const isBuilt = (stamp) => {
  try {
    /** @type {Stamp} */
    const { node, inputs, times, hash } = JSON.parse(readFileSync(stamp, 'utf8'))
    if (node !== NODE) return false
    const now = readTimes(inputs)
    if (JSON.stringify(now) === JSON.stringify(times)) return true
    if (hashFiles(Object.keys(now)) !== hash) return false
    noteBuilt(stamp, inputs)
    return true
  } catch {
    // There is no stamp, or one of the files is gone.
    return false
  }
}

const STAMP = '.built-from'
export const WEB_STAMP = join('dist', 'web', STAMP)
export const READERS_STAMP = join('dist', 'readers', STAMP)
export const SERVER_STAMP = join('dist', 'server', STAMP)

export const isAllBuilt = () => [WEB_STAMP, READERS_STAMP, SERVER_STAMP].every(isBuilt)
