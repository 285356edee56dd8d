import { isListPage } from './choose-postings.ts'
import { countsPostings, type PageFacts } from './facts.ts'
import { findCompany } from './company.ts'
import { countPositions, listLines, readFields } from './labels.ts'
import { findLocation } from './location.ts'
import { findDescription, findOnlyMarked } from './named-elements.ts'
import { listOrganisations } from './organisation.ts'
import { isWithoutOpenings } from './no-openings.ts'
import { findOffer } from './offer.ts'
import { asksToSelect } from './list-pane.ts'
import { COUNT, isAboutOwner } from './offer-lines.ts'
import { CALLED_LINE } from './offer-words.ts'
import { hasPeers, headsRows, holdsOneWhole, isOnlyRole, showsSeveral } from './page-positions.ts'
import { isInTitle, isTitledBelow } from './page-subject.ts'
import { findBelowSlogan, findPosition, NUMBER_LABEL } from './position.ts'
import { hasPostingAddress, isAddressed, isStory } from './posting-address.ts'
import { isUnloaded, looksLikePosting } from './posting-page.ts'
import { createDraft, type Draft, POSTING_FIELDS } from './posting.ts'
import { soundsLikeRole, WANTED } from './roles.ts'
import { isHostName, isNoCompany, isOfHost, PREFIX } from './title.ts'
import { fold } from '../fold.ts'
import { toEmploymentType, toPlace } from './values.ts'

type Prose = {
  draft: Draft
  /** The company behind a label, or the one whose name is the site's address. */
  statedCompany: string | undefined
  /** The place behind a label. */
  labelledPlace: string | undefined
  isPosting: boolean
  /** Whether the page offers only this position, so that it is a posting without other data. */
  isOnly: boolean
}

type Labels = ReturnType<typeof readFields>

/**
 * Guesses the posting from headings, labels, element names and titles; none of the values is sure.
 */
export function readProse(facts: PageFacts, url: URL | undefined): Prose {
  const labels = readLabelled(facts, url)
  const description = findDescription(facts)
  const read = (position: string | undefined) =>
    readDraft(facts, url, { position, labels, description })
  const position = findPosition(facts, url, labels.position)
  const draft = read(position)
  const { company } = draft.values
  const isPosting = isPostingFor(facts, url, { position, company, labels, description })
  const isHead = position !== undefined && headsRows(facts, position)
  const isNone = !isNamedByPage(facts, url, position) && isWithoutOpenings(facts)
  const isOnly =
    isPosting && !isNone && !isHead && !isList(facts, url, { position, company, labels })
  // A heading that does not sound like a position may be a slogan above one.
  const isNamed = isOnly && position !== undefined && soundsLikeRole(position)
  const offered = isNamed || isNone || isStory(url) ? undefined : findOffer(facts, url)
  const chosen = offered === undefined || offered === position ? draft : read(offered)
  const stated = chosen.values.company
  const isStated =
    stated !== undefined && (stated === labels.company || isOfHost(stated, url?.hostname ?? ''))
  return {
    draft: chosen,
    statedCompany: isStated ? stated : undefined,
    labelledPlace: labels.location === undefined ? undefined : chosen.values.location,
    isPosting: isPosting || offered !== undefined,
    isOnly: isOnly || offered !== undefined,
  }
}

/** Whether the page's title or address has the position. */
const isNamedByPage = (facts: PageFacts, url: URL | undefined, position: string | undefined) =>
  position !== undefined && (isInTitle(facts, position) || isAddressed(url, position))

/** The labelled values; on a posting's own address, an element's name is a label too. */
function readLabelled(facts: PageFacts, url: URL | undefined): Labels {
  const labels = readFields(facts)
  if (labels.position !== undefined || !hasPostingAddress(url)) return labels
  const marked = findOnlyMarked(facts)
  return marked === undefined || isNoCompany(marked) ? labels : { ...labels, position: marked }
}

type Read = { position: string | undefined; labels: Labels; description: string }

function readDraft(
  facts: PageFacts,
  url: URL | undefined,
  { position, labels, description }: Read,
): Draft {
  const { company: labelled, location: placed } = labels
  const company = findCompany(facts, { position, labelled, placed, url })
  const known = { position, company, labelled: placed, host: url?.hostname ?? '' }
  const { place, workMode } = toPlace(findLocation(facts, known) ?? '')
  return createDraft(
    'text',
    {
      company,
      position:
        position === undefined ? undefined : withoutKind(withoutEmployer(position, company)),
      location: place,
      work_mode: workMode,
      employment_type: labels.type === undefined ? undefined : toEmploymentType(labels.type),
      description: description || facts.metas.get('og:description'),
    },
    POSTING_FIELDS,
  )
}

type Named = { position: string | undefined; company: string | undefined; labels: Labels }

/** Labels for the position, its company and its place; lists have no such table. */
const isInTable = (facts: PageFacts, { position, company, labels }: Named) =>
  labels.position !== undefined &&
  labels.position === position &&
  soundsLikeRole(position) &&
  company === labels.company &&
  labels.company !== undefined &&
  labels.location !== undefined &&
  countPositions(listLines(facts)) === 1

function isPostingFor(
  facts: PageFacts,
  url: URL | undefined,
  { position, company, labels, description }: Named & Read,
): boolean {
  if (position === undefined || isStory(url)) return false
  const host = url?.hostname ?? ''
  // A company's name may sound like a position (`Rye Bakers`), but is the site's whole name then.
  const isOwner = soundsLikeRole(position)
    ? isHostName(position, host) || isOfSite(facts, position) || isAboutOwner(position, host)
    : fold(position) === fold(listOrganisations(facts, host)[0]?.name ?? '') ||
      isOfHost(position, host)
  if (isOwner) return false
  const isLabelled = labels.position === position
  const isTabled = isInTable(facts, { position, company, labels })
  return (
    isUnloaded(facts, position) ||
    looksLikePosting(facts, { position, isLabelled, isTabled, description, url })
  )
}

