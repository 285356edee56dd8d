/** A number for a text, the same everywhere (FNV-1a). */
export const hashText = (text: string): number => endHash(hashOn(HASH_START, text))

export const HASH_START = 0x811c9dc5

/** Hashes a part of a text after what was hashed before it, so that nothing is joined or cut for it. */
export function hashOn(before: number, text: string, from = 0, to = text.length): number {
  let hash = before
  for (let at = from; at < to; at += 1) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash
}

/** The number of what was hashed: its lower digits alone say little of what differs early. */
export const endHash = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0
