import { dropNoise, isDuration } from './anchors.ts'
import { isBegunSchool } from './begun-school.ts'
import { isPaper, namesDegree, scoreSchool } from './degree-words.ts'
import type { Entry } from './entry.ts'
import { PRESENT } from './date-words.ts'
import { findDates } from './dates.ts'
import { isDatedPosition, readFieldLabel } from './field-labels.ts'
import { OPEN } from './join-names.ts'
import { cutSpans, withCells } from './lines.ts'
import type { Cell, FieldKind, Line, Span } from './model.ts'
import { type Border, cutText, DATE_MARK } from './text-cuts.ts'
import { hasLetters } from './text.ts'
import { dropAddresses } from './web-address.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { isNamedStreet, isStreet, isTown, scorePlace, splitAddress } from './place-words.ts'
import { holdsTitleNoun } from './title-words.ts'
import { beginsWithDate } from './prose.ts'
import { isWrapped } from './wrapped-lines.ts'

/** The smallest piece of an entry's head that can be a field or part of one. */
export type Atom = {
  text: string
  border: Border
  /** The separator before it as printed (", ", " – "), needed to join two atoms again. */
  glue: string
  /** A connecting word before the font style changed ("at", "op de"). */
  lead?: string
  /** Lines above (negative) or below the line with the date. */
  row: number
  /** Index of its cell in the line. */
  cell: number
  /** Its index among the atoms of the cell. */
  order: number
  size: number
  bold: boolean
  italic: boolean
  /** The field that a label before it, or its table's heading, announces. */
  hint: FieldKind | null
}

/** An entry has at most this many atoms; a page with more has no structure. */
const ATOMS_MAX = 40
/** A connecting word before a change of font style: "Clerk at", then the employer. */
const LEADS =
  /(?<=\S)\s+(?:(?:at|bei|bij|presso|chez|à|en|aan|pour|for|para)(?: (?:the|der|dem|den|de|het|la|le|el|il|lo))?|beim|hos|em|na|no|op (?:de|het)|an der|@)$/iu
const PLACE_MIN = 0.6
/** The same before a position; "AS" is a legal form. */
const LEADS_ROLE = /(?<=\S)\s+(?:als|as|como|comme|come)$/u
const CONNECTOR = /^(?:at|bei|beim|bij|presso|hos|chez|for|with|@)$/iu

/**
 * The head's text split at every separator that can separate two fields, without dates, durations
 * and noise.
 */
export function cutAtoms(entry: Entry): Atom[] {
  const date = entry.anchor?.row ?? 0
  const told = entry.head.findIndex((line, index) => index > date && announcesText(line))
  const labelled = entry.head.findIndex((line, index) => index > date && isTextLabel(line))
  const end = labelled < 0 ? entry.head.length : labelled
  const head = entry.head.slice(0, told < 0 ? end : Math.min(told + 1, end))
  const atoms = head.flatMap((line, index) => {
    if (index !== date && listsTools(line)) return []
    const own = cutLine(line, index - date, entry, index)
    const isHeading = index > date && line.text.endsWith(`${own.at(-1)?.text}:`)
    return isHeading ? own.slice(0, -1) : own
  })
  const whole = joinOpen(atoms).flatMap(cutAddress)
  return dropStreets(dropAddresses(whole)).slice(0, ATOMS_MAX)
}

/**
 * Joins a name that ends with "and" or "of" with its rest on the line below; "at" and "in" part two
 * names.
 */
const joinOpen = (atoms: Atom[]): Atom[] =>
  atoms.reduce<Atom[]>((joined, atom) => {
    const at = atom.order === 0 ? findOpenAbove(joined, atom) : -1
    const before = joined[at]
    if (!before) return [...joined, atom]
    return joined.with(at, { ...before, text: `${before.text} ${atom.text}` })
  }, [])

/**
 * The last name before, or of the same cell on the line above, if it ends with a joining word or is
 * a school whose town follows.
 */
