import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'

export type RunningProgram = {
  child: ChildProcess
  /** Everything it wrote so far, on both streams. */
  output(): string
  /** Its exit code, null when a signal ended it. */
  ended: Promise<number | null>
  /** Resolves once its output holds `text`; rejects when it ends without. */
  said(text: string): Promise<void>
}

const ROOT = join(import.meta.dirname, '../..')

/** Runs a program of this repository on this Node, with nothing but `env` set for it. */
export function runProgram(
  path: string,
  env: NodeJS.ProcessEnv,
  args: string[] = [],
): RunningProgram {
  const child = spawn(process.execPath, [join(ROOT, path), ...args], {
    env: { PATH: process.env.PATH, ...env },
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

/** The server itself, ready when this resolves, on a free port. */
export async function startServer(
  env: NodeJS.ProcessEnv,
): Promise<RunningProgram & { url: string }> {
  const port = await findFreePort()
  const program = runProgram('server/main.ts', { PORT: String(port), ...env })
  await program.said('Foothold is ready')
  return { ...program, url: `http://127.0.0.1:${port}` }
}
