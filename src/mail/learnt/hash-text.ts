/** A 32-bit hash of a text (FNV-1a), the same on every machine. */
export const hashText = (text: string): number => endHash(hashOn(HASH_START, text))

export const HASH_START = 0x811c9dc5

/** Continues a hash with part of a text, without creating a substring. */
export function hashOn(before: number, text: string, from = 0, to = text.length): number {
  let hash = before
  for (let at = from; at < to; at += 1) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash
}

/** Mixes a finished hash, whose low bits alone depend little on the first characters. */
export const endHash = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0
