import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

export type Outcome = {
  succeeded: boolean
  /** What it wrote to either stream. */
  output: string
}

/** Runs a program beside whatever else is under way. One that is not there has not succeeded. */
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
