import { fold } from '../fold.ts'
import { toAddressKey } from '../jobs/address-key.ts'
import { toCompanyKey } from '../jobs/company-key.ts'
import { toPositionKey } from '../jobs/position-key.ts'
import type { JobStatus } from '../jobs/constants.ts'
import { ADDRESS_KEY_MAX, type JobKeys, NAME_KEY_MAX } from '../jobs/similar.ts'
import type { MailKind } from './kinds.ts'
import { isAnybodysHost, type MailNames } from './names.ts'
import { BOTH, createNamed, createShared, likeness } from './titles.ts'

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
  /** As the database keeps them; without them they are made of the fields. */
  keys?: JobKeys | undefined
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

/** Applications, prepared for the questions of one mail: there may be thousands. */
export type Matcher = {
  /** Whether mail from the host is from where the person has applied. */
  isFromCompany: (host: string) => boolean
  /** The application that a mail most likely belongs to; undefined where none or several do. */
  match: (clues: MailClues) => MatchedJob | undefined
}

type KeyedJob = { job: MatchedJob; company: string; title: string }
type Scored = { job: MatchedJob; score: number }

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
        .map((one): Scored => ({ job: one.job, score: read(one) }))
        .filter(({ score }) => score >= LIKELY)
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
  const countShared = keep(createShared(own))
  const company = clues.company === null ? '' : toCompanyKey(clues.company)
  const addresses = new Set(clues.links.map(toAddressKey))
  const linkHosts = new Set(clues.links.map((link) => hosts(link).site))
  const isNamed = createNamed(
    text,
    jobs.map((job) => job.company),
  )
  const isTitled = createNamed(
    text,
    jobs.map((job) => job.title),
  )
  const isOfSite = createOfSite(toMailSite(clues.host), hosts)
  const ofSender = new Set(clues.ofSender)
  const ofThread = new Set(clues.ofThread)
  const toStated = keep((location: string | null) =>
    clues.position === null ? '' : toPositionKey(clues.position, location),
  )
  return (keyed: KeyedJob): number => {
    const { job, company: key, title } = keyed
    const ofPerson = ofSender.has(job.id)
    const ofCompany = Math.max(
      key === company ? 40 : 0,
      isNamed(key) ? 32 : 0,
      isOfSite(keyed) ? 34 : 0,
      ofPerson ? 30 : 0,
    )
    const address = addresses.size === 0 ? null : toAddress(job)
    const isPosting = address !== null && addresses.has(address)
    const isOfThread = ofThread.has(job.id)
    if (ofCompany === 0 && !isPosting && !isOfThread) return 0
    const ofTitle = (): number => {
      const stated = toStated(job.location)
      if (stated === title && stated !== '') return 20
      return isTitled(title) ? 15 : Math.max(countShared(title), likeness(stated, title))
    }
    const isOther = company !== '' && key !== company && !isNamed(key) && !ofPerson
    const host = job.url === null ? undefined : hosts(job.url)
    return (
      (isOfThread ? 100 : 0) +
      (isPosting ? 90 : 0) +
      (isOther && ofCompany > 0 ? ofCompany - 20 : ofCompany) +
      (ofCompany > 0 || isPosting ? ofTitle() : 0) +
      (ofPerson ? 4 : 0) +
      (host !== undefined && linkHosts.has(host.site) && !host.isAnybodys ? 3 : 0)
    )
  }
}

/** The same function, which answers each question once. */
function keep<Asked, Answer>(find: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new Map<Asked, Answer>()
  return (asked) => {
    const before = known.get(asked)
    if (before !== undefined) return before
    const answer = find(asked)
    known.set(asked, answer)
    return answer
  }
}

/** The host of an address, what of it is of one owner, and whether it is of a board. */
type Host = { name: string; site: string; isAnybodys: boolean }
type Hosts = (url: string) => Host

function toHost(url: string): Host {
  const name = URL.canParse(url) ? new URL(url).hostname.toLowerCase() : ''
  return { name, site: toRegistered(name), isAnybodys: isAnybodysHost(name) }
}

const toMailSite = (host: string) => (host === '' || isAnybodysHost(host) ? '' : toRegistered(host))

/** What of an address its host is read from, where that is plain to see. */
const ORIGIN = /^https?:\/\/[^\s/?#\\]*(?=[/?#]|$)/i
const INVISIBLE = /[\t\n\r]/

/** Hosts of addresses; of thousands of postings many stand at one. */
function createHosts(): Hosts {
  const read = keep(toHost)
  return keep((url) => read(INVISIBLE.test(url) ? url : (ORIGIN.exec(url)?.[0] ?? url)))
}

/** `careers.acme.co.uk` and `mail.acme.co.uk` are of one owner. */
function toRegistered(host: string): string {
  const labels = host.split('.')
  const isSecond = labels.length > 2 && /^(?:co|com|org|ac|net|gov|edu)$/.test(labels.at(-2) ?? '')
  return labels.slice(isSecond ? -3 : -2).join('.')
}

/**
 * Whether an application is at a site: by the posting's own host, by its place at a board
 * (`/acme/jobs/1`), or as the company is called.
 */
function createOfSite(site: string, hosts: Hosts): (keyed: KeyedJob) => boolean {
  if (site === '') return () => false
  const label = site.split('.')[0] ?? ''
  const flat = label.replaceAll('-', '')
  return ({ job: { url }, company }) => {
    if (flat.length > 2 && company.replaceAll(' ', '') === flat) return true
    if (url === null) return false
    const host = hosts(url)
    if (host.site === site) return true
    return (
      host.isAnybodys &&
      label.length > 2 &&
      (host.name.split('.').slice(0, -2).includes(label) ||
        // To read an address takes long.
        ((url.includes(label) || INVISIBLE.test(url)) &&
          new URL(url).pathname.split('/').includes(label)))
    )
  }
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
