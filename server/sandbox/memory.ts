import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A bomb inflates by some hundred megabytes a second. */
const EVERY_MS = 20
const PAGE_BYTES = 4096
const MB = 1024 * 1024

/**
 * Calls `onExcess` when the process holds more than `maxMb`: the heap's own bound does not count
 * what is inflated outside of it. On Linux alone, where the kernel says so in a file.
 */
export function watchMemory(child: ChildProcess, maxMb: number, onExcess: () => void): () => void {
  if (process.platform !== 'linux' || child.pid === undefined) return () => undefined
  const path = `/proc/${child.pid}/statm`
  const timer = setInterval(() => {
    if (readResidentBytes(path) > maxMb * MB) onExcess()
  }, EVERY_MS).unref()
  return () => clearInterval(timer)
}

function readResidentBytes(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0 // it has ended
  }
}
