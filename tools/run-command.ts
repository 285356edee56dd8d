import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

export type Outcome = {
  succeeded: boolean
  /** Its output to stdout and stderr. */
  output: string
}

/** Runs a program in the background. A missing program counts as failed. */
export const runCommand = async (
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> => {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  const ended = new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0))
  })
  const [written, complaints, succeeded] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ])
  return { succeeded, output: written + complaints }
}
