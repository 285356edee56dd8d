import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'

export type RunningProgram = {
  child: ChildProcess
  /** Its output so far, stdout and stderr. */
  output(): string
  /** Its exit code; null if a signal ended it. */
  ended: Promise<number | null>
  /** Resolves once its output contains `text`; rejects if it ends before. */
  said(text: string): Promise<void>
}

const ROOT = join(import.meta.dirname, '../..')
/** The file that `npm start` runs. */
export const BUILT_SERVER = 'dist/server/main.js'
/** Half of a start is compilation, which this cache saves. */
const COMPILED = join(ROOT, 'node_modules/.cache/foothold-tests')

/** Runs a script of this repository with this Node and only `env` as its environment. */
export function runProgram(
  path: string,
  env: NodeJS.ProcessEnv,
  args: string[] = [],
): RunningProgram {
  const child = spawn(process.execPath, [join(ROOT, path), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))

  const said = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const listen = () => {
        if (!output.includes(text)) return
        listeners.delete(listen)
        resolve()
      }
      listeners.add(listen)
      void ended.then(() => reject(new Error(`It ended and never said "${text}":\n${output}`)))
      listen()
    })
  return { child, output: () => output, ended, said }
}

/** Starts the real server on a free port and waits until it is ready. */
export async function startServer(
  env: NodeJS.ProcessEnv,
): Promise<RunningProgram & { url: string }> {
  const port = await findFreePort()
  const program = runProgram(BUILT_SERVER, { PORT: String(port), ...env })
  await program.said('Foothold is ready')
  return { ...program, url: `http://127.0.0.1:${port}` }
}
