import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isBuilt, recordBuild, READERS_STAMP, SERVER_STAMP, WEB_STAMP } from './built-from.js'

const WEB_INPUTS = [
  'src',
  'web',
  'extension',
  'vite.config.ts',
  // The catalogs translate the server's texts, so they change with it.
  join('tools', 'messages'),
  join('tools', 'build-extension.ts'),
  join('tools', 'early-script.ts'),
  join('tools', 'parts'),
  join('tools', 'slim-zod.ts'),
  join('tools', 'vite'),
  'package-lock.json',
]

/**
 * Builds the web app, the extension, the server and the document readers, unless they were built
 * from exactly these sources; exits if that fails.
 */
export const ensureBuilt = async (): Promise<void> => {
  await Promise.all([ensureReaders(), ensureServer(), ensureWeb()])
}

/** Runs in a separate process, since a build sets NODE_ENV; resolves to its exit code. */
const run = async (args: string[], env: NodeJS.ProcessEnv = {}): Promise<unknown> => {
  const build = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return (await once(build, 'exit'))[0]
}

const requireBuilt = (status: unknown, what: string): void => {
  if (status === 0) return
  console.error(`${what} could not be built: see above.`)
  process.exit(1)
}

/** Without them documents can still be read. */
const ensureReaders = async (): Promise<void> => {
  if (!isBuilt(READERS_STAMP)) await run([join(import.meta.dirname, 'build-readers.ts')])
}

/** Like `ensureBuilt`, for the server only. */
export const ensureServer = async (): Promise<void> => {
  if (isBuilt(SERVER_STAMP)) return
  requireBuilt(await run([join(import.meta.dirname, 'build-server.ts')]), 'The server')
}

const ensureWeb = async (): Promise<void> => {
  if (isBuilt(WEB_STAMP)) return
  console.log('Building the web app…')
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--logLevel', 'warn']
  requireBuilt(await run(args, { NODE_ENV: 'production' }), 'The web app')
  const { buildExtension } = await import('./build-extension.ts')
  await buildExtension(join('dist', 'extension'), join('dist', 'web', 'extension'))
  // Recorded after the build, which may have rewritten the route tree.
  recordBuild(WEB_STAMP, WEB_INPUTS)
}
