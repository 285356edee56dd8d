import { findCompany } from './company.ts'
import { gatherFacts, isListingName } from './facts.ts'
import type { Vote } from './hints.ts'
import { isFieldLabel, readLabels } from './labels.ts'
import { findLocation } from './location.ts'
import { isTrade } from './nearby.ts'
import { isWithoutOpenings } from './no-openings.ts'
import { mayBeName } from './offer-lines.ts'
import { CALL, CONDITIONS } from './offer-words.ts'
import { isMenuName } from './owner.ts'
import { createPageBuilder, type PageElement } from './page.ts'
import { soundsLikePlace } from './place-names.ts'
import { shareAddress } from './posting-address.ts'
import { createDraft, type Draft, POSTING_FIELDS } from './posting.ts'
import { APPLY, PART, SECTION } from './posting-words.ts'
import { withoutKind } from './prose.ts'
import { isPublicBody } from './public-bodies.ts'
import { soundsLikeRole } from './roles.ts'
import { stripMarkup, toLine } from './text.ts'
import { isNoCompany } from './title.ts'
import { toEmploymentType, toPlace, toWorkMode } from './values.ts'
import { fold } from '../fold.ts'
import { hasLegalForm } from '../jobs/company-key.ts'
import { hasGenderMark } from '../jobs/position-key.ts'

/** Whether a part of a line may be a place: not a number, address, role or employment type. */
export const isPlaceName = (text: string): boolean =>
  text.length <= 80 &&
  !/https?:|[$€£]|\d{3}|@/.test(text) &&
  (toEmploymentType(text) === undefined || /\bremote\b/i.test(text)) &&
  /\p{L}{2}/u.test(text)

const PASTED_AT = /^(.{3,120}?)\s+(?:at|@|bei|chez|presso|bij|hos)\s+(.{2,80})$/iu
const SEGMENTS = /\s*[·•|]\s*|\s+[–—-]\s+/

/** Reads a posting pasted as text, alone or with the rest of its page; all values are guesses. */
export function readPasted(text: string, url: URL | undefined): Draft | undefined {
  const clean = stripMarkup(text)
  const lines = clean
    .split('\n')
    .map(toLine)
    .filter((line) => line !== '')
  const labels = readLabels(lines)
  const at = findName(lines, url)
  const name = lines[at]
  if (name === undefined) return undefined
  const together = PASTED_AT.exec(name)
  const isRole = soundsLikeRole(labels.position ?? '') || !soundsLikeRole(name)
  const position = (isRole ? labels.position : undefined) ?? together?.[1] ?? name
  const facts = gatherFacts(toPage(lines, at))
  if (!soundsLikeRole(position) && isWithoutOpenings(facts)) return undefined
  const [beside, printed] = readBeside(lines, at)
  const near = readLabels(lines.slice(Math.max(0, at - LABEL_BEFORE), at + LABEL_AFTER)).company
  // Far from the position, `Company` is an item of a menu.
  const labelled = near !== undefined && mayBeCompany(near) ? near : undefined
  const company =
    labelled ??
    together?.[2] ??
    beside ??
    findCompany(facts, {
      position,
      labelled: undefined,
      placed: labels.location,
      url,
      heads: listHeads(lines, at),
    })
  const host = url?.hostname ?? ''
  const location =
    labels.location ??
    labels.site ??
    printed ??
    findLocation(facts, { position, company, labelled: undefined, host })
  const { place, workMode } = toPlace(location ?? '')
  const top = lines.slice(at, at + 6).filter((line) => line.length < 60)
  return createDraft(
    'text',
    {
      company,
      position: withoutKind(position),
      location: place,
      work_mode: workMode ?? toWorkMode(top.join(' ')),
      employment_type: labels.type === undefined ? undefined : toEmploymentType(labels.type),
      description: clean,
    },
    POSTING_FIELDS,
  )
}

/** The label of the company is within this number of lines of the position. */
const LABEL_BEFORE = 4
const LABEL_AFTER = 20

const LINES_MAX = 1_000
/** The parts of a posting begin within this many lines below its name. */
const HEAD_MAX = 25
/** A line of this many characters is a text, unlike those of menus. */
const TEXT_MIN = 110
const TEXT_WITHIN = 5

