import { isRecord } from '#src/record.ts'
import { findBuildId } from './build-id.ts'
import { onRecovery } from './connection.ts'

const ADDRESS = '/service-worker.js'
const CHECK_PAUSE_MS = 30 * 60 * 1000

/** What the worker says to every open tab once it has taken over. */
export type WorkerMessage = { type: 'activated'; build: string }

/** What a page asks of the worker once somebody has signed in. */
export type PageRequest = 'store-app-files'

let isOutdated = false
let checkedAt = 0
const listeners = new Set<() => void>()

const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  isRecord(data) && data['type'] === 'activated' && typeof data['build'] === 'string'

const onMessage = ({ data }: MessageEvent) => {
  if (!isWorkerMessage(data)) return
  isOutdated = data.build !== findBuildId()
  listeners.forEach((listener) => listener())
}

/** A tab that stays open for days asks now and then whether there is a newer worker. */
const checkForUpdate = async (): Promise<void> => {
  checkedAt = Date.now()
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
}

/** Ignores a failure: offline, or forbidden by the browser, the app works without a worker. */
const quietly = (task: Promise<unknown>) => {
  task.catch(() => {})
}

const watchUpdates = () => {
  navigator.serviceWorker.addEventListener('message', onMessage)
  checkedAt = Date.now()
  quietly(navigator.serviceWorker.register(ADDRESS, { updateViaCache: 'none' }))
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - checkedAt > CHECK_PAUSE_MS
    if (document.visibilityState === 'visible' && isDue) quietly(checkForUpdate())
  })
  // A server that was away may have come back as a newer one.
  onRecovery(() => quietly(checkForUpdate()))
}

const removeWorkers = async (): Promise<void> => {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

/**
 * Registers the worker that opens the app offline. A build under development has none, and removes
 * the one that a release on the same port has left.
 */
export const registerServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return
  if (import.meta.env.PROD) watchUpdates()
  else quietly(removeWorkers())
}

/** Lets the worker store the app's files: a visitor's browser is spared them until a sign-in. */
export const storeAppFiles = (): void => {
  if (!('serviceWorker' in navigator)) return
  const request: PageRequest = 'store-app-files'
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  quietly(navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(request)))
}

export const readIsOutdated = (): boolean => isOutdated

/** Calls back when it may have changed whether this page runs an older build than the server has. */
export const subscribeToOutdated = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
