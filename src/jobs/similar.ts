import type { z } from 'zod'
import { fold } from '../fold.ts'
import { isPlace } from './places.ts'
import type { similarJob } from './answers.ts'

/** An application that may be the same as one that is about to be added. */
export type SimilarJob = z.infer<typeof similarJob>

export const KEYED_FIELDS = ['company', 'position', 'location', 'url'] as const
/** The fields that applications are compared by. */
export type KeyedFields = {
  company: string
  position: string
  location: string | null
  url: string | null
}

/** The keys by which the database finds candidates; `findReason` decides. */
export type JobKeys = {
  address_key: string | null
  company_key: string
  position_key: string
}
const ADDRESS_KEY_MAX = 500
const NAME_KEY_MAX = 200

/** Cut to what an index can hold. */
export const toJobKeys = ({ url, company, position, location }: KeyedFields): JobKeys => ({
  address_key: url === null ? null : toAddressKey(url).slice(0, ADDRESS_KEY_MAX).toWellFormed(),
  company_key: toCompanyKey(company).slice(0, NAME_KEY_MAX).toWellFormed(),
  position_key: toPositionKey(position, location).slice(0, NAME_KEY_MAX).toWellFormed(),
})

/** Every key that `position` has without its endings, any of which may be an application's place. */
export function listPositionKeys(position: string): string[] {
  const keys: string[] = []
  for (let rest: string | undefined = position; rest !== undefined; rest = cutEnding(rest)) {
    keys.push(toPositionKey(rest, null).slice(0, NAME_KEY_MAX).toWellFormed())
  }
  return [...new Set(keys)]
}

/** Why `job` may be the one that `sent` describes; undefined when it is another. */
export function findReason(
  job: KeyedFields,
  sent: { url?: string | null; company?: string | null; position?: string | null },
): SimilarJob['reason'] | undefined {
  if (job.url && sent.url && toAddressKey(job.url) === toAddressKey(sent.url)) return 'address'
  if (!sent.company || !sent.position) return undefined
  if (toCompanyKey(job.company) !== toCompanyKey(sent.company)) return undefined
  const [one, other] = [job.position, sent.position].map((position) =>
    toPositionKey(position, job.location),
  )
  return one === other ? 'title' : undefined
}

/** Tracking parameters, which do not change the page. */
const TRACKING =
  /^(?:utm_.*|mtm_.*|pk_.*|hsa_.*|_hs.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|igshid|ttclid|twclid|li_fat_id|mc_[ce]id|_ga|_gl|ref|refid|ref_src|referer|referrer|referral|source|src|gh_src|lever-source.*|lever-origin|ashby_src|trk|trkinfo|trackingid|trackid|tracking|lipi|lici|ebp|recommendedflavor|originalsubdomain|refurl|savedsearchid|alertaction|from|campaign|campaignid|cmpid|icid|jobboard|sid|sessionid|searchid|impressionid|rps|rltr|sjdu|advn|adid|tk|vjs|xkcb|share|shareid|utm|lang|language|locale|hl)$/i

/**
 * Equal for addresses of one posting: by the posting's own number at a known board, else http as
 * https, without `www.`, tracking, the last slash and the fragment. A fragment that holds a route
 * or a number is what tells postings apart on some companies' pages, and stays.
 */
export function toAddressKey(address: string): string {
  if (!URL.canParse(address)) return address.trim()
  const url = new URL(address)
  const posting = findBoardId(url)
  if (posting !== undefined) return posting
  const kept = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
  const path = withoutLanguage(decodePath(url.pathname)).replace(/\/+$/, '')
  const fragment = /^#(?:!|\/)|\d{3}/.test(url.hash) && !url.hash.startsWith('#:~:') ? url.hash : ''
  const port = url.port === '' ? '' : `:${url.port}`
  const query = kept.length > 0 ? `?${kept.join('&')}` : ''
  return `${toHost(url)}${port}${path}${query}${fragment}`
}

/** `/de/jobs/4711` and `/en-GB/jobs/4711` are one posting: its number tells it, not the language. */
const withoutLanguage = (path: string) =>
  /\d{4}/.test(path) ? path.replace(/^\/[a-z]{2}(?:[-_][a-z]{2})?(?=\/)/i, '') : path

const toHost = ({ hostname }: URL) => hostname.replace(/\.$/, '').replace(/^www\.(?=.+\.)/, '')

const decodePath = (path: string) => {
  try {
    const decoded = decodeURIComponent(path)
    // No database stores NUL.
    return decoded.includes('\0') ? path : decoded
  } catch {
    return path
  }
}

const UUID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'

type Board = {
  name: string
  /** Numbers are a company's own: its part of the host belongs to them. */
  isByCompany?: boolean
  hosts: RegExp
  queries: string[]
  path: RegExp | undefined
  id: RegExp
}

