/*
 * The service worker, written by hand: its few rules (what is personal is never touched, pages come
 * from the network first) take fewer lines than the configuration of a library, and Workbox's build
 * would bring Babel and a second bundler for them.
 */
import { chooseLanguage, type Language } from '#src/language/languages.ts'
import { upgradeToHttps } from '../lib/https.ts'
import { dropOldSharedFiles } from '../lib/shared-file.ts'
import type { PageRequest, WorkerMessage } from '../lib/service-worker.ts'
import type { Lifecycle } from './lifecycle.ts'
import {
  type ClickedEvent,
  type NoticeScope,
  openNotice,
  type PushedEvent,
  showNotice,
} from './notices.ts'
import { keepShared, SHARE_PATH } from './shared.ts'
import { chooseStrategy } from './strategy.ts'

/**
 * What tools/vite/service-worker.ts fills in: `build` is the first script, whose hash names the whole build; `due`
 * says in each language that something is due.
 */
declare const SHELL: {
  build: string
  parts: string[]
  files: string[]
  due: Record<Language, string>
}
const shell = SHELL

// The types of a worker and of a page exclude each other in one TypeScript program.
type Message = Lifecycle & { data: unknown }
type Fetching = Lifecycle & { request: Request; respondWith(answer: Promise<Response>): void }
declare const self: NoticeScope & {
  location: Location
  clients: {
    claim(): Promise<void>
    matchAll(): Promise<{ postMessage(message: WorkerMessage): void }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lifecycle) => void): void
  addEventListener(type: 'message', listener: (event: Message) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickedEvent) => void): void
}

const PREFIX = 'shell '
const CACHE = PREFIX + shell.build
/** Any screen: the app finds out which one was asked for. */
const SHELL_ADDRESS = '/dashboard'
const STORE_APP: PageRequest = 'store-app-files'
const PAGE_PATIENCE_MS = 4_000

/** A proxy in front of a server that is down or being updated. */
const NOBODY_THERE = [502, 503, 504]

const isStored = async (): Promise<boolean> =>
  (await caches.match(SHELL_ADDRESS, { cacheName: CACHE })) !== undefined

const MESSAGES = /"(\/assets\/messages-[\w-]+\/[a-z]+\/)start\.js"/
const PART_IDS = /\bids:(\[[^\]]*\])/

/** The messages of the page's language, of which English has none (tools/messages/plugin.ts). */
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
  // In the middle of an update, or a proxy's own sign-in page: the next visit tries again.
  if (!isOurs) throw new Error('The page does not belong to this build')
  const cache = await caches.open(CACHE)
  await cache.addAll([...shell.parts, ...shell.files, ...(await listMessageFiles(text))])
  // Last: its presence says that the rest is there.
  await cache.put(SHELL_ADDRESS, page)
}

/** A newer build is stored at once in a browser that has stored an older one. */
const updateStoredApp = async (): Promise<void> => {
  const names = await caches.keys()
  if (names.some((name) => name.startsWith(PREFIX))) await storeApp()
}

/** The build before this one stays: a tab that runs it may still ask for its parts. */
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

/** From the network; what is kept only where no server answers, or not in time. */
const answerPage = async (request: Request): Promise<Response> => {
  const asked = fetch(request)
  const fresh = await Promise.race([asked.catch(() => undefined), afterPatience()])
  if (fresh && !NOBODY_THERE.includes(fresh.status)) return fresh
  return (await caches.match(SHELL_ADDRESS, { cacheName: CACHE })) ?? fresh ?? asked
}

const answerPart = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

const answerFile = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request, { cacheName: CACHE, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

/** Nothing of it goes to the server before its person says so. */
const answerShared = async (request: Request): Promise<Response> => {
  await dropOldSharedFiles().catch(() => undefined)
  const path = await request
    .formData()
    .then(keepShared)
    .catch(() => SHARE_PATH)
  return Response.redirect(new URL(path, self.location.origin), 303)
}

const PAGE_LANGUAGE = /<html[^>]* lang="(\w+)"/

/** In the language of the page that is kept, else in the browser's. */
const sayDue = async (): Promise<string> => {
  const page = await caches.match(SHELL_ADDRESS, { cacheName: CACHE })
  const own = PAGE_LANGUAGE.exec((await page?.text()) ?? '')?.[1]
  return shell.due[chooseLanguage([own ?? '', ...navigator.languages])]
}

self.addEventListener('install', (event) => {
  // No waiting: pages are always the newest, and parts of two builds never share a name.
  event.waitUntil(updateStoredApp().then(() => self.skipWaiting()))
})

self.addEventListener('message', (event) => {
  if (event.data === STORE_APP) event.waitUntil(Promise.all([storeApp(), dropOldSharedFiles()]))
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
