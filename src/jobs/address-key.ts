import { findBoardId } from './board-ids.ts'

/** Tracking parameters, which do not change the page. */
const TRACKING =
  /^(?:utm_.*|mtm_.*|pk_.*|hsa_.*|_hs.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|igshid|ttclid|twclid|li_fat_id|mc_[ce]id|_ga|_gl|ref|refid|ref_src|referer|referrer|referral|source|src|gh_src|lever-source.*|lever-origin|ashby_src|trk|trkinfo|trackingid|trackid|tracking|lipi|lici|ebp|recommendedflavor|originalsubdomain|refurl|savedsearchid|alertaction|from|campaign|campaignid|cmpid|icid|jobboard|sid|sessionid|searchid|impressionid|rps|rltr|sjdu|advn|adid|tk|vjs|xkcb|share|shareid|utm|lang|language|locale|hl|jsessionid|phpsessid|asp\.net_sessionid|wt\.mc_id|at_\w+|amp;.*|hhtmfrom\w*|applicationorigin|jvdisplaylanguage)$/i

/**
 * Equal for addresses of one posting: by the posting's number at a known board, else ignoring http
 * or https, `www.`, tracking parameters, the last slash and the fragment. A fragment with a route
 * or a number is kept, because it distinguishes postings on some companies' pages.
 */
export function toAddressKey(address: string): string {
  if (!URL.canParse(address)) return address.trim()
  const url = new URL(address)
  const posting = findBoardId(url, toHost(url))
  if (posting !== undefined) return posting
  const kept = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
  const path = withoutForm(withoutLanguage(tidyPath(decodePath(url.pathname))))
  const fragment = /^#(?:!|\/)|\d{3}/.test(url.hash) && !url.hash.startsWith('#:~:') ? url.hash : ''
  const port = url.port === '' ? '' : `:${url.port}`
  const query = kept.length > 0 ? `?${kept.join('&')}` : ''
  return `${toHost(url)}${port}${path}${query}${fragment}`
}

/** `/de/jobs/4711` and `/en-GB/jobs/4711` are one posting, since the number identifies it. */
const withoutLanguage = (path: string) =>
  /\d{4}/.test(path) ? path.replace(/^\/[a-z]{2}(?:[-_][a-z]{2})?(?=\/)/i, '') : path

/**
 * Maps the application form's page, whose path has a number or name before it, to the posting's
 * page.
 */
const withoutForm = (path: string) => path.replace(FORM, '')
const FORM =
  /(?<=\/[^/]*\d{3}[^/]*)\/(?:apply|application|applications\/new|bewerben|bewerbung|postuler|candidature|candidater|solliciteren|sollicitatie|candidatura|inscripcion|aplikuj|ansok|apply\/\w+)$/i

/** Removes session ids, empty segments and index names from the path. */
const tidyPath = (path: string) =>
  path
    .replace(/;jsessionid=[^/]*/i, '')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/index\.(?:html?|php|aspx?)$/i, '')
    .replace(/\/+$/, '')

const toHost = ({ hostname }: URL) =>
  hostname
    .replace(/\.$/, '')
    .replace(/^www\.(?=.+\.)/, '')
    .replace(/^(?:m|mobile)\.(?=[^.]+\.[^.]+)/, '')

const decodePath = (path: string) => {
  try {
    const decoded = decodeURIComponent(path)
    // No database can store NUL.
    return decoded.includes('\0') ? path : decoded
  } catch {
    return path
  }
}
