/** What was last seen lies here (last-seen.ts); apart from it, since every page can forget it. */
export const LAST_SEEN = 'last-seen'

/** Caches exist only where a service worker may: elsewhere no page opens offline anyway. */
export const hasCaches = (): boolean => 'caches' in globalThis

export const forgetLastSeen = async (): Promise<void> => {
  if (hasCaches()) await caches.delete(LAST_SEEN)
}
