/**
 * Decodes a file by its most likely encoding: as its byte order mark says, UTF-8, UTF-16 if every
 * second byte is zero, else one of the two other encodings that spreadsheets write. Returns
 * undefined if it is not text.
 */
export function decodeText(content: Buffer): string | undefined {
  const text = decode(content)
  return text.includes('\u0000') ? undefined : text
}

function decode(content: Buffer): string {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content)
  const wide = findWide(content)
  if (wide !== undefined) return new TextDecoder(wide).decode(content)
  const text = new TextDecoder('utf-8').decode(content)
  return isMostlyRead(text) ? text : decodeSingleBytes(content)
}

const SEEN_BYTES = 400
/** In UTF-16, Latin letters have a zero byte in every pair. */
function findWide(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const seen = content.subarray(0, SEEN_BYTES)
  const countEmpty = (from: 0 | 1) =>
    seen.filter((byte, index) => byte === 0 && index % 2 === from).length
  const [even, odd] = [countEmpty(0), countEmpty(1)]
  const many = seen.length / 4
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : undefined
}

/** Whether it is UTF-8 with a few broken bytes, rather than another encoding. */
function isMostlyRead(text: string): boolean {
  let [read, unread] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd) unread += 1
    else if (code > 0x7f) read += 1
  }
  return unread * 2 < read || unread === 0
}

/**
 * Windows programs write one, old Mac programs the other; both decode nearly every byte, so the
 * more plausible text is chosen.
 */
function decodeSingleBytes(content: Buffer): string {
  const first = content.findIndex((byte) => byte > 0x7f)
  const sample = content.subarray(Math.max(0, first - 1), first + SAMPLE_BYTES)
  const [windows, mac] = [new TextDecoder('windows-1252'), new TextDecoder('macintosh')]
  const isMac = rate(mac.decode(sample)) > rate(windows.decode(sample))
  return (isMac ? mac : windows).decode(content)
}

const SAMPLE_BYTES = 64 * 1024
const ABROAD = /(?<=(?<before>.?))(?<character>[^\p{ASCII}])(?=(?<after>.?))/gsu

/** Counts the characters in plausible places, minus those in implausible ones. */
function rate(text: string): number {
  let sum = 0
  for (const { groups = {} } of text.matchAll(ABROAD)) {
    const { before = '', character = '', after = '' } = groups
    sum += isInPlace(before, character, after) ? 1 : -1
  }
  return sum
}

const LETTER = /\p{L}/u
const SMALL = /\p{Ll}/u
/** Letters that are words of their own. */
const WORDS = 'àÀéÉèÈóÓòÒ'
/** Punctuation that precedes a word, and other punctuation. */
const OPENING = '„“‘‚«¿¡–—•©'
const MARKS = `${OPENING}”»…€£°§®™½ºª`

/** A capital letter or a punctuation mark within a word shows a wrong encoding. */
function isInPlace(before: string, character: string, after: string): boolean {
  const [follows, leads] = [LETTER.test(before), LETTER.test(after)]
  if (character === '’') return true
  if (MARKS.includes(character)) return !leads || (!follows && OPENING.includes(character))
  if (!LETTER.test(character)) return false
  if (!follows && !leads) return WORDS.includes(character)
  if (SMALL.test(character)) return true
  return follows ? !SMALL.test(before) && !SMALL.test(after) : leads
}
