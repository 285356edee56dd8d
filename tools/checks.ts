import { runCommand } from './run-command.ts'

const AUDIT = 'audit'

const CHECKS: [name: string, command: string, args: string[]][] = [
  ['types', 'tsc', ['--noEmit', '--pretty']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']],
  ['graph', 'node', ['tools/graph.ts']],
  ['format', 'prettier', ['--check', '--log-level=warn', '.']],
  ['bill of materials', 'node', ['tools/sbom.ts']],
  [AUDIT, 'node', ['tools/audit.ts']],
]

export type Counts = { passed: number; failed: number }

/** Runs types, lint, imports, format, the bill of materials and the audit at once, and counts those that pass. */
export const runChecks = async (): Promise<Counts> => {
  const passes = await Promise.all(
    CHECKS.map(async ([name, command, args]) => {
      const { succeeded, output } = await runCommand(command, args)
      if (!succeeded) console.log(output.trimEnd())
      // What could not be asked of the registry is said, for nothing fails of it.
      const said = succeeded && name === AUDIT ? `: ${output.trim()}` : ''
      console.log(`${succeeded ? '✓' : '✗'} ${name}${said}`)
      return succeeded
    }),
  )
  const passed = passes.filter(Boolean).length
  return { passed, failed: passes.length - passed }
}
