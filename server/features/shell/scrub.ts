/** Search and hash of an address, absolute or not: tokens and what people look for are there. */
const SEARCH_AND_HASH = /((?:\bhttps?:\/|(?<![^\s("'`=]))\/[^\s?#"'`)]*)[?#][^\s"'`)]*/gi
/** A percent sign may stand for the @. */
const MAIL_ADDRESS = /[^\s@%<>"'(),:;/=?&]{1,64}(?:@|%40)[^\s@<>"'(),:;/?&]+/gi
const CREDENTIALS = /\b(bearer|basic)\s+[\w.~+/=-]+/gi
const NAMED_SECRET = /((?:pass|token|secret)\w{0,20})\s*[=:]\s*[^\s"',]+/gi
/** Session and reset tokens, and ids: longer than any word. */
const LONG_SECRET = /[\w-]{32,}/g
/** Nothing that could steer a terminal, or make a second line. */
const UNPRINTABLE = /\p{C}+/gu

/** `text` on one line of at most `max` characters, without what may be personal or secret. */
export const scrub = (text: string, max: number): string =>
  text
    // Work is bounded before the patterns run; what they remove makes room for more.
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

/** The same for anything that is JSON, as text. */
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
