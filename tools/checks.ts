import { spawnSync } from 'node:child_process'

const CHECKS: [name: string, command: string, args: string[]][] = [
  ['types', 'tsc', ['--noEmit']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']],
  ['format', 'prettier', ['--check', '--log-level=warn', '.']],
]

export type Counts = { passed: number; failed: number }

/** Runs types, lint and format in turn, and counts those that pass. */
export const runChecks = (): Counts => {
  let passed = 0
  for (const [name, command, args] of CHECKS) {
    const { status } = spawnSync(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
    if (status === 0) passed += 1
  }
  return { passed, failed: CHECKS.length - passed }
}
