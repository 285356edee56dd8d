import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSnapshot } from '../server/sandbox/snapshot-file.ts'

const STAMP = join('dist', 'web', '.built-from')
const INPUTS = [
  'src',
  'web',
  'extension',
  'vite.config.ts',
  // What the server says is in the catalogs, which change with it.
  'tools/messages',
  'tools/build-extension.ts',
  'tools/early-script.ts',
  'tools/slim-zod.ts',
  'package-lock.json',
]

const listFiles = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .map((name) => join(path, name))
        .filter((file) => statSync(file).isFile())
        .toSorted()
    : [path]

/** A hash of everything that the web app and the extension are made from. */
const takeFingerprint = () => {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(listFiles)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Builds the web app, the extension that it gives away and what documents are read with, unless they
 * were built from exactly these sources; exits when that fails.
 */
export const ensureBuilt = async (): Promise<void> => {
  await Promise.all([buildReaders(), buildWeb()])
}

const TASKS = join(import.meta.dirname, '../server/features/import/sandbox-tasks.ts')

/** In a process of its own, as the web app is: a build sets NODE_ENV. */
const buildReaders = async (): Promise<void> => {
  if (findSnapshot(TASKS) !== undefined) return
  const script = join(import.meta.dirname, 'build-readers.ts')
  await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'exit')
}

const buildWeb = async (): Promise<void> => {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === takeFingerprint()) return
  console.log('Building the web app…')
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [status] = await once(build, 'exit')
  if (status !== 0) {
    console.error('The web app could not be built: see above.')
    process.exit(1)
  }
  const { buildExtension } = await import('./build-extension.ts')
  await buildExtension(join('dist', 'extension'), join('dist', 'web', 'extension'))
  // Taken after the build, which may have rewritten the route tree.
  writeFileSync(STAMP, takeFingerprint())
}
