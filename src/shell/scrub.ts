/** Query and hash of a URL or path, which can contain tokens and search terms. */
const SEARCH_AND_HASH = /((?:\bhttps?:\/|(?<![^\s("'`=]))\/[^\s?#"'`)]*)[?#][^\s"'`)]*/gi
/** The @ may be percent-encoded. */
const MAIL_ADDRESS = /[^\s@%<>"'(),:;/=?&]{1,64}(?:@|%40)[^\s@<>"'(),:;/?&]+/gi
const CREDENTIALS = /\b(bearer|basic)\s+[\w.~+/=-]+/gi
const NAMED_SECRET = /((?:pass|token|secret)\w{0,20})\s*[=:]\s*[^\s"',]+/gi
/** Session and reset tokens, and ids, which are longer than any word. */
const LONG_SECRET = /[\w-]{32,}/g
/** Characters that could control a terminal or start a new line. */
const UNPRINTABLE = /\p{C}+/gu

/** Cuts `text` to one line of at most `max` characters without personal or secret parts. */
export const scrub = (text: string, max: number): string =>
  text
    // Truncated first to limit the work of the patterns, with room for what they remove.
    .slice(0, max * 2)
    .replaceAll(UNPRINTABLE, ' ')
    .replaceAll(SEARCH_AND_HASH, '$1')
    .replaceAll(CREDENTIALS, '$1 [secret]')
    .replaceAll(NAMED_SECRET, '$1: [secret]')
    .replaceAll(MAIL_ADDRESS, '[e-mail]')
    .replaceAll(LONG_SECRET, '[secret]')
    .slice(0, max)
    .toWellFormed()

const SECRET_NAME = /pass|token|secret|authorization|cookie|credential/i

/** The same for any JSON value, converted to text. */
export const scrubData = (data: unknown, max: number): string =>
  scrub(typeof data === 'string' ? data : toText(data), max)

function toText(data: unknown): string {
  try {
    return JSON.stringify(data, (name, value: unknown) =>
      SECRET_NAME.test(name) ? '[secret]' : value,
    )
  } catch {
    return '[nested too deeply]'
  }
}
