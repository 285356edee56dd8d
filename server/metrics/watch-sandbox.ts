import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { AppError } from '../errors.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'

/** In seconds; a document that takes longer is aborted. */
const BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** Wraps `sandbox` to measure outcomes, durations and the queue. */
export function watchSandbox(registry: Registry, sandbox: Sandbox): Sandbox {
  const registers = [registry]
  const outcomes = new Counter({
    name: 'foothold_documents_read_total',
    help: 'Documents that were to be read for an import or as text, by how that ended.',
    labelNames: ['outcome'],
    registers,
  })
  const seconds = new Histogram({
    name: 'foothold_document_read_duration_seconds',
    help: 'How long reading a document took, with waiting for its turn.',
    buckets: BUCKETS,
    registers,
  })
  const reading: Gauge = new Gauge({
    name: 'foothold_documents_reading',
    help: 'Documents that are being read or wait for their turn.',
    registers,
    collect: () => reading.set(sandbox.count().documents),
  })
  const processes: Gauge = new Gauge({
    name: 'foothold_reader_processes',
    help: 'Processes for reading documents, spare ones included.',
    registers,
    collect: () => processes.set(sandbox.count().processes),
  })
  return {
    ...sandbox,
    async run(file, call) {
      const stop = seconds.startTimer()
      try {
        const outcome = await sandbox.run(file, call)
        outcomes.inc({ outcome: outcome.isRead ? 'read' : outcome.failure })
        return outcome
      } catch (error) {
        outcomes.inc({ outcome: error instanceof AppError ? error.code.toLowerCase() : 'error' })
        throw error
      } finally {
        stop()
      }
    },
  }
}