const BOARDS: readonly Board[] = [
  {
    name: 'linkedin',
    hosts: /(?:^|\.)linkedin\.com$/,
    queries: ['currentJobId'],
    path: /\/jobs\/view\/(?:[^/]*-)?(\d+)\/?$|\/jobPosting\/(\d+)\/?$/,
    id: /^\d+$/,
  },
  {
    name: 'indeed',
    hosts: /(?:^|\.)indeed\.[a-z.]+$/,
    queries: ['vjk', 'jk'],
    path: /\/job\/(?:[^/]*-)?([\da-f]{16})\/?$/i,
    id: /^[\da-f]{8,}$/i,
  },
  {
    name: 'greenhouse',
    hosts: /(?:^|\.)greenhouse\.io$/,
    queries: ['gh_jid', 'token'],
    path: /\/jobs\/(\d+)/,
    id: /^\d+$/,
  },
  // Companies show their Greenhouse and Ashby postings on pages of their own.
  { name: 'greenhouse', hosts: /./, queries: ['gh_jid'], path: undefined, id: /^\d+$/ },
  {
    name: 'ashby',
    hosts: /./,
    queries: ['ashby_jid'],
    path: undefined,
    id: new RegExp(`^${UUID}$`, 'i'),
  },
  {
    name: 'ashby',
    hosts: /(?:^|\.)ashbyhq\.com$/,
    queries: [],
    path: new RegExp(`/(${UUID})(?:/|$)`, 'i'),
    id: /./,
  },
  {
    name: 'lever',
    hosts: /(?:^|\.)lever\.co$/,
    queries: [],
    path: new RegExp(`/(${UUID})(?:/|$)`, 'i'),
    id: /./,
  },
  {
    name: 'workable',
    hosts: /(?:^|\.)workable\.com$/,
    queries: [],
    path: /\/j(?:obs)?\/([\dA-Z]{6,})(?:\/|$)/i,
    id: /./,
  },
  {
    name: 'stepstone',
    hosts: /(?:^|\.)stepstone\.[a-z.]+$/,
    queries: [],
    path: /--(\d{5,})(?:-inline)?(?:\.html)?\/?$|\/job\/(?:.*[/-])?(\d{5,})\/?$/,
    id: /./,
  },
  {
    name: 'smartrecruiters',
    hosts: /(?:^|\.)smartrecruiters\.com$/,
    queries: [],
    path: /^\/[^/]+\/(\d{9,})(?:-|\/|$)/,
    id: /./,
  },
  {
    name: 'workday',
    isByCompany: true,
    hosts: /\.myworkday(?:jobs|site)(?:-impl)?\.com$/,
    queries: [],
    path: /\/(?:job|details)\/(?:.*\/)?[^/]*_([A-Z]{0,6}[-_]?\d[\w-]*)(?:\/apply.*)?\/?$/i,
    id: /./,
  },
  {
    name: 'personio',
    isByCompany: true,
    hosts: /\.jobs\.personio\.(?:de|com|es)$/,
    queries: [],
    path: /^\/job\/(\d+)(?:\/|$)/,
    id: /./,
  },
  {
    name: 'recruitee',
    isByCompany: true,
    hosts: /\.recruitee\.com$/,
    queries: [],
    path: /^\/(?:l\/\w\w\/)?o\/([^/]+)/,
    id: /./,
  },
  {
    name: 'teamtailor',
    isByCompany: true,
    hosts: /\.teamtailor\.com$/,
    queries: [],
    path: /^\/(?:[a-z]{2}(?:-[A-Z]{2})?\/)?jobs\/(\d+)(?:-|\/|$)/,
    id: /./,
  },
  {
    name: 'xing',
    hosts: /(?:^|\.)xing\.com$/,
    queries: [],
    path: /\/jobs\/(?:[^/]*-)?(\d{6,})\/?$/,
    id: /./,
  },
  {
    name: 'seek',
    hosts: /(?:^|\.)seek\.(?:com|com\.au|co\.nz)$/,
    queries: ['jobId'],
    path: /\/job\/(\d+)\/?$/,
    id: /^\d+$/,
  },
]

/** `board:number` where a known board's address holds the posting's own. */
function findBoardId(url: URL): string | undefined {
  const host = toHost(url)
  for (const { name, isByCompany, hosts, queries, path, id } of BOARDS) {
    if (!hosts.test(host)) continue
    const asked = queries
      .map((query) => url.searchParams.get(query))
      .find((value) => value !== null)
    const found = path?.exec(url.pathname)
    const value = asked ?? found?.slice(1).find((group) => group !== undefined)
    const owner = isByCompany === true ? `${host.split('.')[0]}/` : ''
    if (value !== undefined && id.test(value)) return `${name}:${owner}${value.toLowerCase()}`
  }
  return undefined
}

