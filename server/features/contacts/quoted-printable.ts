/**
 * Decodes quoted-printable text (RFC 2045, 6.7) in a character set. Invalid codes stay unchanged;
 * an unknown character set is treated as UTF-8.
 */
export function decodeQuotedPrintable(text: string, charset: string): string {
  const bytes = Buffer.from(text, 'utf8')
  const decoded: number[] = []
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === EQUALS ? bytes.toString('latin1', at + 1, at + 3) : ''
    if (/^[\da-f]{2}$/i.test(code)) {
      decoded.push(Number.parseInt(code, 16))
      at += 2
    } else decoded.push(bytes[at] ?? 0)
  }
  return createDecoder(charset).decode(Uint8Array.from(decoded))
}

const EQUALS = '='.charCodeAt(0)

function createDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder()
    throw error
  }
}
