import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A decompression bomb grows by some hundred megabytes per second. */
const EVERY_MS = 20

/**
 * Calls `onExcess` if the process uses more than `maxMb`, since the heap limit does not cover
 * buffers. Linux only, since others have no /proc.
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

/** The resident memory of a process; 0 if it has exited. */
export function readMemoryMb(pid: number): number {
  try {
    const [, kb = 0] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kb) / 1024
  } catch {
    return 0
  }
}
