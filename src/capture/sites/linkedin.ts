import { type PageFacts } from '../facts.ts'
import { readHeading } from '../heading.ts'
import { type PageElement, readLine, readText } from '../page.ts'
import { createDraft } from '../posting.ts'
import { select, selectFirst } from '../select.ts'
import { toEmploymentType, toPlace, toWorkMode } from '../values.ts'
import type { Site } from './types.ts'

const COMPANY = [
  '.topcard__org-name-link',
  '.job-details-jobs-unified-top-card__company-name',
  '.jobs-unified-top-card__company-name',
]
const POSITION = [
  'h1.topcard__title',
  'h2.topcard__title',
  'h1.top-card-layout__title',
  'h2.top-card-layout__title',
  '.job-details-jobs-unified-top-card__job-title',
  '.jobs-unified-top-card__job-title',
]
const LOCATION = [
  '.topcard__flavor--bullet',
  '.job-details-jobs-unified-top-card__primary-description-container .tvm__text',
  '.job-details-jobs-unified-top-card__tertiary-description-container .tvm__text',
  '.jobs-unified-top-card__bullet',
]
const DESCRIPTION = [
  '.description__text .show-more-less-html__markup',
  '.show-more-less-html__markup',
  '.description__text',
  '#job-details',
  '.jobs-description__content',
]
const HINTS = [
  '.description__job-criteria-text',
  '.job-details-fit-level-preferences button',
  '.job-details-jobs-unified-top-card__job-insight span',
  '.jobs-unified-top-card__workplace-type',
]

/** A company without a page on LinkedIn is not a link; it is followed by the place and date. */
const readUnlinked = ({ root }: PageFacts) => {
  const first = selectFirst(root, '.topcard__flavor')
  if (first === undefined || /flavor--/.test(first.attributes['class'] ?? '')) return undefined
  return readLine(first) || undefined
}

/**
 * The title of a public posting in LinkedIn's languages: `Acme hiring Engineer in Berlin, Germany |
 * LinkedIn`.
 */
const VERBS =
  'is hiring|hiring|sucht|recrute|busca|está contratando|contrata|está com vagas abertas|sta cercando|sta assumendo|cerca|assume|zoekt|is op zoek naar|heeft een vacature|zatrudnia|rekrutuje|szuka|hledá|nabírá|najímá|söker|rekryterar|anställer|søger|ansætter|rekrutterer|ansetter|søker|rekrytoi|hakee|angajează|arıyor'
/** Words between the verb and the position. */
const FILLERS =
  'pour des postes de|(?:personas )?para (?:el |o )?(?:cargo|puesto|la vacante) de|para|per la posizione di|per il ruolo di|een|voor|na (?:stanowisku|stanowisko|pozici)(?::|\\s)?'
const PUBLIC_TITLE = new RegExp(
  `^(?<company>.+?) (?:${VERBS}) (?:(?:${FILLERS})\\s+)?(?<position>.+?)(?:\\s+(?:in|en|em|à|a|w|i|v|ve|(?:v|na) lokalitě)\\s+(?<location>[^|]+?)|\\s+\\((?<placed>[^()|]+,[^()|]+)\\))? \\| LinkedIn$`,
  'u',
)
const MEMBER_TITLE = /^(?:\(\d+\+?\) )?(?<position>[^|]+) \| (?<company>[^|]+) \| LinkedIn$/u

/** The number of the posting that is open: of its own address, or beside a list. */
const NUMBER = /^\/jobs\/view\/(?:[^/]*-)?(\d+)|[?&]currentJobId=(\d+)/
/** How many elements before its name the posting's company is linked. */
const NEAR = 40

/**
 * The open posting of a page without known class names: the last link to it, because the list has
 * the first, and the link to the company's page before it.
 */
