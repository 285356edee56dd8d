import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const SHELL = '/bin/sh'
const NO_NETWORK = join(import.meta.dirname, 'no-network.pl')

/**
 * From strongest to none: a separate network namespace, which some containers do not permit; a
 * filter that refuses sockets; Node's permissions alone.
 */
export const CONFINEMENTS = ['namespace', 'filter', 'none'] as const
export type Confinement = (typeof CONFINEMENTS)[number]

const COMMANDS: Record<Confinement, string> = {
  namespace: 'exec unshare -rn setpriv --pdeathsig KILL "$@"',
  filter: `exec setpriv --pdeathsig KILL perl "$filter" "$@"`,
  none: 'exec "$@"',
}

/** Runs its arguments with the first confinement that the system allows. */
const toScript = (allowed: readonly Confinement[]) =>
  `filter=$0
${CONFINEMENTS.map((name) => `${name}() { ${COMMANDS[name]}; }`).join('\n')}
for confined in ${allowed.join(' ')}; do
  ("$confined" true) 2>/dev/null && "$confined" "$@"
done
exit 127`

/** No core dump (it would contain the document), and a CPU limit in case the server has died. */
const LIMITS = 'ulimit -c 0; ulimit -S -t 60; ulimit -H -t 61'

/** Returns the command that runs `program` confined. */
export const confine = (
  program: string,
  args: readonly string[],
  allowed: readonly Confinement[] = CONFINEMENTS,
): [command: string, args: string[]] =>
  existsSync(SHELL)
    ? [SHELL, ['-c', `${LIMITS}\n${toScript(allowed)}`, NO_NETWORK, program, ...args]]
    : [program, [...args]]

/** Returns the strongest confinement that this system allows. */
export async function findConfinement(): Promise<Confinement> {
  for (const name of CONFINEMENTS) {
    const [command, args] = confine('true', [], [name])
    const isAllowed = await new Promise<boolean>((resolve) => {
      execFile(command, args, { timeout: 5_000 }, (error) => resolve(error === null))
    })
    if (isAllowed) return name
  }
  return 'none'
}

type Log = {
  info: (details: object, message: string) => void
  warn: (details: object, message: string) => void
}

/** Logs at startup how strongly document readers are confined. */
export async function logConfinement(log: Log): Promise<void> {
  const confinement = await findConfinement()
  if (confinement !== 'none') {
    log.info({ confinement }, 'Documents are read in processes without a network')
  } else {
    log.warn(
      { confinement },
      'Documents are read in processes that could reach the network: neither unshare nor perl can prevent that here',
    )
  }
}
