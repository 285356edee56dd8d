import { runCommand } from './run-command.ts'

const AUDIT = 'audit'

const CHECKS: [name: string, command: string, args: string[]][] = [
  // One checker, because each further one repeats much of the work, and both cores are busy anyway.
  ['types', 'tsc', ['--noEmit', '--pretty', '--checkers', '1']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']],
  ['graph', 'node', ['tools/graph.ts']],
  ['format', 'oxfmt', ['--check']],
  ['messages', 'node', ['tools/messages/check.ts']],
  ['bill of materials', 'node', ['tools/sbom.ts']],
  [AUDIT, 'node', ['tools/audit.ts']],
]

/**
 * The type checkers are Go programs; collecting garbage less often saves a quarter of their time.
 */
const ENVIRONMENT = { GOGC: '400' }

export type Counts = { passed: number; failed: number }

/**
 * Runs types, lint, imports, format, messages, the bill of materials and the audit in parallel, and
 * counts those that pass.
 */
export const runChecks = async (): Promise<Counts> => {
  const passes = await Promise.all(
    CHECKS.map(async ([name, command, args]) => {
      const { succeeded, output } = await runCommand(command, args, ENVIRONMENT)
      if (!succeeded) console.log(output.trimEnd())
      // An unreachable registry is reported, but does not fail the check.
      const detail = succeeded && name === AUDIT ? `: ${output.trim()}` : ''
      console.log(`${succeeded ? '✓' : '✗'} ${name}${detail}`)
      return succeeded
    }),
  )
  const passed = passes.filter(Boolean).length
  return { passed, failed: passes.length - passed }
}
