import { scoreSchool } from './degree-words.ts'
import type { Entry } from './entry.ts'
import { findLineLabel } from './field-labels.ts'
import { cutSpans, withCells } from './lines.ts'
import type { Cell, Line } from './model.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { isRegion, scorePlace } from './place-words.ts'
import { styleOf } from './style.ts'
import { countWords, fold } from './text.ts'
import { holdsTitleNoun, scoreTitle } from './title-words.ts'

const NAME_WORDS = 10
/** From this score on, a name holds the word of an organisation. */
const ORGANISATION = 0.6
/** The line below is taken as employer if this share of the entries has one there. */
const SHARE = 0.6

/**
 * If entries of a section lack an employer (`isNameless`) and the line below their heads is a short
 * name, with at most its place, that line becomes the employer, bullet or not.
 */
export function moveEmployersToHead(
  entries: Entry[],
  isNameless: (index: number) => boolean,
): Entry[] {
  const nameless = entries.filter((_, index) => isNameless(index))
  const ready = nameless.filter(({ body: [first, next] }) => first && isEmployer(first, next))
  const sure = ready.filter(({ body: [first] }) => first && scoreEmployer(first.text) > 0)
  const isRule =
    nameless.length >= entries.filter((entry) => !isRole(entry)).length * SHARE &&
    ready.length >= nameless.length * SHARE &&
    sure.length >= ready.length * 0.5
  return entries.map((entry) => {
    const [first] = entry.body
    const isReady =
      (isRule && ready.includes(entry)) || (nameless.includes(entry) && isSetAsHead(entry))
    return first && isReady ? lift(entry, first) : entry
  })
}

/** Whether the first line of a body is bold like its head, unlike the rest, and an employer by its words. */
function isSetAsHead({ head, body: [first, next] }: Entry): boolean {
  const last = head.at(-1)
  return (
    first !== undefined &&
    next !== undefined &&
    last !== undefined &&
    first.bold &&
    last.bold &&
    styleOf(first) === styleOf(last) &&
    styleOf(next) !== styleOf(first) &&
    isShort(first.text) &&
    /^\p{Lu}/u.test(first.text) &&
    !/[.,;:]$/.test(first.text) &&
    !holdsTitleNoun(first.text) &&
    (scoreOrganisation(first.text) >= ORGANISATION || scoreSchool(first.text) > 0)
  )
}

/**
 * A line of prose is not a name: it ends with a full stop, fills its line, continues below or has
 * small words.
 */
function isEmployer({ text, bullet, right, edge }: Line, next: Line | undefined): boolean {
  const weight = scoreEmployer(text)
  const continuesLine = right > edge * 0.9 || (next && !next.bullet && /^\p{Ll}/u.test(next.text))
  if (
    continuesLine ||
    !isShort(text) ||
    !/^(?:[\p{Lu}\d]|\p{Ll}\p{Lu})/u.test(text) ||
    /[:;]$/.test(text)
  )
    return false
  if (weight >= 1) return true
  const small = text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0
  return !bullet && small === 0 && !/[\p{Ll}\d]{3}\.$/u.test(text)
}

/** The score of a line as an employer: by its own words, or by a place at its end. */
export function scoreEmployer(text: string): number {
  const isPlaced = /,/.test(text) && endsInPlace(text)
  return (isPlaced ? 1 : 0) + (holdsTitleNoun(text) ? 0 : scoreOrganisation(text))
}

function endsInPlace(text: string): boolean {
  const parts = text.replace(/\.$/, '').split(/,\s*/)
  const last = parts.at(-1) ?? ''
  const isCode = parts.length > 2 && /^\p{Lu}{2}$/u.test(last)
  return isCode || isRegion(last) || scorePlace(last) > 0.8
}

const isShort = (text: string): boolean => countWords(text) <= NAME_WORDS && text.length < 90

/** A form asks for at most this many lines before the position. */
const DESCRIPTION_LINES = 12

