// Checks whether a build is up to date, and which files of earlier builds are in use. Plain
// JavaScript, since `npm start` needs no other tool if it is, and stripping types would cost it
// 45 ms and 13 MB.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
const RUNNING = '.running-'

/**
 * Marks the build in `folder` as run by this process, since a server loads some of its files only
 * when they are needed.
 * @param {string} folder
 */
export const markRunning = (folder) => {
  try {
    writeFileSync(join(folder, `${RUNNING}${process.pid}`), '')
  } catch {
    // Where nothing can be written, nothing is built over a running server.
  }
}

/** @param {string} name */
const isRunning = (name) => {
  try {
    return process.kill(Number(name.slice(RUNNING.length)), 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Removes the files of earlier builds from `folder`, unless a process still runs one of them: then
 * the next build removes them.
 * @param {string} folder
 * @param {readonly string[]} written the names of the latest build's files
 */
export const removeOldBuilds = (folder, written) => {
  const names = readdirSync(folder)
  const marks = names.filter((name) => name.startsWith(RUNNING))
  const kept = new Set([...written, STAMP, ...marks.filter(isRunning)])
  const isInUse = marks.some((name) => kept.has(name))
  for (const name of isInUse ? marks : names) if (!kept.has(name)) rmSync(join(folder, name))
}

export const WEB_STAMP = join('dist', 'web', STAMP)
export const READERS_STAMP = join('dist', 'readers', STAMP)
export const SERVER_STAMP = join('dist', 'server', STAMP)

/** For processes that run the built server. */
export const markServerRunning = () => markRunning(dirname(SERVER_STAMP))

export const isAllBuilt = () => [WEB_STAMP, READERS_STAMP, SERVER_STAMP].every(isBuilt)
