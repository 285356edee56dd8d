/*
 * Files shared with the installed app: the service worker stores them here for the page that it
 * opens, since a URL cannot carry them.
 */
const CACHE = 'shared'
const CACHE_MS = 60 * 60 * 1000
const SHARED_AT = 'x-shared-at'
const NAME = 'x-name'

const toAddress = (key: string) => `/shared/${encodeURIComponent(key)}`

/** Stores the file. @returns a random key to read it with */
export async function keepSharedFile(file: Blob, name: string): Promise<string> {
  const key = crypto.randomUUID()
  const headers = {
    'content-type': file.type,
    [NAME]: encodeURIComponent(name),
    [SHARED_AT]: String(Date.now()),
  }
  await (await caches.open(CACHE)).put(toAddress(key), new Response(file, { headers }))
  return key
}

/** Returns undefined if the file is missing. */
export async function readSharedFile(key: string): Promise<File | undefined> {
  const cached = await caches.match(toAddress(key), { cacheName: CACHE }).catch(() => undefined)
  if (cached === undefined) return undefined
  const blob = await cached.blob()
  return new File([blob], decodeURIComponent(cached.headers.get(NAME) ?? ''), { type: blob.type })
}

export async function forgetSharedFile(key: string): Promise<void> {
  await (await caches.open(CACHE)).delete(toAddress(key))
}

/** Deletes files that nobody opened. */
export async function dropOldSharedFiles(): Promise<void> {
  if (!(await caches.has(CACHE))) return
  const cache = await caches.open(CACHE)
  for (const request of await cache.keys()) {
    const cached = await cache.match(request)
    const sharedAt = Number(cached?.headers.get(SHARED_AT) ?? 0)
    if (Date.now() - sharedAt > CACHE_MS) await cache.delete(request)
  }
}
