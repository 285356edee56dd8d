import { isWebUrl } from '#src/web-url.ts'

const KEY = 'shared_posting'
/** A longer text is a posting rather than a remark about a link. */
const REMARK_MAX = 300

/** Content shared by another app: a URL to read, or the text of a posting. */
export type SharedPosting = { way: 'link' | 'text'; text: string }

/** Most apps put the URL into the text, after the title or a remark. */
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

/** Stores the text in this tab until the person has signed in and closed the form. */
export function storeShared(query: string): void {
  try {
    sessionStorage.setItem(KEY, query)
  } catch {
    // Storage is blocked: the form opens empty.
  }
}

export function readStoredShared(): SharedPosting | undefined {
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
    // Storage is blocked: nothing was stored.
  }
}
