import { fold } from '../fold.ts'
import { toAddressKey } from '../jobs/address-key.ts'
import { toCompanyKey } from '../jobs/company-key.ts'
import { toPositionKey, toPositionWords } from '../jobs/position-key.ts'
import type { JobStatus } from '../jobs/constants.ts'
import { ADDRESS_KEY_MAX, type JobKeys, NAME_KEY_MAX } from '../jobs/similar.ts'
import type { MailKind } from './kinds.ts'
import { createHosts, createOfSite, type Hosts, toMailSite } from './hosts.ts'
import { memoize } from './memoize.ts'
import type { MailNames } from './names.ts'
import { createAbbreviated, toFlat } from './company-names.ts'
import { BOTH, createDetailed, createNamed, createShared, isUnlike, likeness } from './titles.ts'

/** The data of an application that matching needs. */
export type MatchedJob = {
  id: string
  company: string
  position: string
  location: string | null
  url: string | null
  status: JobStatus
  archived_at: string | null
  application_date: string
  /** Normalised keys as stored; computed from the fields if missing. */
  keys?: JobKeys | undefined
}

/** The parts of a mail that show which application it is about. */
export type MailClues = MailNames & {
  kind: MailKind
  /** The sender's name, subject and own text. */
  text: string
  /** The addresses of web pages in it. */
  links: readonly string[]
  /** The host of the sender's address; empty if unknown. */
  host: string
  /** Ids of applications linked to the sender in the user's contacts. */
  ofSender: readonly string[]
  /** Ids of applications that other mails of the thread were accepted for. */
  ofThread: readonly string[]
  /** The day on which the mail arrived (`YYYY-MM-DD`). */
  day: string
}

/** The minimum score (in points) to propose an application. */
const LIKELY = 30
const TEXT_MAX = 20_000

/**
 * Matches mails with applications; prepared once, because there may be thousands of applications.
 */
export type Matcher = {
  /** Whether the host belongs to a company that the user has applied to. */
  isFromCompany: (host: string) => boolean
  /** The most likely application; undefined if there is none or if several are equally likely. */
  match: (clues: MailClues) => MatchedJob | undefined
}

type KeyedJob = { job: MatchedJob; company: string; title: string }
/** `isOther`: the mail names a position that has nothing in common with the application's. */
type Scored = { job: MatchedJob; score: number; isOther: boolean }

export function createMatcher(jobs: readonly MatchedJob[]): Matcher {
  const keyed = jobs.map((job) => ({ job, company: toCompany(job), title: toTitle(job) }))
  const hosts = createHosts()
  return {
    isFromCompany: (host) => {
      return keyed.some(createOfSite(toMailSite(host), hosts))
    },
    match: (clues) => {
      const read = createReader(keyed, clues, hosts)
      const scored = keyed
        .map((one): Scored => ({ job: one.job, ...read(one) }))
        .filter(({ score, isOther }) => score >= LIKELY && !isOther)
        .toSorted((one, other) => other.score - one.score)
      const best = scored.filter(({ score }) => score === scored[0]?.score)
      return best.length > 1
        ? chooseAmong(
            best.map(({ job }) => job),
            clues,
          )
        : best[0]?.job
    },
  }
}

const isWhole = (key: string | undefined): key is string =>
  key !== undefined && key.length < NAME_KEY_MAX

const toCompany = ({ company, keys }: MatchedJob): string =>
  isWhole(keys?.company_key) ? keys.company_key : toCompanyKey(company)

function toTitle({ position, location, keys }: MatchedJob): string {
  const own = position.replaceAll(BOTH, '')
  return own === position && isWhole(keys?.position_key)
    ? keys.position_key
    : toPositionKey(own, location)
}

function toAddress({ url, keys }: MatchedJob): string | null {
  const known = keys?.address_key
  return known != null && known.length < ADDRESS_KEY_MAX ? known : url && toAddressKey(url)
}

