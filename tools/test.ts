// `npm test`: runs every check and test, then prints one line with the counts. Nothing is skipped.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { ensureBrowser } from './browser.ts'
import { ensureBuilt } from './ensure-built.ts'
import { ensureObjectStorage } from './object-storage.ts'
import { runChecks } from './checks.ts'
import { createTestFolder } from './test-folder.ts'
import { playwrightReport, type Report, vitestReport } from './test-report.ts'

const folder = createTestFolder()

const NOTHING_PASSED: Report = { passed: 0, failed: 1, failures: [] }

/** Runs a tool that writes a JSON report; a failed run counts as at least one failure. */
const runReported = async (
  title: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  path: string,
  schema: z.ZodType<Report>,
): Promise<Report> => {
  console.log(`\n— ${title}`)
  const run = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TMPDIR: folder, ...env },
  })
  const [status] = await once(run, 'exit')
  let report: Report
  try {
    report = schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    console.error(`The ${title} ended without a report.`)
    return NOTHING_PASSED
  }
  return status === 0 ? report : { ...report, failed: Math.max(1, report.failed) }
}

const runServerTests = () => {
  const report = join(folder, 'vitest.json')
  const json = join('tools', 'json-reporter.ts')
  const reporters = ['--reporter=default', `--reporter=${json}`, `--outputFile.json=${report}`]
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

// Installing waits for the network and the disk, and leaves the processor to the others. The
// browser is only needed when its tests start.
const storageReady = ensureObjectStorage()
const browserReady = ensureBrowser()
const [checks] = await Promise.all([runChecks(), ensureBuilt()])
await storageReady
const serverTests = await runServerTests()
const browser = await browserReady
const results: Report[] = [
  { ...checks, failures: [] },
  serverTests,
  browser === undefined ? NOTHING_PASSED : await runBrowserTests(browser),
]
rmSync(folder, { recursive: true, force: true })
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
// Repeated at the end, below a few thousand lines of passing tests.
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\n${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
