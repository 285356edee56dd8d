/*
 * The service worker, written by hand: its few rules (never touch personal data, pages from the
 * network first) take fewer lines than configuring a library, and Workbox's build would add Babel
 * and a second bundler.
 */
import { chooseLanguage, type Language } from '#src/language/languages.ts'
import { upgradeToHttps } from '../lib/https.ts'
import { dropOldSharedFiles } from '../lib/shared-file.ts'
import type { PageRequest, WorkerMessage } from '../lib/service-worker.ts'
import type { Installing, Lifecycle } from './lifecycle.ts'
import {
  type ClickedEvent,
  type NoticeScope,
  openNotice,
  type PushedEvent,
  showNotice,
} from './notices.ts'
import { storeShared, SHARE_PATH } from './shared.ts'
import { chooseStrategy, ROUTES } from './strategy.ts'

/**
 * Filled in by tools/vite/service-worker.ts: `build` is the first script, whose hash identifies the
 * whole build; `due` is the text of a reminder in each language.
 */
declare const SHELL: {
  build: string
  parts: string[]
  files: string[]
  due: Record<Language, string>
}
const shell = SHELL

// One TypeScript program cannot have the types of both a worker and a page.
type Message = Lifecycle & { data: unknown }
type Fetching = Lifecycle & { request: Request; respondWith(response: Promise<Response>): void }
declare const self: NoticeScope & {
  location: Location
  clients: {
    claim(): Promise<void>
    matchAll(): Promise<{ postMessage(message: WorkerMessage): void }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: Installing) => void): void
  addEventListener(type: 'activate', listener: (event: Lifecycle) => void): void
  addEventListener(type: 'message', listener: (event: Message) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickedEvent) => void): void
}

const PREFIX = 'shell '
const CACHE = PREFIX + shell.build
/** Every screen is served by the same page; the app's router reads the URL. */
const SHELL_ADDRESS = '/dashboard'
const STORE_APP: PageRequest = 'store-app-files'
const PAGE_PATIENCE_MS = 4_000

/** A proxy's status codes while the server behind it is down or being updated. */
const NOBODY_THERE = [502, 503, 504]

const isStored = async (): Promise<boolean> =>
  (await caches.match(SHELL_ADDRESS, { cacheName: CACHE })) !== undefined

const MESSAGES = /"(\/assets\/messages-[\w-]+\/[a-z]+\/)start\.js"/
const PART_IDS = /\bids:(\[[^\]]*\])/

/**
 * Returns the message files of the page's language; none for English (tools/messages/plugin.ts).
 */
const listMessageFiles = async (page: string): Promise<string[]> => {
  const folder = MESSAGES.exec(page)?.[1]
  if (folder === undefined) return []
  const start = await (await fetch(`${folder}start.js`)).text()
  const ids: string[] = JSON.parse(PART_IDS.exec(start)?.[1] ?? '[]')
  return ['start.js', 'sentences.json', ...ids.map((id) => `${id}.json`)].map(
    (name) => `${folder}${name}`,
  )
}

const storeApp = async (): Promise<void> => {
  if (await isStored()) return
  const page = await fetch(SHELL_ADDRESS, { cache: 'no-cache', headers: { Accept: 'text/html' } })
  const text = await page.clone().text()
  const isOurs = page.ok && !page.redirected && text.includes(shell.build)
  // An update in progress or a proxy's sign-in page: the next visit tries again.
  if (!isOurs) throw new Error('The page does not belong to this build')
  const cache = await caches.open(CACHE)
  await cache.addAll([...shell.parts, ...shell.files, ...(await listMessageFiles(text))])
  // Stored last: its presence means that the other files are stored.
  await cache.put(SHELL_ADDRESS, page)
}

/** Stores a newer build at once if the browser has stored an older one. */
const updateStoredApp = async (): Promise<void> => {
  const names = await caches.keys()
  if (names.some((name) => name.startsWith(PREFIX))) await storeApp()
}

/** Keeps the previous build: a tab that runs it may still request its chunks. */
const dropOldShells = async (): Promise<void> => {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

const tellTabs = async (): Promise<void> => {
  const tabs = await self.clients.matchAll()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a tab, not a window
  tabs.forEach((tab) => tab.postMessage({ type: 'activated', build: shell.build }))
}

const afterPatience = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PAGE_PATIENCE_MS))

/** Tries the network; uses the cache only if no server responds in time. */
const answerPage = async (request: Request): Promise<Response> => {
  const asked = fetch(request)
  const fresh = await Promise.race([asked.catch(() => undefined), afterPatience()])
  if (fresh && !NOBODY_THERE.includes(fresh.status)) return fresh
  return (await caches.match(SHELL_ADDRESS, { cacheName: CACHE })) ?? fresh ?? asked
}

const answerPart = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ??
  // A part of the previous build, in a tab that still runs it.
  (await caches.match(request, { ignoreVary: true })) ??
  fetch(request)

const answerFile = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const cached = await caches.match(request, { cacheName: CACHE, ignoreVary: true })
    if (cached) return cached
    throw error
  }
}

/** Nothing shared is sent to the server until the person confirms it. */
const answerShared = async (request: Request): Promise<Response> => {
  await dropOldSharedFiles().catch(() => undefined)
  const path = await request
    .formData()
    .then(storeShared)
    .catch(() => SHARE_PATH)
  return Response.redirect(new URL(path, self.location.origin), 303)
}

const PAGE_LANGUAGE = /<html[^>]* lang="(\w+)"/

/** The text in the language of the stored page, or else in the browser's. */
const sayDue = async (): Promise<string> => {
  const page = await caches.match(SHELL_ADDRESS, { cacheName: CACHE })
  const own = PAGE_LANGUAGE.exec((await page?.text()) ?? '')?.[1]
  return shell.due[chooseLanguage([own ?? '', ...navigator.languages])]
}

self.addEventListener('install', (event) => {
  // No waiting for old tabs: pages are always the newest, and chunks of two builds never share a
  // name.
  event.waitUntil(updateStoredApp().then(() => self.skipWaiting()))
  // Without routes, or if they are rejected, the worker does the same itself.
  if (event.addRoutes) event.waitUntil(event.addRoutes(ROUTES).catch(() => undefined))
})

self.addEventListener('message', (event) => {
  if (event.data !== STORE_APP) return
  // A page that was still loading while the worker was activated has none yet.
  const tasks = [self.clients.claim(), storeApp(), dropOldSharedFiles()]
  event.waitUntil(Promise.all(tasks))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), self.clients.claim()]).then(tellTabs))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin } = self.location
  switch (chooseStrategy(request, { origin, files: shell.files })) {
    case 'pass':
      return
    case 'upgrade':
      event.respondWith(fetch(upgradeToHttps(request.url)))
      return
    case 'page':
      event.respondWith(answerPage(request))
      return
    case 'part':
      event.respondWith(answerPart(request))
      return
    case 'file':
      event.respondWith(answerFile(request))
      return
    case 'share':
      event.respondWith(answerShared(request))
  }
})

self.addEventListener('push', (event) => event.waitUntil(showNotice(self, event, sayDue)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self, event)))
