// Builds the snapshot of V8's heap from which the processes that read documents start, with their
// whole code loaded and run once. Without it they run the sources, which takes half a second
// longer.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { SNAPSHOT_FILE, SNAPSHOT_FOLDER, writeManifest } from '../server/sandbox/snapshot-file.ts'
import { FILE_KINDS } from '../src/documents/constants.ts'
import { recordBuild, READERS_STAMP } from './built-from.js'
import { buildSnapshot } from './build-snapshot.ts'

const IMPORT = join(import.meta.dirname, '..', 'server', 'features', 'import')
/** The documents that are read while the snapshot is built. */
const WARM_UP_FILES = FILE_KINDS.map((kind) => `warm-up.${kind}`)

rmSync(SNAPSHOT_FOLDER, { recursive: true, force: true })
mkdirSync(SNAPSHOT_FOLDER, { recursive: true })
for (const name of WARM_UP_FILES) copyFileSync(join(IMPORT, name), join(SNAPSHOT_FOLDER, name))
const entry = join(IMPORT, 'sandbox-snapshot.ts')
const { files, failure } = await buildSnapshot(entry, SNAPSHOT_FOLDER, SNAPSHOT_FILE)
for (const name of WARM_UP_FILES) rmSync(join(SNAPSHOT_FOLDER, name))
if (failure === undefined) {
  const sources = [...files, ...WARM_UP_FILES.map((name) => join(IMPORT, name))]
  writeManifest(join(IMPORT, 'sandbox-tasks.ts'), sources)
  recordBuild(
    READERS_STAMP,
    sources.map((path) => relative(process.cwd(), path)),
  )
} else console.warn(`Documents are read a little slower, for there is no snapshot: ${failure}`)
