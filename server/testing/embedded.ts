import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { MessageChannel } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { DatabaseHandle } from '../db/client.ts'
import { EMBEDDED_OPTIONS } from '../db/embedded/files.ts'
import { createHandle } from '../db/embedded/handle.ts'
import { createLink } from '../db/embedded/link.ts'
import { serve } from '../db/embedded/serve.ts'

const MODULES = join(import.meta.dirname, '../../node_modules')

/**
 * Returns the path of an archive with an empty database, which is created once per release of
 * PGlite, because that takes ten seconds.
 */
export async function ensureEmptyArchive(): Promise<string> {
  const release = await readFile(join(MODULES, '@electric-sql/pglite/package.json'))
  const hash = createHash('sha256').update(release).update(JSON.stringify(EMBEDDED_OPTIONS))
  const path = join(MODULES, '.cache/foothold-empty-database', `${hash.digest('hex')}.tar`)
  if (existsSync(path)) return path
  await mkdir(dirname(path), { recursive: true })
  const pglite = await PGlite.create(EMBEDDED_OPTIONS)
  await storeArchive(pglite, `${path}.${process.pid}`)
  await pglite.close()
  await rename(`${path}.${process.pid}`, path)
  return path
}

export async function storeArchive(pglite: PGlite, path: string): Promise<void> {
  const dump = await pglite.dumpDataDir('none')
  await writeFile(path, Buffer.from(await dump.arrayBuffer()))
}

/** Unpacks an archive into `home`, as files of a database. */
export async function unpackArchive(archive: string, home: string): Promise<void> {
  await mkdir(home, { recursive: true })
  await promisify(execFile)('tar', ['-xf', archive, '-C', home])
}

/**
 * Wraps PGlite as the server does, except that it runs in this thread, because a thread takes a
 * second to start.
 */
export function wrapEmbedded(pglite: PGlite, stop = () => pglite.close()): DatabaseHandle {
  const { port1, port2 } = new MessageChannel()
  serve(pglite, port2)
  return createHandle(createLink(port1), async () => {
    port1.close()
    await stop()
  })
}
