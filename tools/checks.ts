import { runCommand } from './run-command.ts'

const CHECKS: [name: string, command: string, args: string[]][] = [
  ['types', 'tsc', ['--noEmit', '--pretty']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']],
  ['graph', 'node', ['tools/graph.ts']],
  ['format', 'prettier', ['--check', '--log-level=warn', '.']],
]

export type Counts = { passed: number; failed: number }

/** Runs types, lint, imports and format at once, and counts those that pass. */
export const runChecks = async (): Promise<Counts> => {
  const passes = await Promise.all(
    CHECKS.map(async ([name, command, args]) => {
      const { succeeded, output } = await runCommand(command, args)
      if (!succeeded) console.log(output.trimEnd())
      console.log(`${succeeded ? '✓' : '✗'} ${name}`)
      return succeeded
    }),
  )
  const passed = passes.filter(Boolean).length
  return { passed, failed: passes.length - passed }
}
