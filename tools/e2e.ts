// `npm run test:e2e`: the browser tests; further arguments go to Playwright.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { ensureBuilt } from './ensure-built.ts'
import { ensureObjectStorage } from './object-storage.ts'
import { createTestFolder } from './test-folder.ts'

await ensureObjectStorage()
const browser = await ensureBrowser()
await ensureBuilt()
const folder = createTestFolder()
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: browser, TMPDIR: folder },
  shell: process.platform === 'win32',
})
rmSync(folder, { recursive: true, force: true })
process.exitCode = browser === undefined ? 1 : (status ?? 1)
