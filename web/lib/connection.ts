import { useSyncExternalStore } from 'react'

/** `offline`: the device has no network. `unreachable`: it has, but the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable'

const PROBE_TIMEOUT_MS = 5_000
const RETRY_MS = 5_000

let connection: Connection = navigator.onLine ? 'online' : 'offline'
let isProbing = false
/** Of the page's own clock. */
let lostAtMs = 0
const listeners = new Set<() => void>()
const recoveryListeners = new Set<() => void>()
const lossListeners = new Set<() => void>()

const become = (next: Connection) => {
  if (next === connection) return
  connection = next
  listeners.forEach((listener) => listener())
  const interested = next === 'online' ? recoveryListeners : lossListeners
  interested.forEach((listener) => listener())
}

const isServerThere = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
    return (await fetch('/healthz', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/** Asks the server itself, and again every few seconds until it answers. */
const probe = async (): Promise<void> => {
  if (isProbing) return
  isProbing = true
  const isThere = await isServerThere()
  isProbing = false
  if (!navigator.onLine) return become('offline')
  become(isThere ? 'online' : 'unreachable')
  if (!isThere) setTimeout(() => void probe(), RETRY_MS)
}

/** A call got no answer: one lost call proves nothing, so the server is asked. */
export const reportLostCall = (): void => {
  if (navigator.onLine) void probe()
  else become('offline')
}

/** The server answered. A call begun before the network went proves nothing about now. */
export const reportAnsweredCall = (startedAtMs: number): void => {
  if (startedAtMs >= lostAtMs) become('online')
}

/** Calls back when the server answers again after it did not. */
export const onRecovery = (listener: () => void): void => {
  recoveryListeners.add(listener)
}

/** Calls back when the server is out of reach: now, if it is so already, and whenever it gets so. */
export const onLoss = (listener: () => void): void => {
  lossListeners.add(listener)
  if (connection !== 'online') listener()
}

window.addEventListener('offline', () => {
  lostAtMs = performance.now()
  become('offline')
})
window.addEventListener('online', () => void probe())

/** True while the device has no network; queries are not retried then. */
export const isOffline = (): boolean => connection === 'offline'

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => connection)