/** Moves a title to a head that has none, from the line below it or from behind its label. */
export function moveTitleToHead(entry: Entry, isNameless: boolean): Entry {
  const [first] = entry.body
  if (first && continuesLine(first)) return moveRestToHead(entry, first)
  const told = entry.body.slice(0, DESCRIPTION_LINES)
  const labelled = told.find((line) => findLineLabel(line) === 'title')
  if (labelled && !entry.head.some(namesTitle)) return lift(entry, labelled)
  const described = isNameless ? nameFromDescription(entry) : null
  if (described) return described
  const [cell, place, ...more] = first?.cells ?? []
  const isParted = place !== undefined && (more.length > 0 || !endsInPlace(place.text))
  const isPoint = first?.bullet === true && !(isLoneRole(first.text) && !entry.body[1]?.bullet)
  if (!isNameless || !first || !cell || isPoint || isParted) return entry
  const small = cell.text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0
  const isTitle =
    scoreTitle(cell.text) > (place || first.bullet ? 0.9 : 1) &&
    /^\p{Lu}/u.test(first.text) &&
    small < 2
  const isWhole = (place || first.right < first.edge * 0.9) && !/[.:;,]$/.test(cell.text)
  if (isTitle && isWhole && isShort(first.text)) return lift(entry, first)
  const role = place ? null : (readRole(cell.text) ?? readClosedRole(cell.text))
  if (role === null) return entry
  // The description of a role also remains in the body.
  return { ...entry, head: [...entry.head, cutToRole(first, cell, role)] }
}

/** A bullet with a position alone, above a description that has none. */
const isLoneRole = (text: string): boolean =>
  scoreTitle(text) >= 1 && countWords(text) <= ROLE_WORDS && !/[.,;:\d]/.test(text)

/** A head that continues: "at Heron Bakery" below "Clerk". */
const continuesLine = ({ text, bullet, cells }: Line): boolean =>
  !bullet && cells.length === 1 && AT.test(text) && isShort(text) && !/\p{Ll}[.;]$/u.test(text)
const AT = /^(?:at|bei|beim|bij|chez|presso|hos) (?:(?:the|der|dem|de|het|la|il) )?(?=\d?\p{Lu})/u

function moveRestToHead(entry: Entry, line: Line): Entry {
  const [lead = ''] = AT.exec(line.text) ?? []
  const name = withCells(
    line,
    line.cells.map((cell) => cutSpans(cell, lead.length)),
  )
  return { ...entry, head: [...entry.head, name], body: entry.body.slice(1) }
}

/** Whether a line holds a position, by its words or its label. */
const namesTitle = (line: Line): boolean =>
  findLineLabel(line) === 'title' || line.cells.some(({ text }) => scoreTitle(text) >= 1)

