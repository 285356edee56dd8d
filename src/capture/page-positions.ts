import { isListingName, type PageFacts } from './facts.ts'
import { ADDRESSED } from './offer-words.ts'
import { type PageElement, readShortLine, type Run } from './page.ts'
import { POLICY } from './position.ts'
import { APPLY, PART, SECTION } from './posting-words.ts'
import { isForBothGenders, soundsLikeRole } from './roles.ts'
import { isNoCompany, readPosition, SEPARATORS, split } from './title.ts'
import { fold } from '../fold.ts'
import { hasLegalForm } from '../jobs/company-key.ts'
import { hasGenderMark } from '../jobs/position-key.ts'

// Counts the positions that a page shows: one of its own, or the cards of a list.

/**
 * The number of headings that are links, as on the cards of a list. With a position of its own
 * (`isNamed`), only those of other positions.
 */
export const countCards = ({ elements, boilerplate }: PageFacts, isNamed: boolean): number => {
  const isHeading = (element: PageElement | undefined) =>
    element !== undefined && /^h[2-6]$/.test(element.name)
  return elements.filter(
    (element) =>
      element.name === 'a' &&
      !boilerplate.has(element) &&
      (isHeading(element.parent) ||
        isHeading(element.parent?.parent) ||
        element.children.some((child) => typeof child !== 'string' && isHeading(child))) &&
      (!isNamed || soundsLikeRole(readShortLine(element) ?? '')),
  ).length
}

const CARDS_MIN = 2
/** A posting's name occurs in up to three headings; a more frequent one is on cards. */
const REPEATED_MIN = 4
const LINES_MAX = 500

/** A heading of a part of one posting: `Your tasks as a baker:`. */
const isOfPart = (line: string) => /[:：]$/.test(line) || SECTION.test(line) || PART.test(line)

/** Whether a page without a heading of level one is named after a lower one, which is no section's name. */
function isNamedBelow({ headings, main, metas, title }: PageFacts): boolean {
  const [head = ''] = split(metas.get('og:title') ?? title, SEPARATORS)
  return (
    headings.length === 0 &&
    !isNoCompany(head) &&
    main.some(({ text, element }) => element.name === 'h2' && fold(text) === fold(head))
  )
}

/** A link to a section rather than to a posting: `PhD openings`. */
const SECTION_LINK =
  /^.{1,30}\s(?:openings|positions|vacancies|opportunities|jobs|stellen|postes|vacantes|vagas|posizioni|vacatures)$/iu

/** Whether the page shows several positions and none of its own. */
export function showsSeveral(facts: PageFacts): boolean {
  const { elements, boilerplate, headings, metas, title } = facts
  const titled = fold(`${metas.get('og:title') ?? ''} ${title}`)
  const isOwn = (name: string) => soundsLikeRole(name) && !isListingName(name)
  const isTitled = (name: string) =>
    titled.includes(fold(name)) &&
    !isNoCompany(name) &&
    (!hasLegalForm(name) || soundsLikeRole(name))
  const stated = readPosition(facts)
  if (headings.some(isTitled) || isNamedBelow(facts)) return false
  const roles = [...new Set(headings.filter(isOwn).map(fold))]
  if (roles.some((name) => roles.some((other) => !name.includes(other) && !other.includes(name))))
    return true
  if (stated !== undefined && isOwn(stated)) return false
  // Two positions, each above its own text.
  if (new Set(headings.filter((name) => hasGenderMark(name)).map(fold)).size > 1) return true
  if (
    headings.some(
      (name) =>
        isOwn(name) &&
        !/\b(?:us|our|uns|unser\w*|team|nous|notre|nos|we|wir|onze|ons|nuestro|nosso|nostro)\b/i.test(
          name,
        ),
    )
  )
    return false
  const cards = new Map<string, number>()
  let left = LINES_MAX
  for (const element of elements) {
    if (!/^(?:h[2-6]|a)$/.test(element.name) || boilerplate.has(element)) continue
    left -= 1
    if (left < 0) break
    const line = readShortLine(element, 120)
    if (line === undefined || !soundsLikeRole(line) || isOfPart(line)) continue
    if (element.name === 'a' && SECTION_LINK.test(line)) continue
    const name = fold(line)
    cards.set(name, (cards.get(name) ?? 0) + (element.name === 'a' ? 0 : 1))
    if (cards.size > 40) break
  }
  // A position that is also the page's name is its own.
  if ([...cards.keys()].some((name) => titled.includes(name))) return false
  return cards.size >= CARDS_MIN || [...cards.values()].some((count) => count >= REPEATED_MIN)
}

