import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Where `npm run build` writes the snapshots of the processes that read documents. */
export const SNAPSHOT_FOLDER = join(ROOT, 'dist', 'readers')
/** Named for the Node version and platform, since no other can start from it. */
export const SNAPSHOT_FILE = join(
  SNAPSHOT_FOLDER,
  `${process.version}-${process.platform}-${process.arch}.blob`,
)
/** Lists a hash of the snapshot's sources, the tasks' module and all files, one per line. */
const MANIFEST = `${SNAPSHOT_FILE}.txt`

/** Flags of the processes that read documents; their snapshot is built with the same. */
export const CODE_FLAGS = [
  '--no-addons',
  // SQLite ignores file permissions and could write.
  '--no-experimental-sqlite',
  '--disallow-code-generation-from-strings',
  '--disable-proto=delete',
  '--no-warnings',
]

/** The tasks whose snapshot is known to be current. */
let found: string | undefined

/** Returns the snapshot of these tasks; undefined if none was built, or from outdated sources. */
export function findSnapshot(tasks: string): string | undefined {
  if (found !== tasks) found = isCurrent(tasks) ? tasks : undefined
  return found && SNAPSHOT_FILE
}

/** Records the sources of the snapshot. */
export function writeManifest(tasks: string, files: readonly string[]): void {
  const paths = files.map((file) => relative(ROOT, file))
  writeFileSync(MANIFEST, [hashFiles(paths), relative(ROOT, tasks), ...paths].join('\n'))
}

function isCurrent(tasks: string): boolean {
  if (!existsSync(MANIFEST) || !existsSync(SNAPSHOT_FILE)) return false
  const [hash, ofTasks, ...files] = readFileSync(MANIFEST, 'utf8').split('\n')
  return ofTasks === relative(ROOT, tasks) && hash === hashFiles(files)
}

function hashFiles(paths: readonly string[]): string | undefined {
  const hash = createHash('sha256')
  try {
    for (const path of paths) hash.update(path).update(readFileSync(join(ROOT, path)))
  } catch {
    // A source file is missing.
    return undefined
  }
  return hash.digest('hex')
}
