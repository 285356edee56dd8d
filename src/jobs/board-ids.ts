const UUID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'

type Board = {
  name: string
  /** Whether posting numbers are per company, so that its part of the host is part of the key. */
  isByCompany?: boolean
  hosts: RegExp
  /** The query parameters that may have the posting's number. */
  queries?: string[]
  /** The pattern of a path with the number, in its first matching group. */
  path?: RegExp
  /** The format of such a number. */
  id?: RegExp
}

const BOARDS: readonly Board[] = [
  {
    name: 'linkedin',
    hosts: /(?:^|\.)linkedin\.com$/,
    queries: ['currentJobId'],
    path: /\/jobs\/view\/(?:[^/]*-)?(\d+)(?:\/|$)|\/jobPosting\/(\d+)(?:\/|$)/,
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
  // Companies show their Greenhouse and Ashby postings on their own pages.
  { name: 'greenhouse', hosts: /./, queries: ['gh_jid'], id: /^\d+$/ },
  {
    name: 'ashby',
    hosts: /./,
    queries: ['ashby_jid'],
    id: new RegExp(`^${UUID}$`, 'i'),
  },
  {
    name: 'ashby',
    hosts: /(?:^|\.)ashbyhq\.com$/,
    path: new RegExp(`/(${UUID})(?:/|$)`, 'i'),
  },
  {
    name: 'lever',
    hosts: /(?:^|\.)lever\.co$/,
    path: new RegExp(`/(${UUID})(?:/|$)`, 'i'),
  },
  {
    name: 'workable',
    hosts: /(?:^|\.)workable\.com$/,
    path: /\/j(?:obs)?\/([\dA-Z]{6,})(?:\/|$)/i,
  },
  {
    name: 'stepstone',
    hosts: /(?:^|\.)stepstone\.[a-z.]+$/,
    path: /--(\d{5,})(?:-inline)?(?:\.html)?\/?$|\/job\/(?:.*[/-])?(\d{5,})\/?$/,
  },
  {
    name: 'smartrecruiters',
    hosts: /(?:^|\.)smartrecruiters\.com$/,
    path: /^\/[^/]+\/(\d{9,})(?:-|\/|$)|\/publication\/([\da-f-]{9,})(?:\/|$)/,
  },
  {
    name: 'workday',
    isByCompany: true,
    hosts: /\.myworkday(?:jobs|site)(?:-impl)?\.com$/,
    path: /\/(?:job|details)\/(?:.*\/)?[^/]*_([A-Z]{0,6}[-_]?\d[\w-]*)(?:\/apply.*)?\/?$/i,
  },
  {
    name: 'personio',
    isByCompany: true,
    hosts: /\.jobs\.personio\.(?:de|com|es)$/,
    path: /^\/job\/(\d+)(?:\/|$)/,
  },
  {
    name: 'recruitee',
    isByCompany: true,
    hosts: /\.recruitee\.com$/,
    path: /^\/(?:l\/\w\w\/)?o\/([^/]+)/,
  },
  {
    name: 'teamtailor',
    isByCompany: true,
    hosts: /\.teamtailor\.com$/,
    path: /^\/(?:[a-z]{2}(?:-[A-Z]{2})?\/)?jobs\/(\d+)(?:-|\/|$)/,
  },
  {
    name: 'xing',
    hosts: /(?:^|\.)xing\.com$/,
    queries: ['id'],
    path: /\/jobs\/(?:[^/]*-)?(\d{6,})\/?$/,
    id: /^\d{6,}$/,
  },
  {
    name: 'seek',
    hosts: /(?:^|\.)seek\.(?:com|com\.au|co\.nz)$/,
    queries: ['jobId'],
    path: /\/job\/(\d+)(?:\/|$)/,
    id: /^\d+$/,
  },
  {
    name: 'glassdoor',
    hosts: /(?:^|\.)glassdoor\.[a-z.]+$/,
    queries: ['jl', 'jobListingId'],
    id: /^\d+$/,
  },
  {
    name: 'reed',
    hosts: /(?:^|\.)reed\.co\.uk$/,
    path: /\/jobs\/(?:[^/]+\/)?(\d{5,})\/?$/,
  },
  {
    name: 'jobcloud',
    hosts: /(?:^|\.)(?:jobs|jobup)\.ch$/,
    path: new RegExp(`/detail/(${UUID}|\\d{5,})(?:/|$)`, 'i'),
  },
  {
    name: 'arbeitsagentur',
    hosts: /(?:^|\.)arbeitsagentur\.de$/,
    queries: ['id'],
    path: /\/jobdetail\/([\w-]+)\/?$/,
    id: /^[\w-]{8,}$/,
  },
  {
    name: 'francetravail',
    hosts: /(?:^|\.)(?:francetravail|pole-emploi)\.fr$/,
    path: /\/detail\/(\w+)\/?$/,
  },
  { name: 'apec', hosts: /(?:^|\.)apec\.fr$/, path: /\/detail-offre\/(\w+)\/?$/ },
  {
    name: 'welcometothejungle',
    hosts: /(?:^|\.)welcometothejungle\.com?$/,
    path: /\/companies\/([^/]+\/jobs\/[^/]+)\/?$/,
  },
  { name: 'infojobs', hosts: /(?:^|\.)infojobs\.(?:net|it)$/, path: /\/of-(i[\da-f]{20,})\/?$/i },
  { name: 'pracuj', hosts: /(?:^|\.)pracuj\.pl$/, path: /,oferta,(\d+)\/?$/ },
  { name: 'hh', hosts: /(?:^|\.)hh\.(?:ru|kz|uz)$/, path: /\/vacancy\/(\d+)\/?$/ },
  { name: 'jobs.cz', hosts: /(?:^|\.)jobs\.cz$/, path: /\/(?:rpd|fp|pd)\/(?:[^/]+\/)?(\d+)\/?$/ },
  {
    name: 'usajobs',
    hosts: /(?:^|\.)usajobs\.gov$/,
    path: /\/(?:job|GetJob\/ViewDetails)\/(\d+)\/?$/i,
  },
  { name: 'eures', hosts: /(?:^|\.)europa\.eu$/, path: /\/jv-details\/([\w%=-]+)\/?$/ },
  { name: 'naukri', hosts: /(?:^|\.)naukri\.com$/, path: /\/job-listings-.*-(\d{9,})\/?$/ },
  {
    name: 'bamboohr',
    isByCompany: true,
    hosts: /\.bamboohr\.com$/,
    queries: ['id'],
    path: /\/careers\/(\d+)(?:\/|$)/,
    id: /^\d+$/,
  },
  {
    name: 'jobvite',
    hosts: /(?:^|\.)jobvite\.com$/,
    path: /\/job\/(o\w{7,})(?:\/|$)/,
  },
  { name: 'icims', isByCompany: true, hosts: /\.icims\.com$/, path: /\/jobs\/(\d+)(?:\/|$)/ },
  { name: 'taleo', isByCompany: true, hosts: /\.taleo\.net$/, queries: ['job'], id: /^[\w-]+$/ },
  {
    name: 'rippling',
    hosts: /(?:^|\.)rippling\.com$/,
    path: new RegExp(`/jobs/(${UUID})(?:/|$)`, 'i'),
  },
  { name: 'join', hosts: /(?:^|\.)join\.com$/, path: /\/companies\/[^/]+\/(\d{6,})(?:-|\/|$)/ },
  {
    name: 'softgarden',
    isByCompany: true,
    hosts: /\.softgarden\.io$/,
    path: /\/job\/(\d+)(?:\/|$)/,
  },
  {
    name: 'applytojob',
    isByCompany: true,
    hosts: /\.applytojob\.com$/,
    path: /\/apply\/(?:jobs\/details\/)?(\w{8,})(?:\/|$)/,
  },
  {
    name: 'breezy',
    isByCompany: true,
    hosts: /\.breezy\.hr$/,
    path: /\/p\/([\da-f]{12})(?:-|\/|$)/,
  },
]

/** Returns `board:number` if the address belongs to a known board and has the posting's number. */
export function findBoardId(url: URL, host: string): string | undefined {
  for (const { name, isByCompany, hosts, queries = [], path, id } of BOARDS) {
    if (!hosts.test(host)) continue
    const asked = queries
      .map((query) => url.searchParams.get(query))
      .find((value) => value !== null)
    const found = path?.exec(url.pathname)
    const value = asked ?? found?.slice(1).find((group) => group !== undefined)
    const owner = isByCompany === true ? `${host.split('.')[0]}/` : ''
    if (value !== undefined && id?.test(value) !== false)
      return `${name}:${owner}${value.toLowerCase()}`
  }
  return undefined
}