function createReader(jobs: readonly KeyedJob[], clues: MailClues, hosts: Hosts) {
  const own = clues.text.slice(0, TEXT_MAX).replaceAll(BOTH, '')
  const text = ` ${fold(own)} `
  const countShared = memoize(createShared(own))
  const company = clues.company === null ? '' : toCompanyKey(clues.company)
  const addresses = new Set(clues.links.map(toAddressKey))
  const linkHosts = new Set(clues.links.map((link) => hosts(link).site))
  const isNamed = createNamed(
    text,
    jobs.map((job) => job.company),
  )
  const isAbbreviated = createAbbreviated(
    own,
    jobs.map((job) => job.company),
  )
  const isTitled = createNamed(
    ` ${toPositionWords(own)} `,
    jobs.map((job) => job.title),
  )
  const countDetails = createDetailed(own)
  const numbers = listNumbers(own)
  const site = toMailSite(clues.host)
  const isOfSite = createOfSite(site, hosts)
  const label = site.split('.')[0]?.replaceAll('-', '')
  // More reliable than the sender's name, because recruiters write under their own names.
  const isCalled = (key: string) => label !== '' && toFlat(key) === label
  const ofSender = new Set(clues.ofSender)
  const ofThread = new Set(clues.ofThread)
  const toStated = memoize((location: string | null) =>
    clues.position === null ? '' : toPositionKey(clues.position, location),
  )
  const flat = toFlat(company)
  const isSameCompany = memoize((key: string) => toFlat(key) === flat)
  return (keyed: KeyedJob): { score: number; isOther: boolean } => {
    const { job, company: key, title } = keyed
    const ofPerson = ofSender.has(job.id)
    const isSame = isSameCompany(key)
    const isAt = isOfSite(keyed)
    const ofCompany = Math.max(
      isSame ? 40 : 0,
      isNamed(key) ? 32 : 0,
      isAt ? 34 : 0,
      ofPerson ? 30 : 0,
      isAbbreviated(key) ? 22 : 0,
    )
    const address = addresses.size === 0 ? null : toAddress(job)
    const isPosting = address !== null && addresses.has(address)
    const isOfThread = ofThread.has(job.id)
    if (ofCompany === 0 && !isPosting && !isOfThread) return NONE
    const stated = toStated(job.location)
    const readTitle = (): number => {
      if (stated === title && stated !== '') return 20
      return isTitled(title) ? 15 : Math.max(countShared(title), likeness(stated, title))
    }
    const ofTitle = readTitle()
    const isKnown = isSame || isNamed(key) || isAbbreviated(key) || ofPerson
    const isOfOther = company !== '' && !isKnown && !isCalled(key)
    const host = job.url === null ? undefined : hosts(job.url)
    const isNumbered = numbers.size > 0 && job.url !== null && hasNumber(job.url, numbers)
    const score =
      (isOfThread ? 100 : 0) +
      (isPosting ? 90 : 0) +
      (isOfOther && ofCompany > 0 ? ofCompany - 20 : ofCompany) +
      (ofCompany > 0 || isPosting ? ofTitle + countDetails(job.position, title) : 0) +
      (isNumbered ? 12 : 0) +
      (ofPerson ? 4 : 0) +
      (host !== undefined && linkHosts.has(host.site) && !host.isShared ? 3 : 0)
    const isTied = isOfThread || isPosting || isNumbered || ofPerson
    return { score, isOther: !isTied && ofTitle === 0 && isUnlike(stated, title) }
  }
}

const NONE = { score: 0, isOther: false }
const NUMBERS_MAX = 30

/** Possible posting numbers: `R-20931`, `26000AB1`. */
const listNumbers = (text: string): Set<string> =>
  new Set(
    text
      .matchAll(/(?<![\w-])(?=[a-z-]*\d)[a-z\d-]{4,20}(?![\w-])/gi)
      .take(NUMBERS_MAX)
      .map(([number]) => number.toLowerCase()),
  )

const hasNumber = (url: string, numbers: ReadonlySet<string>): boolean =>
  url
    .toLowerCase()
    .split(/[^a-z\d-]+/)
    .some((part) => numbers.has(part))

/** The application statuses in which each kind of mail is expected. */
const AWAITED: Partial<Record<MailKind, readonly JobStatus[]>> = {
  confirmation: ['saved', 'applied'],
  rejection: ['applied', 'interviewing', 'offer'],
  interview: ['applied', 'interviewing', 'saved'],
  assessment: ['applied', 'interviewing', 'saved'],
  offer: ['interviewing', 'applied', 'offer'],
  question: ['applied', 'interviewing', 'offer'],
}

/** Refers to an interview that was agreed on before. */
const AGAIN =
  /\b(?:second|final|next round|reschedul\w*|postpone\w*|our interview|your interview|zweite[sn]?|verschieb\w*|verschoben|zweitgespräch|deuxième|second|décaler|reporter|segund[oa]|aplazar|reprogramar|remarcar|reagendar|secondo|spostare|rinviare|tweede|verzet\w*|verplaats\w*)\b/i

/** Among equally matched applications, the only one that expects such a mail. */
function chooseAmong(
  jobs: readonly MatchedJob[],
  { kind, day, text }: MailClues,
): MatchedJob | undefined {
  if (kind === 'interview' && AGAIN.test(text)) {
    const going = jobs.filter(({ status }) => status === 'interviewing')
    if (going.length === 1) return going[0]
  }
  const awaiting = jobs.filter(
    ({ status, archived_at, application_date }) =>
      archived_at === null &&
      (AWAITED[kind] ?? ['applied', 'interviewing', 'offer']).includes(status) &&
      (status === 'saved' || application_date <= day),
  )
  if (awaiting.length <= 1) return awaiting[0]
  if (kind !== 'confirmation') return undefined
  const latest = awaiting.toSorted((a, b) => (a.application_date < b.application_date ? 1 : -1))
  return latest[0]?.application_date === latest[1]?.application_date ? undefined : latest[0]
}
