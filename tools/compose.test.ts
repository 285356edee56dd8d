import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docker-compose.yml', 'utf8')
const services = text
  .slice(text.indexOf('services:'), text.indexOf('\nvolumes:'))
  .split(/^ {2}(?=[a-z-]+:$)/m)
  .slice(1)
const named = services.map((service): [string, string] => [service.split(':')[0] ?? '', service])

test.each(named)('%s runs with minimal privileges and limits', (_name, service) => {
  for (const wanted of [
    /^ {4}read_only: true$/m,
    /^ {4}cap_drop:\n {6}- ALL$/m,
    /^ {6}- no-new-privileges:true$/m,
    /^ {4}pids_limit: /m,
    /^ {4}mem_limit: /m,
  ]) {
    expect(service).toMatch(wanted)
  }
})

test('ports are only open to this machine unless LISTEN is set', () => {
  const ports = text.match(/^ {6}- '.*:\d+'$/gm) ?? []
  expect(ports).toHaveLength(2)
  for (const port of ports) expect(port).toMatch(/^ {6}- '\$\{LISTEN:-127\.0\.0\.1\}:/)
})

test('the app never has the storage’s admin key', () => {
  const app = named.find(([name]) => name === 'foothold')?.[1]
  expect(app).not.toContain('S3_ROOT_SECRET')
})
