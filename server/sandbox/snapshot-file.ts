import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Where `npm run build` puts what the processes that read documents start from. */
export const SNAPSHOT_FOLDER = join(ROOT, 'dist', 'readers')
/** No other version of Node, and none on another kind of machine, can start from it. */
export const SNAPSHOT_FILE = join(
  SNAPSHOT_FOLDER,
  `${process.version}-${process.platform}-${process.arch}.blob`,
)
/** A hash of everything the snapshot was made from, the module of its tasks and all files, a line each. */
const MANIFEST = `${SNAPSHOT_FILE}.txt`

/** What may run in a process that reads a document; its snapshot is built with the same. */
export const CODE_FLAGS = [
  '--no-addons',
  // SQLite ignores the permissions of files and could write some.
  '--no-experimental-sqlite',
  '--disallow-code-generation-from-strings',
  '--disable-proto=delete',
  '--no-warnings',
]

/** Whose snapshot is known to be there. */
let found: string | undefined

/** The snapshot of these tasks; undefined if none was built, or from other sources than there are now. */
export function findSnapshot(tasks: string): string | undefined {
  if (found !== tasks) found = isCurrent(tasks) ? tasks : undefined
  return found && SNAPSHOT_FILE
}

/** Notes what the snapshot was made from. */
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
    // One of them is gone.
    return undefined
  }
  return hash.digest('hex')
}
