import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createManifest, EXTENSION_BROWSERS } from '../extension/manifest.ts'
import { buildExtension } from './build-extension.ts'

const folder = mkdtempSync(join(tmpdir(), 'foothold-extension-build-'))
afterAll(() => rmSync(folder, { recursive: true }))

const buildSums = async (name: string) => {
  const zips = await buildExtension(join(folder, name), join(folder, `${name}-zips`))
  return zips.map((path) => createHash('sha256').update(readFileSync(path)).digest('hex'))
}

test('the same sources make the same extension, byte for byte', async () => {
  const sums = await buildSums('one')
  expect(new Set(sums).size).toBe(EXTENSION_BROWSERS.length)
  expect(await buildSums('two')).toEqual(sums)
})

test.each(EXTENSION_BROWSERS)(
  'the extension for %s asks for nothing it does not need',
  (browser) => {
    expect(createManifest(browser, '1.0.0')).toMatchObject({
      permissions: ['activeTab', 'scripting', 'storage'],
      optional_host_permissions: ['https://*/*', 'http://localhost/*'],
    })
    expect(createManifest(browser, '1.0.0')).not.toHaveProperty('host_permissions')
    expect(createManifest(browser, '1.0.0')).not.toHaveProperty('content_scripts')
  },
)
