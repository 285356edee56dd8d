import { parseArgs } from 'node:util'
import { AppError } from '../errors.ts'
import { StartupError } from '../startup-error.ts'
import {
  type AdminCommand,
  type AdminServices,
  CommandFailed,
  type CommandResult,
  type Given,
  WrongUsage,
} from './command.ts'
import { renderTable } from './table.ts'

export const EXIT = { done: 0, failed: 1, wrongUsage: 2 } as const

/** The result of a command line. */
export type Outcome = { exitCode: number; stdout: string; stderr: string }

export type Commands = Readonly<Record<string, AdminCommand>>

/** Runs one command line, such as `['disable', 'ada@example.com', '--json']`. Never throws. */
export async function runCommand(
  commands: Commands,
  services: AdminServices,
  line: readonly string[],
): Promise<Outcome> {
  const [name = '', ...rest] = line
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) return refuse(`There is no command ${name}.`)
  try {
    const { words, options } = parseWords(command, rest)
    const result = await command.run(services, { words, options })
    return toOutcome(result, options['json'] === true)
  } catch (error) {
    if (error instanceof WrongUsage) {
      return refuse(`${error.message}\nUsage: ${name} ${command.usage}`.trimEnd())
    }
    return { exitCode: EXIT.failed, stdout: '', stderr: `${describeError(error)}\n` }
  }
}

const refuse = (message: string): Outcome => ({
  exitCode: EXIT.wrongUsage,
  stdout: '',
  stderr: `${message}\n`,
})

/** @throws WrongUsage */
export function parseWords(
  { options = {}, words: [least, most] }: Pick<AdminCommand, 'options' | 'words'>,
  args: string[],
): Given {
  const { values, positionals } = parse(options, args)
  if (positionals.length < least) throw new WrongUsage('An argument is missing.')
  if (positionals.length > most) throw new WrongUsage('There are too many arguments.')
  return { words: positionals, options: values }
}

function parse(options: NonNullable<AdminCommand['options']>, args: string[]) {
  try {
    const known = { ...options, json: { type: 'boolean' as const } }
    return parseArgs({ args, options: known, allowPositionals: true })
  } catch (error) {
    // The first sentence is the message; the rest is about `--`.
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new WrongUsage(`${sentence.replace(/\.$/, '')}.`)
  }
}

export const toOutcome = (result: CommandResult, asJson: boolean): Outcome => ({
  exitCode: result.hasFailed === true ? EXIT.failed : EXIT.done,
  stdout: render(result, asJson),
  stderr: '',
})

function render({ data, text }: CommandResult, asJson: boolean): string {
  if (asJson) return `${JSON.stringify(data, null, 2)}\n`
  return `${typeof text === 'string' ? text : renderTable(text)}\n`
}

/** Our own errors are written for people; of others the stack is more useful. */
export function describeError(error: unknown): string {
  const isOurs =
    error instanceof CommandFailed || error instanceof AppError || error instanceof StartupError
  if (isOurs) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
