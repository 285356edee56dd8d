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
    id: /^[\da-z]{4,}$/i,
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
