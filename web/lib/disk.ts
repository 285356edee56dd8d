import { useSyncExternalStore } from 'react'
import { DISK_FULL } from '#src/shell/constants.ts'
import { describeFailure } from './failure.ts'

let isFull = false
const listeners = new Set<() => void>()

const become = (next: boolean) => {
  if (next === isFull) return
  isFull = next
  listeners.forEach((listener) => listener())
}

export const isDiskFull = (error: unknown): boolean => describeFailure(error).words === DISK_FULL

/** Called when a mutation failed; records whether the server's disk was full. */
export const reportRefusedChange = (error: unknown): void => {
  if (isDiskFull(error)) become(true)
}

export const reportSavedChange = (): void => become(false)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * True from a mutation that failed because the server's disk is full until the next one that
 * succeeds.
 */
export const useDiskFull = (): boolean => useSyncExternalStore(subscribe, () => isFull)
