import { isRecord } from '#src/record.ts'
import { findBuildId } from './build-id.ts'
import { onRecovery } from './connection.ts'

const ADDRESS = '/service-worker.js'
const CHECK_PAUSE_MS = 30 * 60 * 1000

/** Message of the worker to all open tabs once it is active. */
export type WorkerMessage = { type: 'activated'; build: string }

/** Message of a page to the worker once somebody has signed in. */
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

/** Checks for a newer worker from time to time in a tab that stays open for days. */
const checkForUpdate = async (): Promise<void> => {
  checkedAt = Date.now()
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
}

/** Ignores failures: the app works without a worker when offline or when the browser forbids it. */
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
  // A server that was unreachable may have been updated.
  onRecovery(() => quietly(checkForUpdate()))
}

const removeWorkers = async (): Promise<void> => {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

/**
 * Registers the worker that opens the app offline. Development builds have none and remove the one
 * left by a release on the same port.
 */
export const registerServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return
  if (import.meta.env.PROD) watchUpdates()
  else quietly(removeWorkers())
}

/** Makes the worker store the app's files; not before sign-in, to save visitors the download. */
export const storeAppFiles = (): void => {
  if (!('serviceWorker' in navigator)) return
  const request: PageRequest = 'store-app-files'
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  quietly(navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(request)))
}

export const readIsOutdated = (): boolean => isOutdated

/**
 * Calls `listener` when it may have changed whether this page's build is older than the server's.
 */
export const subscribeToOutdated = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