/** Whether a name is the site's own and in no heading. */
const isOfSite = ({ headings, metas }: PageFacts, name: string) =>
  fold(metas.get('og:site_name') ?? '') === fold(name) &&
  !headings.some((heading) => fold(heading) === fold(name))

/** Whether the found position is a list's count, `1,234 jobs for bakers`, or beside an empty pane. */
const isOfList = (facts: PageFacts, position = '') =>
  (/^\d/.test(position) && countsPostings(position)) || asksToSelect(facts)

/** Whether the page is a list, or a section that holds no whole posting. */
function isList(facts: PageFacts, url: URL | undefined, named: Named): boolean {
  const { position } = named
  if (!isNamedByPage(facts, url, position) && isOfList(facts, position)) return true
  const isSection =
    isListPage(facts) &&
    !isNumbered(facts, named) &&
    !isTitledBelow(facts) &&
    findBelowSlogan(facts) === undefined &&
    !holdsOneWhole(facts, position)
  if (isSection || (position !== undefined && hasPeers(facts, position))) return true
  const isOwn =
    isInTable(facts, named) ||
    (position !== undefined && isAddressed(url, position) && isOnlyRole(facts))
  return !isOwn && showsSeveral(facts)
}

/** A page with one posting may have the heading of its section: `Careers`. */
function isNumbered(facts: PageFacts, { position = '', labels }: Named): boolean {
  if (!soundsLikeRole(position)) return false
  const numbers = facts.main
    .filter(({ text }) => NUMBER_LABEL.test(text))
    .map(({ text }) => fold(text))
  return (
    (labels.position === position &&
      countPositions(listLines(facts)) === 1 &&
      countOthers(facts, position) < OTHERS_MIN) ||
    (numbers.length > 0 && new Set(numbers).size === numbers.length)
  )
}

/** A row of labels above this many more positions is the head of a table of postings. */
const OTHERS_MIN = 2
const NAME_MAX = 80

const countOthers = ({ main }: PageFacts, position: string): number =>
  new Set(
    main
      .filter(({ text }) => text.length < NAME_MAX && soundsLikeRole(text))
      .map(({ text }) => fold(text))
      .filter((name) => name !== fold(position)),
  ).size

const AT = /\s(?:at|@|bei|chez|presso|bij|hos)\s(?<company>\p{Lu}.*)$/u
/** Removes the page's company behind the position: `Cook at Acme`. */
function withoutEmployer(position: string, company: string | undefined): string {
  const end = AT.exec(position)
  const isOwn = company !== undefined && fold(end?.groups?.['company'] ?? '') === fold(company)
  return isOwn && end !== null ? position.slice(0, end.index) : position
}

/** Removes the kind of page from the position: `Vacature kok`, `Chef vacancy`, `We are hiring a chef!`. */
export function withoutKind(position: string): string {
  const bare = position
    .replace(PREFIX, '')
    .replace(CALLED_LINE, '')
    .replace(SLOGAN, '')
    .replace(KIND, '')
    .replace(TYPE, '')
    .replace(WANTED, '')
    .replace(COUNT, '')
    .replace(SECOND_ARTICLE, ' / ')
    .replace(/!+$/, '')
  return /^[\p{L}\p{N}(]/u.test(bare) && soundsLikeRole(bare) ? bare : position
}
/** The kind of employment behind a position: `Cook – full time/from now`, `シェフ 正社員`. */
const TYPE =
  /\s+(?:正社員|契約社員|派遣社員|業務委託|정규직|계약직|全职|兼职)$|\s[–—-]\s(?:(?:in )?(?:vollzeit|teilzeit)|(?:full|part)[- ]?time|temps (?:plein|partiel)|(?:un)?befristet)(?:\s?[/,|]\s?(?:(?:in )?(?:vollzeit|teilzeit)|(?:full|part)[- ]?time|temps (?:plein|partiel)|(?:un)?befristet|(?:ab|zu) sofort|from now|immediately))+$|\s[–—-]\s(?:(?:ab|zu) sofort)$/iu
/** What somebody does in a position: `Make a difference as a nurse`. */
const SLOGAN =
  /^(?:make (?:a|the|your) (?:real )?difference|start (?:your career|with us)|build your future|work with us) as (?:an?|our) |^(?:mach(?:e|en sie)? den unterschied|starte?(?:n sie)? (?:bei uns|deine karriere|ihre karriere)|arbeite(?:n sie)? (?:bei|mit) uns|deine zukunft|ihre zukunft) als |^(?:maak (?:het|jij het|jouw) verschil|kom (?:bij ons )?werken|start (?:bij ons|jouw carrière)) als |^(?:faites|fais) la différence (?:comme|en tant que) |^marca la diferencia como |^(?:faça|faz) a diferença como |^fai la differenza come |^gör skillnad som |^gør en forskel som /iu
/** `eine Köchin / einen Koch` */
const SECOND_ARTICLE = /\s\/\s(?:eine[nr]?|une?|un[ao]|een)\s/giu
const KIND =
  /\s+(?:[–—|-]\s+)?(?:(?:job )?vacancy|(?<!\b(?:student|pupil|summer|holiday|weekend|side|dream|mini|odd|trial)\s+)job|job opening|job post(?:ing)?|(?:open )?vacature|stellenangebot|stellenausschreibung|stellenanzeige)$/i