function findOpenAbove(atoms: Atom[], atom: Atom): number {
  const isOpen = (one: Atom | undefined): boolean =>
    one !== undefined &&
    atom.row > one.row &&
    (JOINING.test(one.text) ||
      (one === atoms.at(-1) && (isRestOfSchool(one, atom) || isNameOfSchool(one, atom))))
  if (isOpen(atoms.at(-1))) return atoms.length - 1
  const above = atoms.findLastIndex(({ row, cell }) => row === atom.row - 1 && cell === atom.cell)
  return isOpen(atoms[above]) ? above : -1
}

/** The town in the name of a school, on the next line: "Université Catholique", then "de Loutre, Belgique". */
const isRestOfSchool = (school: Atom, { text, border, hint }: Atom): boolean =>
  border === 'comma' &&
  hint === null &&
  OF_NAME.test(text) &&
  findDates(text).length === 0 &&
  scoreSchool(school.text) > 0 &&
  !namesDegree(school.text) &&
  scoreSchool(text) === 0
/** The own name of a school whose noun ends the cell above. */
const isNameOfSchool = (school: Atom, { text, hint, cell }: Atom): boolean =>
  hint === null && cell === school.cell && isBegunSchool(school.text, text)
const OF_NAME =
  /^(?:(?:de|del|di|do|da|of|van|von|für|for|voor) |d[ei] l[ao] |de l['’]|d['’]|del(?:la|l['’]) ?)\p{Lu}\p{L}/u
const JOINING =
  /(?:&|\s(?:and|of|und|et|(?-i:[ye])|for|für|de|des|du|del|di|della|do|da|van|voor|en))$/iu

/** Parts a name from the town of its address, and removes the street between them. */
function cutAddress(atom: Atom): Atom[] {
  const { name, town } = splitAddress(atom.text) ?? {}
  if (name === undefined || town === undefined) return [atom]
  return [
    { ...atom, text: name },
    { ...atom, text: town, border: 'comma', glue: ', ', order: atom.order + 1, hint: 'location' },
  ]
}

/** Whether a line ends with the label of a description: "Clerk – Heron Ltd. Tasks:". */
function announcesText({ text }: Line): boolean {
  const [, label = ''] = /[.–—-]\s+(\p{L}[\p{L} ]{2,30}):$/u.exec(text) ?? []
  return readFieldLabel(label) === 'description'
}

/** Whether a line is only the label of a description, "Tasks"; "Supervisor" may be a position. */
const isTextLabel = ({ cells, text }: Line): boolean =>
  cells.length === 1 &&
  readFieldLabel(text.replace(/\s*:$/, '')) === 'description' &&
  !holdsTitleNoun(text)

/** Whether a line only has a list in brackets: "(Rust – Actix, Svelte, SQLite)". */
const listsTools = ({ text }: Line): boolean =>
  TOOLS.test(text) && scoreOrganisation(text) < 1 && scorePlace(text.slice(1, -1)) === 0
const TOOLS = /^\((?:[^(),;/+]{1,40}[,;/+]\s?){2,20}[^(),;/+]{1,40}\)$/u

/** Removes the street of an employer's address; what follows it there is the town. */
function dropStreets(atoms: Atom[]): Atom[] {
  const isOfName = ({ text, border }: Atom, at: number): boolean =>
    at > 0 && (border === 'comma' || border === 'sign' || HOUSE.test(text)) && isStreet(text)
  return atoms.flatMap((atom, at): Atom[] => {
    const before = atoms[at - 1]
    if (isOfName(atom, at) || isBetween(before, atom, atoms[at + 1])) return []
    const isInTown = before !== undefined && atom.border === 'comma' && isOfName(before, at - 1)
    // A column or label for the employer may hold its town too.
    const isBeside =
      atom.hint === 'company' &&
      atom.border === 'comma' &&
      atom.order > 0 &&
      scorePlace(atom.text) > PLACE_MIN
    return [isInTown || isBeside ? { ...atom, hint: 'location' } : atom]
  })
}

/** Whether a street without its number is between an employer and a town. */
const isBetween = (before: Atom | undefined, { text, border }: Atom, next: Atom | undefined) =>
  before !== undefined &&
  border === 'comma' &&
  next?.border === 'comma' &&
  isNamedStreet(text) &&
  !holdsTitleNoun(before.text) &&
  (scorePlace(next.text) > PLACE_MIN || isTown(next.text))

/** A house number before its street, "12 Heron Rd", which names nothing on a line of its own either. */
const HOUSE = /^\d{1,5}\s(?:[NSEW]{1,2}\.?\s)?\p{Lu}/u

function cutLine(line: Line, row: number, entry: Entry, index: number): Atom[] {
  const hasDate = entry.anchor?.row === index
  const isLabelled = line.cells.some(({ label }) => label)
  let isFirst = true
  let hint: FieldKind | null = null
  return line.cells.flatMap((cell, number) => {
    const isDateCell = hasDate && entry.anchor?.cell === number
    const { spans } = isDateCell ? dropPresent(cell, entry) : cell
    const pieces = isDateCell ? cutDated(spans) : cutPlain(spans)
    // A column without a known heading may hold anything.
    if (isLabelled) hint = cell.label ?? null
    return pieces.flatMap((piece, order): Atom[] => {
      const label = cell.label ? null : readHint(piece.text, line, number)
      if (label) {
        // "Mestrado em História. Universidade de Otter. Título: …" is the title of a thesis.
        hint =
          label === 'degree' && order > 0 && /^título$/iu.test(piece.text) ? 'description' : label
        return []
      }
      const start = isFirst
        ? findLineBorder(entry.head[index - 1], line)
        : { border: 'cell' as const }
      isFirst = false
      const place = { row, cell: number, order, hint }
      return [{ ...piece, ...(order > 0 ? {} : start), ...place }]
    })
  })
}

/** Removes a word for the present that stands for a date: "En cours : Vendeuse". */
function dropPresent(cell: Cell, { anchor }: Entry): Cell {
  const range = anchor?.range
  return range && !range.start && !range.end ? cutSpans(cell, range.length) : cell
}

/**
 * A label is a whole cell or the text before a colon. "Diploma" is one only before another degree,
 * and a line of its own: "Diploma: Chemist | Otter School" is a degree with its field.
 */
function readHint(text: string, { cells }: Line, number: number): FieldKind | null {
  const kind = readFieldLabel(text)
  const cell = cells[number]?.text ?? ''
  const after = cell.slice(cell.indexOf(text) + text.length)
  const [colon, told] = /^\s*:\s*(.*)$/.exec(after) ?? []
  const isOwn = namesDegree(text) && !namesDegree(told ?? cells[number + 1]?.text ?? '')
  // "Pós-graduação: Finanças" is a degree with its field, and "Diploma: Chemist" a label.
  const isWhole = isOwn && (cells.length > 1 || (kind === 'degree' && !isPaper(text)))
  if (kind === null || (colon !== undefined && !isWhole)) return kind
  if (colon !== undefined) return null
  if (isDatedPosition(text, cells[number + 1]?.text ?? '')) return null
  return cells.length > 1 && cell.trim() === text && !isOwn ? kind : null
}

/**
 * A line continues the one before if that ends with a comma, if it starts mid-phrase, or if the
 * line before was full.
 */
function findLineBorder(before: Line | undefined, line: Line): { border: Border; glue?: string } {
  if (!before) return { border: 'line' }
  const isOpen = before.cells.some(({ text }) => OPEN.test(text))
  const continuesLine = /^\p{Ll}/u.test(line.text) && !beginsWithDate(line.text)
  const isWhole = !isWrapped(before, line) && !isWrapped(lastCellOf(before), line)
  if (!isOpen && !continuesLine && isWhole) return { border: 'line' }
  return { border: 'comma', glue: before.cells.some(({ text }) => text.endsWith(',')) ? ', ' : ' ' }
}

/** The last cell of a line, such as the names beside a date, which a line below may continue. */
function lastCellOf(line: Line): Line {
  const cell = line.cells.at(-1)
  return cell ? withCells(line, [cell]) : line
}

/**
 * Replaces dates and durations in the date's cell with a mark that separates the text around them.
 */
function markDates(spans: Span[]): Span[] {
  const text = spans.map((span) => span.text).join('')
  const ranges = findDates(text)
  const marks = Array.from({ length: text.length }, () => false)
  for (const { index, length } of ranges) marks.fill(true, index, index + length)
  for (const { index, 0: label } of text.matchAll(SCHOOL_YEAR))
    marks.fill(true, index, index + label.length)
  let at = 0
  return spans.map((span) => {
    const from = at
    at += span.text.length
    let out = ''
    for (let i = 0; i < span.text.length; i++)
      out += marks[from + i] ? DATE_MARK : (span.text[i] ?? '')
    return {
      ...span,
      text: out
        .replace(LED, '')
        .replace(SEASON_LED, '')
        .replace(/\ue000+/g, ` ${DATE_MARK} `),
    }
  })
}

/** The label of school years: "A.S. 2012/2013", "S.Y. 2012-2014", "anno accademico 2012/13", "Schuljahr 2012/13". */
const SCHOOL_YEAR =
  /(?<!\p{L})(?:[Aa]\.\s?[AaSs]\.|[AS]\.?\s?Y\.?|(?:[Aa]cademic|[Ss]chool)\s[Yy]ear|[Aa]nn[oi] (?:accademic[oi]|scolastic[oi])|[Aa]nnées? (?:scolaires?|universitaires?)|[Cc]urso (?:académico|escolar)|[Aa]no (?:le[ct]ivo|escolar)|[Ss]chul(?:jahr|\.)|[Ss]tudienjahr|[Ss]chooljaar|[Ss]tudiejaar)\s*:?\s*(?=\d{4}\s?[/–-]\s?\d{2,4})/gu

/** A word before a date, after a name: "Leeds from 2019 to 2021", "Heron (Leeds) from 2019". */
const LED =
  /(?<=(?:\p{L}{2}|\)),?)\s+(?:from|since|von|seit|depuis|desde|dal|sinds|vanaf|van|od)\s+(?=\ue000)/gu

/** The term of a date that has its month too: "Expected: Autumn, October 2019". */
const SEASON_LED =
  /(?<!\p{L})(?:spring|summer|fall|autumn|winter|frühjahr|sommer|herbst|printemps|automne|primavera|verano|otoño|outono|autunno|voorjaar|najaar|herfst)[,\s/]{1,3}(?=\ue000)/giu

type Piece = Pick<Atom, 'text' | 'border' | 'glue' | 'lead' | 'size' | 'bold' | 'italic'>

function cutCell(spans: Span[]): Piece[] {
  const pieces: Piece[] = []
  let pending: { border: Border; glue: string } = { border: 'cell', glue: ' ' }
  let lead = ''
  for (const group of groupFaces(spans)) {
    const before = pieces.length
    for (const { text, border, glue } of cutText(group.text)) {
      // A comma together with a change of font style separates more strongly than one inside a
      // name.
      const isFace = border === 'comma' && before > 0 && pieces.length === before
      // A dash after a date does not connect anything.
      const isDated = glue !== ' ' && pending.border === 'sign' && pending.glue === ' '
      if (border !== 'face' && !isDated) pending = { border: isFace ? 'sign' : border, glue }
      const whole = tidyAtom(text)
      const clean = whole.replace(LEADS, '').replace(LEADS_ROLE, '')
      if (CONNECTOR.test(clean)) pending = { border: 'sign', glue: ' ' }
      if (!clean || CONNECTOR.test(clean)) continue
      const { size, bold, italic } = group
      pieces.push({ ...pending, text: clean, size, bold, italic, ...(lead ? { lead } : {}) })
      pending = { border: 'face', glue: ' ' }
      lead = whole.slice(clean.length).trim()
    }
    if (/,\s*$/.test(group.text)) pending = { border: 'sign', glue: ', ' }
    else if (/(?:[|–—:·•-]|\ue000)\s*$/u.test(group.text)) pending = { border: 'sign', glue: ' – ' }
  }
  return pieces
}

/** Caches the pieces of each cell, because all segmentations of a section share their cells. */
function rememberPieces(cut: (spans: Span[]) => Piece[]): (spans: Span[]) => readonly Piece[] {
  const known = new WeakMap<Span[], Piece[]>()
  return (spans) => {
    const pieces = known.get(spans) ?? cut(spans)
    known.set(spans, pieces)
    return pieces
  }
}
const cutPlain = rememberPieces(cutCell)
const cutDated = rememberPieces((spans) => cutCell(markDates(spans)))

/** Merges neighbouring spans of one font style; a change inside a word does not separate. */
function groupFaces(spans: Span[]): Span[] {
  const groups: Span[] = []
  for (const span of spans) {
    const last = groups.at(-1)
    const isSame =
      last &&
      last.bold === span.bold &&
      last.italic === span.italic &&
      Math.abs(last.size - span.size) < 1
    const isInWord = last && /[\p{L}\p{N}&(]$/u.test(last.text) && /^[\p{L}\p{N})]/u.test(span.text)
    const isSmall = !/[\p{L}\p{N}]/u.test(span.text) || !/[\p{L}\p{N}]/u.test(last?.text ?? 'x')
    if (last && (isSame || isInWord || isSmall)) last.text += span.text
    else groups.push({ ...span })
  }
  return groups
}

/**
 * A bracket left open or empty by removing a date, with the word before it: "(de 2019 até 2021)".
 */
const OPENED =
  /[([]\s*(?:(?:from|since|von|vom|seit|de|du|depuis|desde|del|dal|da|van|sinds)\s*)?$|^\s*[)\]]/gu
/** "(5 meses) Clerk" */
const IN_BRACKETS = /^\s*\([^()]*\)(?=\s)|(?<=\s)\([^()]*\)\s*$/gu

/** A preposition before an employer or a school, after a date: "nel 1991 presso l'Istituto Otter". */
const LED_BY =
  /^\s*(?:presso|PRESSO)(?:\s+(?:il|la|lo|IL|LA|LO)\s+|\s+[lL][’']\s?|\s+)(?=[\p{Lu}“"«])/u

/** Phrases that tell that a job goes on and name nothing: "(current position)". */
const GOING_ON = new Set<string>(PRESENT.filter((words) => words.includes(' ')))

function tidyAtom(text: string): string {
  const bare = text
    .replace(/\ue000/g, ' ')
    .replace(/^\s*[.+]\s+/, '')
    .replace(LED_BY, '')
    .replace(/^[\s|•·,;:–—/-]+|[\s|•·,;:–—/-]+$/gu, '')
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(OPENED, ' ')
    .replace(IN_BRACKETS, (inside) => (isDuration(inside) ? ' ' : inside))
    .replace(/\s+/g, ' ')
    .trim()
  const isState = /^\p{Lu}{2}$/u.test(bare)
  // "Year 12" is a level, although it looks like the label of a date.
  const isLevel = /\d/.test(bare) && namesDegree(bare)
  const isGoingOn = GOING_ON.has(bare.replace(/[()]/g, '').toLowerCase())
  const isNoise = isGoingOn || (!isState && !isLevel && !hasLetters(dropNoise(bare)))
  if (isNoise && !/\d\s*%|\d[.,]\d/.test(bare)) return ''
  const pair = /^\(([^()]*)\)$/.exec(bare)?.[1]
  const opened = /^\([^)]*$/.test(bare)
    ? bare.slice(1)
    : /^[^(]*\)$/.test(bare)
      ? bare.slice(0, -1)
      : bare
  return (pair ?? opened).trim()
}
