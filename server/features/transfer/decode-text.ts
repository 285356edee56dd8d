/**
 * The text of a file in the encoding that it most likely has: as its first bytes say, UTF-8, UTF-16
 * where every second byte is empty, else windows-1252. Undefined when it is no text.
 */
export function decodeText(content: Buffer): string | undefined {
  const text = decode(content)
  return text?.includes('\u0000') ? undefined : text
}

function decode(content: Buffer): string | undefined {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content)
  const wide = findWide(content)
  if (wide !== undefined) return new TextDecoder(wide).decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

const SEEN_BYTES = 400
/** Of letters of the Latin alphabet, one byte in two is empty. */
function findWide(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const seen = content.subarray(0, SEEN_BYTES)
  const countEmpty = (from: 0 | 1) =>
    seen.filter((byte, index) => byte === 0 && index % 2 === from).length
  const [even, odd] = [countEmpty(0), countEmpty(1)]
  const many = seen.length / 4
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : undefined
}