// Written together: `s. r. o.` and `S.R.O.` are read as `sro`.
const LEGAL_FORMS = new Set(
  'inc incorporated corp corporation co company llc llp lllp lp ltd limited plc pllc gmbh ggmbh mbh ag kg kgaa ohg gbr ug haftungsbeschrankt se eg ev ek sa sas sasu sarl eurl sca scs snc sci srl srls spa sapa sl slu slne sau sc bv nv vof cv cvba bvba ab hb as asa aps is oy oyj ky ehf hf sro spol vos zs zrt kft nyrt rt bt spzoo zoo sp spk spj sprl sdecv decv de rl rldecv sadecv ltda eireli epp lda sgps pty pvt private pte sdn bhd kk gk yk pt tbk ooo oao zao pao pjsc doo dd ood eood ead ou uab sia sti sirketi 株式会社 有限会社'.split(
    ' ',
  ),
)

/** Whether a name ends in a legal form: `Acme GmbH`, `Fortuna Sp. z o.o.`. */
export function hasLegalForm(company: string): boolean {
  const words = joinLetters(fold(company).split(/\s+/))
  const first = words[0] ?? ''
  if (words.length < 2) return /^株式会社.|.株式会社$/.test(first)
  return LEGAL_FORMS.has(words.at(-1) ?? '') || LEADING_FORMS.has(first)
}

/** Companies are compared without case, accents, punctuation and legal forms. */
export function toCompanyKey(company: string): string {
  const words = joinLetters(fold(company).replaceAll(/[+#]/g, ' ').split(/\s+/))
  let end = words.length
  while (end > 1 && LEGAL_FORMS.has(words[end - 1] ?? '')) end -= 1
  let start = 0
  while (start < end - 1 && LEADING_FORMS.has(words[start] ?? '')) start += 1
  return words.slice(start, end).join(' ')
}

const LEADING_FORMS = new Set('ooo oao zao pao pt uab sia 株式会社'.split(' '))

/** `s a` becomes `sa`, `sp z o o` `sp zoo`. */
const joinLetters = (words: readonly string[]): string[] =>
  words
    .join(' ')
    .replaceAll(/(?<=^|\s)(\p{L}(?: \p{L})+)(?=\s|$)/gu, (letters) => letters.replaceAll(' ', ''))
    .split(' ')
    .filter((word) => word !== '')

const GENDER =
  '(?:m|f|w|d|x|h|v|k|ž|z|o|i|a|div|divers|diverse|gn|all|andere|männlich|weiblich|male|female)'
const GENDERS = [
  new RegExp(`[([{]\\s*${GENDER}(?:\\s*[/|,.*:·+-]\\s*${GENDER}){1,4}\\s*[)\\]}]`, 'giu'),
  /[([{]\s*(?:gn|mwd|fmd|mfd|wmd|mfx|all genders?|alle geschlechter|any gender|divers|tous genres)\s*[)\]}]/giu,
  /(?<=^|\s)[mfwhk]\/[mfwdxhvkž](?:\/[mfwdxž]){0,2}(?=$|[\s,;–-])/giu,
]

/** Whether `text` says for whom it is: `(m/f/d)`, `H/F`, `(all genders)`. */
export const hasGenderMark = (text: string): boolean =>
  GENDERS.some((pattern) => text.normalize('NFC').search(pattern) !== -1)

const LEVELS = new Map([
  ['senior', 'sr'],
  ['snr', 'sr'],
  ['junior', 'jr'],
  ['jnr', 'jr'],
  ['midlevel', 'mid'],
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
])

/**
 * Positions are compared without case, accents, punctuation, `(m/f/d)` and a trailing place, which
 * is a known one or part of `location`; `Sr.` is `Senior`, and C, C++ and C# differ.
 */
export function toPositionKey(position: string, location: string | null): string {
  let rest = GENDERS.reduce(
    (text, pattern) => text.replaceAll(pattern, ' '),
    position.normalize('NFC'),
  )
  for (
    let shorter = cutPlace(rest, location);
    shorter !== undefined;
    shorter = cutPlace(rest, location)
  ) {
    rest = shorter
  }
  const words = fold(rest)
    .replaceAll(/\bmid level\b/g, 'mid')
    .split(' ')
    .map((word) => LEVELS.get(word) ?? word)
  if (words.length > 1 && words.at(-1) === 'i') words[words.length - 1] = '1'
  return words.join(' ')
}

const TRAILING = [
  /^(?<head>.*\S)\s*[([](?<place>[^()[\]]+)[)\]]\s*$/u,
  /^(?<head>.*\S)(?:\s+[-–—|•·@]\s+|\s*[–—|]\s*|\s*,\s+|\s+-|-\s+)(?<place>[^–—|,()]+?)\s*$/u,
]

/** `position` without the place that ends it; undefined when none does. */
const cutPlace = (position: string, location: string | null) =>
  cutEnding(position, (ending) => isPlace(ending, location))

/** `position` without what follows its last dash or comma or stands in brackets. */
function cutEnding(position: string, isWanted = (_ending: string) => true): string | undefined {
  const trimmed = position.replace(/[\s,;–—|-]+$/u, '')
  for (const pattern of TRAILING) {
    const { head, place } = pattern.exec(trimmed)?.groups ?? {}
    if (head !== undefined && place !== undefined && isWanted(place)) {
      return /[\p{L}\p{N}]/u.test(head) ? head : undefined
    }
  }
  return undefined
}
