import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { audit } from './audit.ts'

let registry: Server | undefined
let cache: string
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'foothold-audit-'))
})
afterEach(() => {
  registry?.close()
  rmSync(cache, { recursive: true, force: true })
})

type Advisory = { id: number; url: string; title: string; severity: string }

/** Runs real npm against a registry that reports one vulnerability in every version of fastify. */
async function auditAgainst(severity: string) {
  const advisory: Advisory = { id: 1, url: 'https://example.com/1', title: 'A hole', severity }
  registry = createServer((request, response) => {
    const isAudit = request.url?.endsWith('/advisories/bulk') === true
    const hole = { fastify: [{ ...advisory, vulnerable_versions: '*' }] }
    const versions = { '5.12.8': { name: 'fastify', version: '5.12.8' } }
    const page = { name: 'fastify', 'dist-tags': { latest: '5.12.8' }, versions }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isAudit ? hole : page))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  return audit([`--registry=http://127.0.0.1:${port}`, `--cache=${cache}`])
}

test('a known vulnerability of high severity fails the check and is named', async () => {
  const { passes, sentence } = await auditAgainst('high')
  expect(passes).toBe(false)
  expect(sentence).toMatch(/^ {2}fastify .*: high$/m)
})

test('a vulnerability of moderate severity does not fail the check', async () => {
  expect(await auditAgainst('moderate')).toEqual({
    passes: true,
    sentence: 'no known hole of high severity',
  })
})

test('an unreachable registry is reported without failing the check', async () => {
  const { passes, sentence } = await audit(['--registry=http://127.0.0.1:1'])
  expect(passes).toBe(true)
  expect(sentence).toMatch(/^not audited: .*ECONNREFUSED/)
})
