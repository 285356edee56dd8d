// `npm test`: every check there is, then one line that counts them. Nothing is skipped.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { ensureBrowser } from './browser.ts'
import { ensureBuilt } from './ensure-built.ts'
import { type Counts, runChecks } from './checks.ts'

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform((report): Counts => ({ passed: report.numPassedTests, failed: report.numFailedTests }))

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  })
  .transform(({ stats }): Counts => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }))

/** Runs a tool that writes a JSON report; a run that ends badly counts as at least one failure. */
const runReported = (
  title: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  path: string,
  schema: z.ZodType<Counts>,
): Counts => {
  console.log(`\n— ${title}`)
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  let counts: Counts = { passed: 0, failed: 0 }
  try {
    counts = schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    console.error(`The ${title} ended without a report.`)
    return { passed: 0, failed: 1 }
  }
  return status === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) }
}

const folder = mkdtempSync(join(tmpdir(), 'foothold-test-'))

const runServerTests = () => {
  const report = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...reporters]
  return runReported('unit and server tests', args, {}, report, vitestReport)
}

const runBrowserTests = (browser: string) => {
  const report = join(folder, 'playwright.json')
  const cli = join('node_modules', '@playwright', 'test', 'cli.js')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: browser }
  return runReported(
    'browser tests',
    [cli, 'test', '--reporter=line,json'],
    env,
    report,
    playwrightReport,
  )
}

const browser = ensureBrowser()
ensureBuilt()
const results = [
  runChecks(),
  runServerTests(),
  browser === undefined ? { passed: 0, failed: 1 } : runBrowserTests(browser),
]
rmSync(folder, { recursive: true, force: true })
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
