import { Gauge, type Registry } from 'prom-client'
import { withTimeLimit } from '../concurrency.ts'
import type { DatabaseHandle, Db } from '../db/client.ts'

/** Returns for how many seconds the oldest due work has been waiting; 0 if none is due. */
export type ReadLag = (db: Db) => Promise<number>

const READ_TIMEOUT_MS = 3_000

export function watchConnections(registry: Registry, database: DatabaseHandle): void {
  const connections = new Gauge({
    name: 'foothold_database_connections',
    help: 'Connections to the database; the embedded one has one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { open, idle } = database.countConnections()
      connections.set({ state: 'busy' }, open - idle)
      connections.set({ state: 'idle' }, idle)
    },
  })
  const waiting: Gauge = new Gauge({
    name: 'foothold_database_waiting',
    help: 'Statements that wait for a connection.',
    registers: [registry],
    collect: () => waiting.set(database.countConnections().waiting),
  })
}

/** A lag that cannot be read is left out, so that the other metrics are still returned. */
export function watchLags(registry: Registry, db: Db, lags: ReadonlyMap<string, ReadLag>): void {
  const lag = new Gauge({
    name: 'foothold_lag_seconds',
    help: 'For how long the oldest piece of work that is due has been waiting.',
    labelNames: ['of'],
    registers: [registry],
    async collect() {
      lag.reset()
      const reads = [...lags].map(async ([of, read]) => {
        lag.set({ of }, await withTimeLimit(read(db), READ_TIMEOUT_MS))
      })
      await Promise.allSettled(reads)
    },
  })
}
