// Holds a lease of the PostgreSQL database until it is killed; prints when it has it.
import { openPostgres } from '../db/postgres.ts'
import { withLease } from '../db/lease.ts'

const [, , url = '', name = '', ttlMs = ''] = process.argv
const { db } = await openPostgres(url)
await withLease(
  db,
  name,
  async () => {
    process.stdout.write('held\n')
    await new Promise(() => undefined)
  },
  Number(ttlMs),
)
