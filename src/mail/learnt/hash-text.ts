/** A number for a text, the same everywhere (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  // Its lower digits alone say little of what differs early.
  hash ^= hash >>> 15
  return hash >>> 0
}