/** Whether a text is the name of a row: a heading, or a position for both genders. */
const isRowName = (text: string, { name, attributes }: PageElement) =>
  soundsLikeRole(text) &&
  (/^h[2-6]$/.test(name) || /title|heading/i.test(attributes['class'] ?? '') || hasGenderMark(text))

const ROWS_MIN = 3
/** A text of a posting is at least this long, in characters. */
const TEXT_MIN = 120
/** Whether the lines below a position are the rows of a list: other positions, set alike, without a text between. */
export function headsRows({ main }: PageFacts, position: string): boolean {
  const isOwn = ({ text }: Run) => text.includes(position)
  // A list beside its open posting has that posting's card above its heading.
  const heading = main.findIndex((run) => run.element.name === 'h1' && isOwn(run))
  const at = heading === -1 ? main.findIndex(isOwn) : heading
  if (at === -1) return false
  const rows = new Map<string, Set<string>>()
  for (const { text, element } of main.slice(at + 1, at + LINES_MAX)) {
    if (text.length >= TEXT_MIN && !hasGenderMark(text)) return false
    if (!isRowName(text, element) || fold(text) === fold(position)) continue
    const kind = `${element.name} ${element.attributes['class'] ?? ''}`
    const row = (rows.get(kind) ?? new Set<string>()).add(fold(text))
    if (row.size >= ROWS_MIN) return true
    rows.set(kind, row)
  }
  return false
}

/** Whom a heading for both genders addresses or names beside the position. */
const NO_PEER =
  /^(?:(?:ihre?|deine?|unsere?|eure?|für|werde|als|wir|du|we|you|nous|vous|wij|jij|komm|join|rejoins)\s|(?:ansprechp(?:artner|erson)|bewerber|kolleg(?:e|en)?|interessent(?:en)?|kontakt(?:person)?|kund(?:e|en)?|(?:berufs|quer)(?:einsteiger|anfänger))(?!\p{L}))/iu

/**
 * Whether the page shows postings below each other: positions for both genders in headings set
 * alike, or others set like `position` above the same label.
 */
export function hasPeers({ main, metas, title }: PageFacts, position: string): boolean {
  const own = fold(position)
  if (fold(`${metas.get('og:title') ?? ''} ${title}`).includes(own)) return false
  const kinds = new Map<string, string[]>()
  for (const [at, run] of main.slice(0, PEER_LINES_MAX).entries()) {
    const { text, element } = run
    if (text.length > NAME_MAX || isLink(element) || !soundsLikeRole(text)) continue
    if (NO_PEER.test(text) || isOfPart(text) || APPLY.test(text)) continue
    const heading = headingOf(run)
    const label = main[at + 1]?.text ?? ''
    const isLabelled = heading === undefined && label.length <= LABEL_MAX
    if (!isLabelled && (heading === undefined || !isForBothGenders(text))) continue
    const kind = heading ?? `${element.name} ${element.attributes['class'] ?? ''} ${fold(label)}`
    const name = fold(text)
    const names = [...(kinds.get(kind) ?? []), name]
    kinds.set(kind, names)
    const isApart = names.some((other) => !other.includes(name) && !name.includes(other))
    if (isApart && (!isLabelled || names.includes(own))) return true
  }
  return hasPeerWithParts(main, own)
}

