/*
 * Served instead of the worker when SERVICE_WORKER is off: unregisters itself and deletes its
 * caches in every browser, without touching open pages.
 */
import type { Lifecycle } from './lifecycle.ts'

declare const self: {
  registration: { unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lifecycle) => void): void
}

const retire = async (): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(retire()))