/** The index of the line that names the position: by itself, by what follows it, or the first one. */
function findName(all: readonly string[], url: URL | undefined): number {
  const lines = all.slice(0, LINES_MAX)
  const counts = Map.groupBy(lines, fold)
  const mayBe = lines.map((line) => mayBeName(withoutKind(line), url))
  let best = -1
  let most = 0
  for (const [at, line] of lines.entries()) {
    if (mayBe[at] !== true) continue
    const before = lines
      .slice(Math.max(0, at - 2), at)
      .join(' ')
      .slice(-160)
    const below = lines.slice(at + 1, at + HEAD_MAX)
    const isListed = mayBe[at - 1] === true || mayBe[at + 1] === true
    const score =
      (isListed ? 1 : 2) +
      (hasGenderMark(line) ? 2 : 0) +
      (CALL.test(before) ? 2 : 0) +
      (below.some(isPart) ? 2 : 0) +
      (below.slice(0, TEXT_WITHIN).some(({ length }) => length >= TEXT_MIN) ? 2 : 0) +
      Math.min(2, (counts.get(fold(line))?.length ?? 1) - 1) +
      3 * shareAddress(url, line)
    if (score > most) [best, most] = [at, score]
  }
  if (best >= 0) return best
  return lines.findIndex(
    (line) => line.length <= 140 && !/^(?:skip to|share|save|logo|apply)|logo$/i.test(line),
  )
}

const isPart = (line: string) => line.length < 60 && (SECTION.test(line) || PART.test(line))

/** A posting without its page begins within this many lines. */
const TOP_MAX = 4

/** The company and perhaps the place in the line below the position: `Acme · Berlin`. */
function readBeside(
  lines: readonly string[],
  at: number,
): [string | undefined, string | undefined] {
  const line = lines[at + 1] ?? ''
  const [company = '', place] = line.length > 100 ? [] : line.split(SEGMENTS)
  // Below a position that is only mentioned stands another item of the same menu.
  const isSaid =
    at <= TOP_MAX ||
    hasLegalForm(company) ||
    lines.filter((other) => ` ${fold(other)} `.includes(` ${fold(company)} `)).length > 2
  return isSaid && mayBeCompany(company) ? [company, place] : [undefined, undefined]
}

const mayBeCompany = (name: string) =>
  name.length >= 2 &&
  /^[\p{Lu}\d]/u.test(name) &&
  /\p{L}{2}/u.test(name) &&
  !/[.!?:]$|\d{3}|@|:\s/.test(name) &&
  !isPart(name) &&
  !isMenuName(name) &&
  !isNoCompany(name) &&
  !isListingName(name) &&
  !APPLY.test(name) &&
  !isFieldLabel(name) &&
  !isTrade(name) &&
  !CONDITIONS.some((condition) => condition.test(name)) &&
  !soundsLikePlace(name) &&
  toEmploymentType(name) === undefined

/** A page begins with its site's name within this many lines, and ends with it. */
const HEADS_MAX = 5
const FEET_MAX = 25
const NAME_MAX = 50

/** The names at both ends of a page that other lines contain: in sentences or in the footer. */
function listHeads(all: readonly string[], at: number): Vote[] {
  const lines = all.slice(0, LINES_MAX)
  const ends = [...lines.slice(0, HEADS_MAX), ...lines.slice(at + 1).slice(-FEET_MAX)]
  const names = [...new Set(ends)].filter(
    (line) =>
      line.length <= NAME_MAX && line.includes(' ') && mayBeCompany(line) && !soundsLikeRole(line),
  )
  return names.flatMap((name) => {
    const words = ` ${fold(name)} `
    const said = lines.filter((line) => line.length > name.length + 4 && isSaidIn(line, words))
    const count = Math.min(2, said.length + (isPublicBody(name) ? 2 : 0))
    return count === 0 ? [] : [{ name, weight: count * HEAD_WEIGHT }]
  })
}
const HEAD_WEIGHT = 1.2
const isSaidIn = (line: string, words: string) => ` ${fold(line)} `.includes(words)

/** A page of these lines, headed by the position, for the readers of pages. */
function toPage(lines: readonly string[], at: number): PageElement {
  const { root, open, text, close } = createPageBuilder()
  for (const [index, line] of lines.entries()) {
    if (!open(index === at ? 'h1' : 'p', {}) || !text(line)) break
    close()
  }
  return root
}
