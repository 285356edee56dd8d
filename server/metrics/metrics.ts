import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { DatabaseHandle } from '../db/client.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { FileStore } from '../storage/file-store.ts'
import { watchConnections, watchLags, type ReadLag } from './gauges.ts'
import { watchFiles } from './watch-files.ts'
import { watchSandbox } from './watch-sandbox.ts'

/** In seconds: a fast call, a slow one, and one that makes a person wait. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The metrics of one app, in a separate registry. */
export type Metrics = {
  /** Counts a call of a procedure, by tRPC or REST. */
  countCall: (procedure: string, status: number, seconds: number) => void
  watchFiles: (files: FileStore) => FileStore
  watchSandbox: (sandbox: Sandbox) => Sandbox
  /** `route` is the pattern, never the URL. */
  countRequest: (method: string, route: string, status: number, seconds: number) => void
  /** Returns all metrics in Prometheus's text format, of the type `contentType`. */
  print: () => Promise<string>
  contentType: string
}

/** @param lags the lag of each kind of queued work, in seconds */
export function createMetrics(
  database: DatabaseHandle,
  lags: ReadonlyMap<string, ReadLag>,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  watchConnections(registry, database)
  watchLags(registry, database.db, lags)
  const requests = new Counter({
    name: 'foothold_http_requests_total',
    help: 'Requests by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'foothold_http_request_duration_seconds',
    help: 'How long requests took, by the pattern of their route.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  const calls = new Counter({
    name: 'foothold_calls_total',
    help: 'Calls of procedures over tRPC and REST, by the status each would have alone.',
    labelNames: ['procedure', 'status'],
    registers,
  })
  const callSeconds = new Histogram({
    name: 'foothold_call_duration_seconds',
    help: 'How long calls of procedures took.',
    labelNames: ['procedure'],
    buckets: BUCKETS,
    registers,
  })
  return {
    countCall(procedure, status, seconds) {
      calls.inc({ procedure, status })
      callSeconds.observe({ procedure }, seconds)
    },
    watchFiles: (files) => watchFiles(registry, files),
    watchSandbox: (sandbox) => watchSandbox(registry, sandbox),
    countRequest(method, route, status, seconds) {
      requests.inc({ method, route, status })
      requestSeconds.observe({ method, route }, seconds)
    },
    print: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
