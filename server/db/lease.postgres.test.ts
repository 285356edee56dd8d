import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, inject, test, vi } from 'vitest'
import { openPostgres } from './postgres.ts'
import { withLease } from './lease.ts'

const TTL_MS = 900

test('a killed server loses its lease in time, whatever another server’s clock says', async () => {
  const source = inject('database')
  if (source.kind !== 'postgres') throw new Error('For PostgreSQL only')
  const holder = spawn(
    process.execPath,
    [join(import.meta.dirname, '../testing/lease-holder.ts'), source.url, 'killed', `${TTL_MS}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const database = await openPostgres(source.url)
  try {
    await once(holder.stdout, 'data')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2126-01-01') })
    const start = performance.now()
    const killed = setTimeout(() => holder.kill('SIGKILL'), TTL_MS * 2)
    await withLease(database.db, 'killed', async () => undefined, TTL_MS)
    clearTimeout(killed)
    const waited = performance.now() - start
    expect(waited).toBeGreaterThan(TTL_MS * 2)
    // Three times as long would do but for a machine that is busy.
    expect(waited).toBeLessThan(TTL_MS * 12)
  } finally {
    vi.useRealTimers()
    holder.kill('SIGKILL')
    await database.close()
  }
})
