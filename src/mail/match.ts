import { fold } from '../fold.ts'
import { toAddressKey } from '../jobs/address-key.ts'
import { toCompanyKey } from '../jobs/company-key.ts'
import { toPositionKey } from '../jobs/position-key.ts'
import type { JobStatus } from '../jobs/constants.ts'
import type { MailKind } from './kinds.ts'
import { isAnybodysHost, type MailNames } from './names.ts'

/** An application as mails are matched with it. */
export type MatchedJob = {
  id: string
  company: string
  position: string
  location: string | null
  url: string | null
  status: JobStatus
  archived_at: string | null
  application_date: string
}

/** What of a mail says which application it is about. */
export type MailClues = MailNames & {
  kind: MailKind
  /** Subject and own text. */
  text: string
  /** The addresses of web pages in it. */
  links: readonly string[]
  /** The host of the sender's address; empty if unknown. */
  host: string
  /** Applications that the sender has to do with, by the person's own list of people. */
  ofSender: readonly string[]
  /** Applications that other mails of the same thread were accepted for. */
  ofThread: readonly string[]
  /** The day on which it came. */
  day: string
}

/** From here on it is likely enough to be proposed. */
const LIKELY = 30
const TEXT_MAX = 20_000

type Scored = { job: MatchedJob; score: number }

/** The application that a mail most likely belongs to; undefined where none or several do. */
export function matchJob(jobs: readonly MatchedJob[], clues: MailClues): MatchedJob | undefined {
  const readJob = createReader(jobs, clues)
  const scored = jobs
    .map((job): Scored => ({ job, score: readJob(job) }))
    .filter(({ score }) => score >= LIKELY)
    .toSorted((one, other) => other.score - one.score)
  const best = scored.filter(({ score }) => score === scored[0]?.score)
  return best.length > 1
    ? chooseAmong(
        best.map(({ job }) => job),
        clues,
      )
    : best[0]?.job
}

function createReader(jobs: readonly MatchedJob[], clues: MailClues) {
  const own = clues.text.slice(0, TEXT_MAX).replaceAll(BOTH, '')
  const text = ` ${fold(own)} `
  const countShared = createShared(own)
  const company = clues.company === null ? '' : toCompanyKey(clues.company)
  const addresses = new Set(clues.links.map(toAddressKey))
  const linkHosts = new Set(clues.links.map(toSite))
  const isNamed = createNamed(
    text,
    jobs.map((job) => toCompanyKey(job.company)),
  )
  const isTitled = createNamed(
    text,
    jobs.map((job) => toPositionKey(job.position.replaceAll(BOTH, ''), job.location)),
  )
  const site = toMailSite(clues.host)
  return (job: MatchedJob): number => {
    const key = toCompanyKey(job.company)
    const title = toPositionKey(job.position.replaceAll(BOTH, ''), job.location)
    const ofPerson = clues.ofSender.includes(job.id)
    const ofCompany = Math.max(
      key === company ? 40 : 0,
      isNamed(key) ? 32 : 0,
      site !== '' && isOfSite(site, job, key) ? 34 : 0,
      ofPerson ? 30 : 0,
    )
    const stated = clues.position === null ? '' : toPositionKey(clues.position, job.location)
    const isPosting = job.url !== null && addresses.has(toAddressKey(job.url))
    const ofTitle = (): number => {
      if (stated === title && stated !== '') return 20
      return isTitled(title) ? 15 : Math.max(countShared(title), likeness(stated, title))
    }
    const isOther = company !== '' && key !== company && !isNamed(key) && !ofPerson
    return (
      (clues.ofThread.includes(job.id) ? 100 : 0) +
      (isPosting ? 90 : 0) +
      (isOther && ofCompany > 0 ? ofCompany - 20 : ofCompany) +
      (ofCompany > 0 || isPosting ? ofTitle() : 0) +
      (ofPerson ? 4 : 0) +
      (job.url !== null && linkHosts.has(toSite(job.url)) && !isAnybodysHost(toHost(job.url))
        ? 3
        : 0)
    )
  }
}

/**
 * Whether the text names it by itself: where `Acme Labs` stands, an application at Acme is not meant,
 * unless Acme stands elsewhere too.
 */
