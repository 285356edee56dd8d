import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A bomb inflates by some hundred megabytes a second. */
const EVERY_MS = 20

/**
 * Calls `onExcess` when the process holds more than `maxMb`: the heap's own bound does not count
 * what is inflated outside of it. On Linux alone, where the kernel says so in a file.
 */
export function watchMemory(
  { pid }: ChildProcess,
  maxMb: number,
  onExcess: () => void,
): () => void {
  if (process.platform !== 'linux' || pid === undefined) return () => undefined
  const timer = setInterval(() => {
    if (readMemoryMb(pid) > maxMb) onExcess()
  }, EVERY_MS).unref()
  return () => clearInterval(timer)
}

/** What a process holds, from where it does not depend on the size of a page; 0 when it has ended. */
export function readMemoryMb(pid: number): number {
  try {
    const [, kb = 0] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kb) / 1024
  } catch {
    return 0
  }
}