function readLinked({ elements }: PageFacts, url: URL): { position?: string; company?: string } {
  const [, own, beside] = NUMBER.exec(`${url.pathname}${url.search}`) ?? []
  const number = own ?? beside
  if (number === undefined) return {}
  const isNamed = (element: PageElement, part: string) =>
    element.name === 'a' &&
    element.attributes['href']?.includes(part) === true &&
    readLine(element) !== ''
  const at = elements.findLastIndex((element) => isNamed(element, `/jobs/view/${number}`))
  const before = elements.slice(Math.max(0, at - NEAR), Math.max(0, at))
  const company = before.findLast((element) => isNamed(element, '/company/'))
  const name = elements[at]
  // A card in the list names the company without a link.
  if (name === undefined || company === undefined) return {}
  return { position: readHeading(name), company: readLine(company) }
}

/** If there are no class names: `Berlin, Germany · 2 weeks ago`, shortly after the position. */
function readDotted({ runs }: PageFacts, position: string): string | undefined {
  const from = runs.indexOf(position)
  if (from === -1) return undefined
  const next = runs.slice(from + 1, from + 8)
  const at = next.findIndex((text) => text.startsWith('·'))
  const dotted = next.find((text) => text.includes(' · '))
  return at > 0 ? next[at - 1] : dotted?.split(' · ')[0]
}

const readFirst = ({ root }: PageFacts, selectors: readonly string[]) => {
  for (const selector of selectors) {
    for (const element of select(root, selector)) {
      const line = readLine(element)
      if (line !== '') return line
    }
  }
  return undefined
}

/** Walls before a sign-in, and pages of people, schools and articles. */
const OTHER_PAGE =
  /^\/(?:authwall|uas|login|checkpoint|(?:in|pub|school|posts|pulse|feed|mynetwork|messaging)(?:\/|$))/

export const linkedin: Site = {
  name: 'LinkedIn',
  hosts: ['linkedin.com'],
  listing:
    /^\/(?:jobs\/(?:search|collections|[\w%-]+-jobs)\b(?!.*currentJobId=)|jobs\/?$|jobs\/?\?(?!.*currentJobId=))/,
  posting: /^\/jobs\/(?:view\/|.*currentJobId=)|^\/comm\/jobs\/view/,
  expired: [
    '.closed-job',
    '.closed-job__flavor--closed',
    '.jobs-details-top-card__apply-error',
    '.artdeco-inline-feedback--error',
  ],
  read(facts, url) {
    // A search shows the first result's details, although the user has not chosen it.
    const isSearch = linkedin.listing?.test(`${url.pathname}${url.search}`) === true
    if (isSearch || OTHER_PAGE.test(url.pathname)) return []
    const named = PUBLIC_TITLE.exec(facts.title) ?? MEMBER_TITLE.exec(facts.title)
    const groups = named?.groups
    const linked = groups === undefined ? readLinked(facts, url) : {}
    const position = readFirst(facts, POSITION) ?? groups?.['position'] ?? linked.position
    if (position === undefined) return undefined
    const printed =
      readFirst(facts, LOCATION) ??
      groups?.['location'] ??
      groups?.['placed'] ??
      readDotted(facts, position)
    const { place, workMode } = toPlace(printed ?? '')
    const hints = HINTS.flatMap((selector) => [...select(facts.root, selector)].map(readLine))
    const description = DESCRIPTION.map((selector) => selectFirst(facts.root, selector)).find(
      (element) => element !== undefined,
    )
    const isPrinted = readFirst(facts, POSITION) !== undefined
    return [
      createDraft(
        'site',
        {
          company:
            readFirst(facts, COMPANY) ??
            readUnlinked(facts) ??
            groups?.['company'] ??
            linked.company,
          position,
          location: place?.replace(/\s*\((?:on-?site|hybrid|remote)\)$/i, ''),
          work_mode: workMode ?? hints.map(toWorkMode).find((mode) => mode !== undefined),
          employment_type: hints.map(toEmploymentType).find((type) => type !== undefined),
          description: description === undefined ? undefined : readText(description),
        },
        isPrinted ? ['work_mode'] : ['company', 'position', 'location', 'work_mode'],
      ),
    ]
  },
}
