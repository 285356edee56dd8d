import { isWebUrl } from '#src/web-url.ts'

const KEY = 'shared_posting'
/** A posting's own words are more than what goes with a link. */
const REMARK_MAX = 300

/** What another app has shared: an address to read, or the text of a posting. */
export type SharedPosting = { way: 'link' | 'text'; text: string }

/** Most apps put the address into the text, behind the title or a remark. */
export function readShared(query: string): SharedPosting | undefined {
  const sent = new URLSearchParams(query)
  const [title, text, url] = ['title', 'text', 'url'].map((name) => sent.get(name)?.trim() ?? '')
  if (url && isWebUrl(url)) return { way: 'link', text: url }
  const words = text?.split(/\s+/) ?? []
  const address = words.findLast((word) => /^https?:\/\//i.test(word) && isWebUrl(word))
  if (address !== undefined && (text ?? '').length - address.length <= REMARK_MAX) {
    return { way: 'link', text: address }
  }
  const whole = [title, text].filter(Boolean).join('\n')
  return whole === '' ? undefined : { way: 'text', text: whole }
}

/** Kept in this tab while its person signs in, and until the form is closed. */
export function keepShared(query: string): void {
  try {
    sessionStorage.setItem(KEY, query)
  } catch {
    // Storage is blocked: the form opens empty.
  }
}

export function readKeptShared(): SharedPosting | undefined {
  try {
    return readShared(sessionStorage.getItem(KEY) ?? '')
  } catch {
    return undefined
  }
}

export function forgetShared(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was ever kept.
  }
}
