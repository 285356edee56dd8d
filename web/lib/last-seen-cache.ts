/** What was last seen lies here (last-seen.ts); apart from it, since every page can forget it. */
export const LAST_SEEN = 'last-seen'

/** Caches exist only where a service worker may: elsewhere no page opens offline anyway. */
export const hasCaches = (): boolean => 'caches' in globalThis

/** Where the last answer to a procedure lies. */
export const addressOf = (procedure: string): string => `/last-seen/${procedure}`

export const readLastSeen = async (procedure: string): Promise<string | undefined> =>
  (await caches.match(addressOf(procedure), { cacheName: LAST_SEEN }))?.text()

/** What is corrupt, or was kept for somebody else. */
export const dropLastSeen = async (procedure: string): Promise<void> => {
  await (await caches.open(LAST_SEEN)).delete(addressOf(procedure))
}

export const forgetLastSeen = async (): Promise<void> => {
  // Where the browser blocks storage, nothing was ever kept.
  if (hasCaches()) await caches.delete(LAST_SEEN).catch(() => undefined)
}
