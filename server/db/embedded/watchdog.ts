import type { Link } from './link.ts'

const TICK_MS = 1_000

/**
 * Calls `onSilence` when a statement has waited `maxMs` and nothing came back. It counts ticks, since
 * the time of a machine that slept or of a process that was stopped is not the database's.
 * @returns stops it
 */
export function watch(link: Link, maxMs: number, onSilence: () => void): () => void {
  let silentMs = 0
  let received = link.received()
  const timer = setInterval(() => {
    silentMs = link.isWaiting() && link.received() === received ? silentMs + TICK_MS : 0
    received = link.received()
    if (silentMs < maxMs) return
    clearInterval(timer)
    onSilence()
  }, TICK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
