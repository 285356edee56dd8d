/** The cache of last-seen.ts. A separate file, since every page must be able to delete it. */
export const LAST_SEEN = 'last-seen'

/** The Cache API exists only where service workers do; elsewhere no page opens offline anyway. */
export const hasCaches = (): boolean => 'caches' in globalThis

/** The cache key of a procedure's last response. */
export const addressOf = (procedure: string): string => `/last-seen/${procedure}`

export const readLastSeen = async (procedure: string): Promise<string | undefined> =>
  (await caches.match(addressOf(procedure), { cacheName: LAST_SEEN }))?.text()

/** Deletes an entry that is corrupt or belongs to somebody else. */
export const dropLastSeen = async (procedure: string): Promise<void> => {
  await (await caches.open(LAST_SEEN)).delete(addressOf(procedure))
}

export const forgetLastSeen = async (): Promise<void> => {
  // Where storage is blocked, nothing was stored.
  if (hasCaches()) await caches.delete(LAST_SEEN).catch(() => undefined)
}
