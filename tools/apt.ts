import { existsSync } from 'node:fs'
import { runCommand } from './run-command.ts'

/** Another program may be installing packages, such as the machine's updates. */
const WAIT_FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=300']

const run = async (args: string[]): Promise<boolean> => {
  const { succeeded, output } = await runCommand('apt-get', [...WAIT_FOR_OTHERS, ...args], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
  if (!succeeded) console.error(output)
  return succeeded
}

const install = (packages: readonly string[]) =>
  run(['install', '-y', '-qq', '--no-install-recommends', ...packages])

/** Waits for another apt process, because apt refuses to run twice at once. */
let lastInstallation: Promise<unknown> = Promise.resolve()

/**
 * Installs the first of the alternative sets of Debian packages that the release has. Does nothing
 * except as root on Debian, and resolves to false then.
 */
export const installWithApt = (what: string, ...alternatives: (readonly string[])[]) => {
  const attempt = async (): Promise<boolean> => {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
    console.log(`Installing ${what} from the distribution’s packages…`)
    if (!(await run(['update', '-qq']))) return false
    for (const packages of alternatives) if (await install(packages)) return true
    return false
  }
  const installation = lastInstallation.then(attempt)
  lastInstallation = installation
  return installation
}