const PARTS_MIN = 2
/** Whether another heading set like that of a position has the parts of a posting too, though it is unknown. */
function hasPeerWithParts(main: readonly Run[], own: string): boolean {
  const kind = main
    .map((run) => (fold(run.text) === own ? headingOf(run) : undefined))
    .find(Boolean)
  if (kind === undefined) return false
  const heads = main.flatMap((run, at) => (headingOf(run) === kind ? [{ name: run.text, at }] : []))
  return heads.slice(0, LINES_MAX).some(({ name, at }, index) => {
    if (fold(name).includes(own) || own.includes(fold(name)) || hasLegalForm(name)) return false
    if ([SECTION, PART, APPLY, ADDRESSED].some((words) => words.test(name))) return false
    const parts = main
      .slice(at + 1, heads[index + 1]?.at)
      .filter(({ text }) => text.length < 60 && (SECTION.test(text) || PART.test(text)))
    return parts.length >= PARTS_MIN
  })
}
const PEER_LINES_MAX = 2_000
const NAME_MAX = 120
const LABEL_MAX = 30
/** The kind of heading that a text is in; an emphasized paragraph is one too. */
const headingOf = ({ text, element: { name, parent } }: Run) => {
  const isBold =
    /^(?:strong|b)$/.test(name) && parent !== undefined && /^(?:p|div)$/.test(parent.name)
  return isBold && readShortLine(parent) === text
    ? 'strong'
    : [name, parent?.name ?? ''].find((tag) => /^h[2-5]$/.test(tag))
}

/** Whether only one heading sounds like a position; cards repeat their positions. */
export const isOnlyRole = (facts: PageFacts): boolean => {
  const names = listRoles(facts)
  return names.length < REPEATED_MIN && new Set(names).size === 1
}

/** The folded headings that sound like positions. */
const listRoles = ({ elements, boilerplate }: PageFacts): string[] =>
  elements
    .filter((element) => /^h[1-6]$/.test(element.name) && !boilerplate.has(element))
    .slice(0, LINES_MAX)
    .map((element) => readShortLine(element, 120) ?? '')
    .filter(soundsLikeRole)
    .map(fold)

/**
 * Whether a section's page (`Careers`) holds exactly one whole posting: its position, its parts and
 * how to apply.
 */
export function holdsOneWhole(facts: PageFacts, position: string | undefined): boolean {
  if (position === undefined || !soundsLikeRole(position)) return false
  if (POLICY.test(position) || isListingName(position)) return false
  // A position outside of headings must be the only one.
  if (!isOnlyRole(facts) && listRoles(facts).length > 0) return false
  const heads = facts.main.filter(
    ({ text, element }) => fold(text) === fold(position) && !isLink(element),
  )
  const others = facts.elements.filter(
    (element) =>
      element.name === 'a' &&
      !facts.boilerplate.has(element) &&
      isCardLink(readShortLine(element, 120) ?? ''),
  )
  const short = facts.main.map(({ text }) => text).filter((text) => text.length < 60)
  const parts = short.filter((text) => SECTION.test(text) || PART.test(text)).map(fold)
  const applies = facts.runs.some((text) => text.length < 50 && APPLY.test(text))
  // Repeated parts belong to several postings.
  const isOnce = new Set(parts).size === parts.length
  return (
    heads.length > 0 &&
    others.length === 0 &&
    applies &&
    isOnce &&
    short.some((text) => SECTION.test(text))
  )
}
/** A link to a posting, whose text is a card: `View the job`. */
export const CARD =
  /^(?:view|see|show|open|voir|découvrir|ver|vedi|scopri|bekijk|zobacz|zobrazit|se|visa)\s.*\b(?:jobs?|roles?|positions?|details?|more|poste|offre|annonce|oferta|vacante|vaga|posizione|offerta|vacature|ofert\w*|pozic\w*|stilling|jobb)\b|^(?:zur stelle|zum job|(?:stelle |job |details )?ansehen|mehr (?:erfahren|lesen|details)|(?:more )?details?|read more|learn more|(?:find out )?more(?: info(?:rmation)?)?$|weitere informationen|plus d['’]infos?|más info(?:rmación)?|mais informações|maggiori informazioni|scopri di più|meer informatie|en savoir plus|leer más|saiba mais|lees (?:meer|verder)|więcej|szczegóły|více|læs mere|läs mer|les mer)(?!\p{L})/iu
const isCardLink = (line: string) => soundsLikeRole(line) || CARD.test(line)

const isLink = ({ name, parent }: PageElement) => name === 'a' || parent?.name === 'a'