/** Words before a role in a sentence: "Ho lavorato come cameriera", "Worked as a clerk". */
const WORKED_AS =
  /^(?:(?:I )?worked (?:there )?as (?:an? |the )?|(?:ich war |war )?(?:tätig|angestellt|beschäftigt) als |arbeitete als |(?:j[’'])?ai travaillé (?:comme|en tant que) |en tant que |(?:he )?(?:trabajé|trabajado) (?:como|de) |me desempeñé como |(?:eu )?trabalhei como |atuei como |(?:ho )?lavorato (?:come|in qualità di) |in qualità di |(?:con )?mansioni? di |(?:ik )?(?:werkte|werkzaam) als )(?=\p{L})/iu
const ROLE_WORDS = 6

/** A position alone with a full stop: "Monteur warmtepompen." */
function readClosedRole(text: string): string | null {
  const [, role = ''] = /^(\S+(?: \S+){0,2})\.$/u.exec(text) ?? []
  return holdsTitleNoun(role.split(' ')[0] ?? '') ? role : null
}

/** The role at the start of a text about it: "Magazziniere. Carico e scarico merci". */
function readRole(text: string): string | null {
  const bare = text.replace(WORKED_AS, '')
  const isLed = bare !== text
  const [, clause = ''] =
    (isLed
      ? /^(.+?)(?=[.,;:(]|\s[–-]\s|\s(?:at|bei|beim|chez|en|no|na|presso|bij|where|dove|dónde|où|wo)\s|$)/u
      : /^(.+?)(?:[.:;]|\s[–-])\s/u
    ).exec(bare) ?? []
  const isRole = countWords(clause) <= ROLE_WORDS && scoreTitle(clause) > 0.9
  return isRole && (isLed || /^\p{Lu}/u.test(clause)) ? clause.trim() : null
}

/** Names an entry by the role that its labelled description begins with. */
function nameFromDescription({ head, body, ...rest }: Entry): Entry | null {
  const isTold = ({ text }: Line): boolean => readLabelledRole(text) !== null
  const below = body[0] && isTold(body[0]) ? body[0] : undefined
  const line = head.find(isTold) ?? below
  const role = readLabelledRole(line?.text ?? '')
  const [cell] = line?.cells ?? []
  if (!line || !cell || role === null) return null
  const named = cutToRole(line, cell, role)
  const own = head.map((one) => (one === line ? named : one))
  return { ...rest, head: line === below ? [...head, named] : own, body }
}

/** The role at the start of a description with its label: "Job description: Clerk (seasonal) – kept the books". */
function readLabelledRole(text: string): string | null {
  const [, label = '', clause = ''] =
    /^([^:]{4,40}):\s+(\p{Lu}[^.:;]{2,80}?)(?:[.;]\s|\s[–—-]\s|$)/u.exec(text) ?? []
  const isRole = countWords(clause) <= LABELLED_WORDS && scoreTitle(clause) > 0.9
  return isRole && DUTIES.test(fold(label)) ? clause.trim() : null
}
const LABELLED_WORDS = 8
const DUTIES =
  /\b(?:job|description|duties|tasks|responsibilit\w+|aufgaben\w*|tatigkeit\w*|missions?|taches|activites|funciones|tareas|responsabil\w+|mansioni|compiti|attivita|taken|werkzaamheden|funcoes|atividades)\b/

function cutToRole(line: Line, cell: Cell, role: string): Line {
  const [face] = cell.spans
  const own = { ...cell, text: role, spans: face ? [{ ...face, text: role }] : [] }
  return { ...withCells(line, [own]), bullet: false }
}

/**
 * Handles an employer's line followed by its roles as dated bullets: the line ends the body of the
 * entry before, and becomes the employer of all bullets that follow.
 */
export function moveBannersToHead(entries: Entry[]): Entry[] {
  const out: Entry[] = []
  let banner: Line | null = null
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1]
    const last = before?.body.at(-1)
    if (isRole(entry) && before && last && isBanner(last, before, entry)) {
      banner = last
      // Under a role it is the employer of that role, and of the roles indented below.
      if (!isRole(before)) out.push({ ...(out.pop() ?? before), body: before.body.slice(0, -1) })
    } else if (!isRole(entry) || (before?.body.length ?? 0) > 0 || isHigher(entry, banner))
      banner = null
    const anchor = entry.anchor && { ...entry.anchor, row: entry.anchor.row + 1 }
    out.push(banner ? { ...entry, anchor, head: [banner, ...entry.head] } : entry)
  }
  return out
}

/** An employer above a role names only roles indented further than that role. */
const isBanner = (line: Line, before: Entry, entry: Entry): boolean =>
  !line.bullet &&
  isEmployer(line, undefined) &&
  !isHigher(entry, line) &&
  (!isRole(before) ||
    !isHigher(before, line) ||
    (entry.head[0]?.x ?? 0) > (before.head[0]?.x ?? 0) + 3)

/** Whether an entry is indented less than a line. */
const isHigher = ({ head }: Entry, line: Line | null): boolean =>
  line !== null && (head[0]?.x ?? 0) < line.x - 3

const isRole = ({ head }: Entry): boolean => head.at(-1)?.bullet === true

function lift(entry: Entry, line: Line): Entry {
  const text = { ...line, bullet: false }
  return { ...entry, head: [...entry.head, text], body: entry.body.filter((one) => one !== line) }
}