function createNamed(text: string, keys: readonly string[]) {
  const longer = [...new Set(keys)]
    .filter((key) => key.length > 2)
    .toSorted((a, b) => b.length - a.length)
  const rest = new Map<string, boolean>()
  let left = text
  for (const key of longer) {
    const isThere = left.includes(` ${key} `)
    rest.set(key, isThere)
    if (isThere) left = left.replaceAll(` ${key} `, ' \n ')
  }
  return (key: string) => rest.get(key) ?? false
}

/** What follows a word to mean women and men: `Entwickler:in`, `Sachbearbeiter (m/w/d)`. */
const BOTH =
  /(?<=\p{L}{3})[:*_/]-?in(?:nen)?(?!\p{L})|\((?:[a-z]|all genders|gn)(?:\s?[/|,]\s?[a-z])*\)/giu

const SHARED_MIN = 0.75
const LINES_MAX = 40

/** How much of a title stands in one line of the text, though not word after word; up to 14. */
function createShared(text: string) {
  const lines = text
    .split(/\n|(?<=\p{L}{2}[.!?])\s/u, LINES_MAX)
    .map((line) => new Set(fold(line).split(' ')))
    .filter((words) => words.size > 1)
  return (title: string): number => {
    const words = [...new Set(title.split(' '))].filter((word) => word !== '')
    if (words.length < 2) return 0
    const shared = Math.max(
      0,
      ...lines.map((line) => words.filter((word) => line.has(word)).length),
    )
    const share = shared / words.length
    return share < SHARED_MIN ? 0 : Math.round(10 * share) + Math.min(4, shared)
  }
}

/** How many of the words two positions share, up to 10. */
function likeness(one: string, other: string): number {
  if (one === '' || other === '') return 0
  const [words, others] = [one.split(' '), new Set(other.split(' '))]
  const shared = words.filter((word) => others.has(word)).length
  return Math.round((10 * shared) / new Set([...words, ...others]).size)
}

const toHost = (url: string) => (URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '')
const toSite = (url: string) => toRegistered(toHost(url))
const toMailSite = (host: string) => (host === '' || isAnybodysHost(host) ? '' : toRegistered(host))

/** `careers.acme.co.uk` and `mail.acme.co.uk` are of one owner. */
function toRegistered(host: string): string {
  const labels = host.split('.')
  const isSecond = labels.length > 2 && /^(?:co|com|org|ac|net|gov|edu)$/.test(labels.at(-2) ?? '')
  return labels.slice(isSecond ? -3 : -2).join('.')
}

/** Whether mail from the host is from where the person has applied. */
export function isFromCompany(job: MatchedJob, host: string): boolean {
  const site = toMailSite(host)
  return site !== '' && isOfSite(site, job, toCompanyKey(job.company))
}

/** By the posting's own host, by its place at a board (`/acme/jobs/1`), or as the company is called. */
function isOfSite(site: string, job: MatchedJob, key: string): boolean {
  const label = site.split('.')[0] ?? ''
  const flat = key.replaceAll(' ', '')
  if (flat.length > 2 && label.replaceAll('-', '') === flat) return true
  if (job.url === null) return false
  if (toSite(job.url) === site) return true
  const parts = URL.canParse(job.url) ? new URL(job.url) : undefined
  const names =
    parts === undefined
      ? []
      : [...parts.hostname.split('.').slice(0, -2), ...parts.pathname.split('/')]
  return isAnybodysHost(parts?.hostname ?? '') && label.length > 2 && names.includes(label)
}

/** What each kind of mail answers: a confirmation comes right after an application was sent. */
const AWAITED: Partial<Record<MailKind, readonly JobStatus[]>> = {
  confirmation: ['saved', 'applied'],
  rejection: ['applied', 'interviewing', 'offer'],
  interview: ['applied', 'interviewing', 'saved'],
  assessment: ['applied', 'interviewing', 'saved'],
  offer: ['interviewing', 'applied', 'offer'],
  question: ['applied', 'interviewing', 'offer'],
}

/** Of those that the mail names alike: the one that awaits such a mail, if only one of them does. */
function chooseAmong(
  jobs: readonly MatchedJob[],
  { kind, day }: MailClues,
): MatchedJob | undefined {
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
