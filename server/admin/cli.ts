import { ConfigError, loadConfig } from '../config.ts'
import { VARIABLES } from '../config-variables.ts'
import { runBackup, runMove, runRestore } from './backup-commands.ts'
import { type AdminCommand, type CommandResult, type Given, WrongUsage } from './command.ts'
import { runDoctor } from './call-doctor.ts'
import { connect, type Features } from './connect.ts'
import { doctor } from './doctor.ts'
import { describeError, EXIT, type Outcome, parseWords, toOutcome } from './run-command.ts'

type Process = { env: NodeJS.ProcessEnv; cwd: string }

/** A command that opens the database by itself, and not through a running server. */
type OwnCommand = Omit<AdminCommand, 'run'> & {
  run: (given: Given, at: Process, features: Features) => Promise<CommandResult | undefined>
}

const toLocal = ({ env, cwd }: Process, features: Features) => {
  const config = loadConfig(env)
  return { config, cwd, connect: () => connect(config, features) }
}

const OWN: Readonly<Record<string, OwnCommand>> = {
  backup: {
    usage: '[FILE | -] [--with-key]',
    about: 'writes a backup of everything to one file, even while Foothold is running',
    words: [0, 1],
    options: { 'with-key': { type: 'boolean' } },
    run: (given, at, features) => runBackup(toLocal(at, features), given),
  },
  restore: {
    usage: 'FILE [--replace]',
    about: 'restores a backup into an empty database',
    words: [1, 1],
    options: { replace: { type: 'boolean' } },
    run: (given, at, features) => runRestore(toLocal(at, features), given),
  },
  move: {
    usage: '--to DATABASE_URL',
    about: 'copies everything to an empty PostgreSQL database',
    words: [0, 0],
    options: { to: { type: 'string' } },
    run: async ({ options }, at, features) => {
      const target = VARIABLES.shape.DATABASE_URL.safeParse(options['to'])
      if (target.data === undefined) {
        throw new WrongUsage(
          '--to needs an address such as postgres://user:password@host/foothold.',
        )
      }
      return runMove(toLocal(at, features), target.data)
    },
  },
  doctor: { ...doctor, run: (_given, at, features) => runDoctor(at.env, features) },
}

/** Runs a command line of the server's owner in this process. Never throws. */
export async function runAdmin(
  line: readonly string[],
  at: Process,
  features: Features,
): Promise<Outcome> {
  const [name = '--help', ...rest] = line
  if (name === '--help' || name === '-h' || name === 'help') {
    return {
      exitCode: line.length > 0 ? EXIT.done : EXIT.wrongUsage,
      stdout: help(features),
      stderr: '',
    }
  }
  try {
    const own = Object.hasOwn(OWN, name) ? OWN[name] : undefined
    if (own !== undefined) return await runOwn(own, rest, at, features)
    const command = Object.hasOwn(features.commands, name) ? features.commands[name] : undefined
    if (command === undefined) throw new WrongUsage(`There is no command ${name}.`)
    // Before anything is opened.
    parseWords(command, rest)
    const connection = await connect(loadConfig(at.env), features)
    try {
      return await connection.run(line)
    } finally {
      await connection.close()
    }
  } catch (error) {
    return explain(error, name, features)
  }
}

const NOTHING_SAID: Outcome = { exitCode: EXIT.done, stdout: '', stderr: '' }

async function runOwn(own: OwnCommand, args: string[], at: Process, features: Features) {
  const given = parseWords(own, args)
  const result = await own.run(given, at, features)
  return result === undefined ? NOTHING_SAID : toOutcome(result, given.options['json'] === true)
}

function explain(error: unknown, name: string, { commands }: Features): Outcome {
  if (!(error instanceof WrongUsage)) {
    const hint = error instanceof ConfigError ? '\n`doctor` checks the rest as well.' : ''
    return { exitCode: EXIT.failed, stdout: '', stderr: `${describeError(error)}${hint}\n` }
  }
  const usage = OWN[name]?.usage ?? commands[name]?.usage
  const second = usage === undefined ? 'See --help.' : `Usage: ${name} ${usage}`
  return { exitCode: EXIT.wrongUsage, stdout: '', stderr: `${error.message}\n${second}\n` }
}

function help({ commands }: Features): string {
  const lines = Object.entries({ ...commands, ...OWN }).map(
    ([name, { usage, about }]) => `  ${`${name} ${usage}`.trimEnd()}\n      ${about}\n`,
  )
  return `Usage: admin COMMAND [--json]\n\n${lines.join('')}`
}
