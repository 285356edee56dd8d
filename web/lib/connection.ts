import { useSyncExternalStore } from 'react'

/**
 * `offline`: the device has no network. `unreachable`: it has one, but the server does not respond.
 */
export type Connection = 'online' | 'offline' | 'unreachable'

const PROBE_TIMEOUT_MS = 5_000
const RETRY_MS = 5_000

let connection: Connection = navigator.onLine ? 'online' : 'offline'
let isProbing = false
/** In ms of `performance.now()`. */
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

/** Pings the server every few seconds until it responds. */
const probe = async (): Promise<void> => {
  if (isProbing) return
  isProbing = true
  const isThere = await isServerThere()
  isProbing = false
  if (!navigator.onLine) return become('offline')
  become(isThere ? 'online' : 'unreachable')
  if (!isThere) setTimeout(() => void probe(), RETRY_MS)
}

/**
 * Called when a request got no response. One lost request proves nothing, so the server is pinged.
 */
export const reportLostCall = (): void => {
  if (navigator.onLine) void probe()
  else become('offline')
}

/**
 * Called when the server responded. A request sent before the connection was lost proves nothing.
 */
export const reportSuccessfulCall = (startedAtMs: number): void => {
  if (startedAtMs >= lostAtMs) become('online')
}

/** Calls `listener` when the server responds again after an outage. */
export const onRecovery = (listener: () => void): void => {
  recoveryListeners.add(listener)
}

/** Calls `listener` each time the server becomes unreachable, and at once if it already is. */
export const onLoss = (listener: () => void): void => {
  lossListeners.add(listener)
  if (connection !== 'online') listener()
}

window.addEventListener('offline', () => {
  lostAtMs = performance.now()
  become('offline')
})
window.addEventListener('online', () => void probe())

/** True while the device has no network; failed queries are not retried then. */
export const isOffline = (): boolean => connection === 'offline'

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => connection)
