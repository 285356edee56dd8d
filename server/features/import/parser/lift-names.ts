import type { Entry } from './entry.ts'
import { findLineLabel } from './field-labels.ts'
import { cutSpans, withCells } from './lines.ts'
import type { Cell, Line } from './model.ts'
import { weighOrganisation } from './organisation-words.ts'
import { isRegion, weighPlace } from './place-words.ts'
import { countWords } from './text.ts'
import { holdsTitleNoun, weighTitle } from './title-words.ts'

const NAME_WORDS = 10
/** An employer on the line below is believed where so many of the entries have one there. */
const SHARE = 0.6

/**
 * Where the entries of a section lack an employer (`isNameless`), and the line below each head is a
 * short name with its place at most, that line is the employer, bullet or not.
 */
export function liftEmployers(entries: Entry[], isNameless: (index: number) => boolean): Entry[] {
  const nameless = entries.filter((_, index) => isNameless(index))
  const ready = nameless.filter(({ body: [first, next] }) => first && isEmployer(first, next))
  const sure = ready.filter(({ body: [first] }) => first && weighEmployer(first.text) > 0)
  const isRule =
    nameless.length >= entries.filter((entry) => !isRole(entry)).length * SHARE &&
    ready.length >= nameless.length * SHARE &&
    sure.length >= ready.length * 0.5
  if (ready.length === 0 || !isRule) return entries
  return entries.map((entry) => {
    const [first] = entry.body
    return first && ready.includes(entry) ? lift(entry, first) : entry
  })
}

/** Prose is no name: it ends in a full stop, fills its line, goes on below or has small words. */
function isEmployer({ text, bullet, right, edge }: Line, next: Line | undefined): boolean {
  const weight = weighEmployer(text)
  const goesOn = right > edge * 0.9 || (next && !next.bullet && /^\p{Ll}/u.test(next.text))
  if (goesOn || !isShort(text) || !/^(?:[\p{Lu}\d]|\p{Ll}\p{Lu})/u.test(text) || /[:;]$/.test(text))
    return false
  if (weight >= 1) return true
  const small = text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0
  return !bullet && small === 0 && !/[\p{Ll}\d]{3}\.$/u.test(text)
}

/** How much a line says for an employer: its own words, or a place at its end. */
function weighEmployer(text: string): number {
  const isPlaced = /,/.test(text) && endsInPlace(text)
  return (isPlaced ? 1 : 0) + (holdsTitleNoun(text) ? 0 : weighOrganisation(text))
}

function endsInPlace(text: string): boolean {
  const parts = text.replace(/\.$/, '').split(/,\s*/)
  const last = parts.at(-1) ?? ''
  const isCode = parts.length > 2 && /^\p{Lu}{2}$/u.test(last)
  return isCode || isRegion(last) || weighPlace(last) > 0.8
}

const isShort = (text: string): boolean => countWords(text) <= NAME_WORDS && text.length < 90

/** What a form asks for before the position takes so many lines at most. */
const TOLD_LINES = 12

/** A title on the plain line below the head or behind its label, where the head names none. */
export function liftTitle(entry: Entry, isNameless: boolean): Entry {
  const [first] = entry.body
  if (first && goesOn(first)) return liftRest(entry, first)
  const told = entry.body.slice(0, TOLD_LINES)
  const labelled = told.find((line) => findLineLabel(line) === 'title')
  if (labelled && !entry.head.some(namesTitle)) return lift(entry, labelled)
  const [cell, place, ...more] = first?.cells ?? []
  const isParted = place !== undefined && (more.length > 0 || !endsInPlace(place.text))
  if (!isNameless || !first || !cell || first.bullet || isParted) return entry
  const small = cell.text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0
  const isTitle =
    weighTitle(cell.text) > (place ? 0.9 : 1) && /^\p{Lu}/u.test(first.text) && small < 2
  const isWhole = (place || first.right < first.edge * 0.9) && !/[.:;,]$/.test(cell.text)
  if (isTitle && isWhole && isShort(first.text)) return lift(entry, first)
  const role = place ? null : readRole(cell.text)
  if (role === null) return entry
  // What tells of the role goes on telling of it.
  return { ...entry, head: [...entry.head, cutToRole(first, cell, role)] }
}

/** "at Heron Bakery" below "Clerk": the head goes on. */
const goesOn = ({ text, bullet, cells }: Line): boolean =>
  !bullet && cells.length === 1 && AT.test(text) && isShort(text) && !/\p{Ll}[.;]$/u.test(text)
