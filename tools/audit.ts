// Asks the npm registry for known vulnerabilities of the production dependencies. Exits with 1 only
// for severe ones; an unreachable registry is reported, but no failure.
import { z } from 'zod'
import { runCommand } from './run-command.ts'

const WAIT_MS = 15_000

const hole = z.object({ name: z.string(), severity: z.string(), range: z.string() })
const report = z.object({ vulnerabilities: z.record(z.string(), hole) })
const refusal = z.object({ message: z.string() })

const SEVERE = ['high', 'critical']

export type Verdict = { passes: boolean; sentence: string }

/** Evaluates the output of `npm audit --json`. */
export function evaluateAudit(output: string): Verdict {
  const found = readJson(output)
  const audited = report.safeParse(found)
  if (!audited.success) {
    const reason = refusal.safeParse(found).data?.message ?? 'the registry did not respond'
    return { passes: true, sentence: `not audited: ${reason}` }
  }
  const severe = Object.values(audited.data.vulnerabilities).filter(({ severity }) =>
    SEVERE.includes(severity),
  )
  const names = severe.map(({ name, range, severity }) => `  ${name} ${range}: ${severity}`)
  return severe.length === 0
    ? { passes: true, sentence: 'no known hole of high severity' }
    : { passes: false, sentence: `known holes, see npm audit --omit dev:\n${names.join('\n')}` }
}

/** Returns undefined for invalid JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

export async function audit(registry: readonly string[] = []): Promise<Verdict> {
  const wait = ['--fetch-retries=0', `--fetch-timeout=${WAIT_MS}`]
  const what = ['audit', '--omit=dev', '--package-lock-only', '--json', '--loglevel=silent']
  const { output } = await runCommand('npm', [...what, ...wait, ...registry])
  return evaluateAudit(output)
}

if (import.meta.main) {
  const { passes, sentence } = await audit(process.argv.slice(2))
  console.log(sentence)
  process.exitCode = passes ? 0 : 1
}
