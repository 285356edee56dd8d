import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/browser.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 3199)
// The port in between is the mail server's.
const S3_PORT = Number(process.env['E2E_S3_PORT'] ?? PORT + 2)
const executablePath = findBrowser()

const toServer = (program: string, port: number) => ({
  command: `node ${program}`,
  url: `http://localhost:${port}/readyz`,
  reuseExistingServer: false,
  // The server's own tests start at the same time.
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  env: {
    PORT: String(port),
    DATA_DIR: join(tmpdir(), `foothold-e2e-${process.pid}-${port}`),
    // Every test registers its own person from one address.
    RATE_LIMIT_MULTIPLIER: '1000',
  },
})

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Two more than the smallest machine's cores, since pages that wait for a server or a time leave
  // them idle.
  workers: 4,
  // Several times as long as the longest test on two idle cores.
  timeout: 180_000,
  // Long enough for a busy machine; passing tests do not wait for it.
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A worker's requests would bypass the tests' routes; e2e/desktop/offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Recording takes a third of the time; use `--trace on` to examine a test.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without a locale of the machine, Chromium saves a file with an accent in its name as
      // "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        // A page lives for seconds, so optimizing its code costs more than it gains, also in axe,
        // and so does frequent garbage collection.
        '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=32 --max-semi-space-size=64',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'phone/**',
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: 'desktop/**',
      grepInvert: /@desktop-only/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [toServer('e2e/server.ts', PORT), toServer('e2e/s3-server.ts', S3_PORT)],
})