const AT = /^(?:at|bei|beim|bij|chez|presso|hos) (?:(?:the|der|dem|de|het|la|il) )?(?=\p{Lu})/u

function liftRest(entry: Entry, line: Line): Entry {
  const [lead = ''] = AT.exec(line.text) ?? []
  const name = withCells(
    line,
    line.cells.map((cell) => cutSpans(cell, lead.length)),
  )
  return { ...entry, head: [...entry.head, name], body: entry.body.slice(1) }
}

/** Whether its words or a label say that a line holds the position. */
const namesTitle = (line: Line): boolean =>
  findLineLabel(line) === 'title' || line.cells.some(({ text }) => weighTitle(text) >= 1)

/** "Ho lavorato come cameriera", "Worked as a clerk": what leads to a role in a sentence. */
const WORKED_AS =
  /^(?:(?:I )?worked (?:there )?as (?:an? |the )?|(?:ich war |war )?(?:tätig|angestellt|beschäftigt) als |arbeitete als |(?:j[’'])?ai travaillé (?:comme|en tant que) |en tant que |(?:he )?(?:trabajé|trabajado) (?:como|de) |me desempeñé como |(?:eu )?trabalhei como |atuei como |(?:ho )?lavorato (?:come|in qualità di) |in qualità di |(?:con )?mansioni? di |(?:ik )?(?:werkte|werkzaam) als )(?=\p{L})/iu
const ROLE_WORDS = 6

/** The role that a text about it begins with: "Magazziniere. Carico e scarico merci". */
function readRole(text: string): string | null {
  const bare = text.replace(WORKED_AS, '')
  const isLed = bare !== text
  const [, clause = ''] =
    (isLed
      ? /^(.+?)(?=[.,;:(]|\s[–-]\s|\s(?:at|bei|beim|chez|en|no|na|presso|bij|where|dove|dónde|où|wo)\s|$)/u
      : /^(.+?)(?:[.:;]|\s[–-])\s/u
    ).exec(bare) ?? []
  const isRole = countWords(clause) <= ROLE_WORDS && weighTitle(clause) > 0.9
  return isRole && (isLed || /^\p{Lu}/u.test(clause)) ? clause.trim() : null
}

function cutToRole(line: Line, cell: Cell, role: string): Line {
  const [face] = cell.spans
  const own = { ...cell, text: role, spans: face ? [{ ...face, text: role }] : [] }
  return { ...withCells(line, [own]), bullet: false }
}

/**
 * An employer's line, then its roles as dated bullets: the line stands last in what tells of the entry
 * before, and names all the bullets that follow it.
 */
export function liftBanners(entries: Entry[]): Entry[] {
  const out: Entry[] = []
  let banner: Line | null = null
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1]
    const last = before?.body.at(-1)
    if (isRole(entry) && before && last && isBanner(last, before, entry)) {
      banner = last
      // Under a role it is that role's employer first, and those of the roles further in.
      if (!isRole(before)) out.push({ ...(out.pop() ?? before), body: before.body.slice(0, -1) })
    } else if (!isRole(entry) || (before?.body.length ?? 0) > 0 || isHigher(entry, banner))
      banner = null
    const anchor = entry.anchor && { ...entry.anchor, row: entry.anchor.row + 1 }
    out.push(banner ? { ...entry, anchor, head: [banner, ...entry.head] } : entry)
  }
  return out
}

/** The employer of an entry above names only the roles further in than that entry. */
const isBanner = (line: Line, before: Entry, entry: Entry): boolean =>
  !line.bullet &&
  isEmployer(line, undefined) &&
  !isHigher(entry, line) &&
  (!isRole(before) ||
    !isHigher(before, line) ||
    (entry.head[0]?.x ?? 0) > (before.head[0]?.x ?? 0) + 3)

/** Whether an entry begins further out than a line. */
const isHigher = ({ head }: Entry, line: Line | null): boolean =>
  line !== null && (head[0]?.x ?? 0) < line.x - 3

const isRole = ({ head }: Entry): boolean => head.at(-1)?.bullet === true

function lift(entry: Entry, line: Line): Entry {
  const text = { ...line, bullet: false }
  return { ...entry, head: [...entry.head, text], body: entry.body.filter((one) => one !== line) }
}
