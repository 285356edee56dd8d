import type { Atom } from './atoms.ts'
import { scoreDegree, scoreSchool } from './degree-words.ts'
import type { Entry } from './entry.ts'
import type { ExperienceLabel } from './experience-evidence.ts'
import type { Labelled } from './label.ts'
import { OPEN } from './join-names.ts'
import { scoreSpelling } from './name-spelling.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { isTown, scorePlace } from './place-words.ts'
import { countWords } from './text.ts'
import { scoreTitle } from './title-words.ts'

/** A candidate labelling of one entry. `score`: relative to the rules' choice, 0 or less. */
export type NameCandidate = {
  labelled: Labelled<ExperienceLabel>
  score: number
  /** The number of atoms beyond those of the rules. */
  cuts: number
  texts: Record<ExperienceLabel, string | null>
}

const NAMES = ['company_name', 'title'] as const
/** The value of a missing feature. */
const NONE = -9
const BORDERS = ['line', 'cell', 'sign', 'face', 'comma']

type Slot = { entries: Set<number>; atoms: { at: number; text: string }[] }
/** What the entries of a section have in common, as labelled by the rules. */
export type SectionSummary = {
  count: number
  slots: Map<string, Slot>
  own: Record<(typeof NAMES)[number], (string | null)[]>
  isTitleFirst: (boolean | null)[]
  isPlaced: boolean[]
  texts: Map<string, Set<number>>
}

const slotOf = ({ row, cell, order, bold, italic }: Atom): string =>
  `${row}|${cell}|${Math.min(order, 2)}|${bold ? 'B' : ''}${italic ? 'I' : ''}`

const firstOf = ({ atoms, labels }: Labelled<string>, label: string): Atom | undefined =>
  atoms[labels.indexOf(label)]

export function summariseSection(labelled: Labelled<ExperienceLabel>[]): SectionSummary {
  const slots = new Map<string, Slot>()
  const texts = new Map<string, Set<number>>()
  labelled.forEach(({ atoms }, at) => {
    for (const atom of atoms) {
      const slot = slots.get(slotOf(atom)) ?? { entries: new Set(), atoms: [] }
      slot.entries.add(at)
      slot.atoms.push({ at, text: atom.text })
      slots.set(slotOf(atom), slot)
      texts.set(atom.text, (texts.get(atom.text) ?? new Set()).add(at))
    }
  })
  const ownOf = (name: string): (string | null)[] =>
    labelled.map((one) => {
      const atom = firstOf(one, name)
      return atom ? slotOf(atom) : null
    })
  return {
    count: labelled.length,
    slots,
    texts,
    own: { company_name: ownOf('company_name'), title: ownOf('title') },
    isTitleFirst: labelled.map(isTitleFirst),
    isPlaced: labelled.map(({ labels }) => labels.includes('location')),
  }
}

function isTitleFirst({ labels }: Labelled<ExperienceLabel>): boolean | null {
  const [title, company] = [labels.indexOf('title'), labels.indexOf('company_name')]
  return title < 0 || company < 0 ? null : title < company
}

/** The features of a candidate, each at a fixed index. */
export function listCandidateFeatures(
  { labelled, score, cuts, texts }: NameCandidate,
  section: SectionSummary,
  at: number,
  entry: Entry,
): number[] {
  const { atoms, labels } = labelled
  const unread = atoms.filter((_, i) => labels[i] === 'other')
  const title = firstOf(labelled, 'title')
  const company = firstOf(labelled, 'company_name')
  const isFirst = isTitleFirst(labelled)
  const orders = section.isTitleFirst.filter((one, i) => i !== at && one !== null)
  const told = entry.body
    .slice(0, 4)
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
  return [
    score,
    cuts,
    atoms.length,
    section.count,
    unread.length,
    Math.max(NONE, ...unread.map(({ text }) => scoreTitle(text))),
    Math.max(NONE, ...unread.map(({ text }) => scoreOrganisation(text))),
    Math.max(NONE, ...unread.map(({ text }) => scorePlace(text))),
    isFirst === null ? NONE : isFirst ? 1 : 0,
    isFirst === null || orders.length === 0
      ? NONE
      : orders.filter((one) => one === isFirst).length / orders.length,
    title && company ? title.row - company.row : NONE,
    title && company ? (title.row === company.row && title.cell === company.cell ? 1 : 0) : NONE,
    title && company ? title.size - company.size : NONE,
    title && company ? rankOf(title) - rankOf(company) : NONE,
    ...listTextFeatures(texts.title, told),
    ...listTextFeatures(texts.company_name, told),
    glueOf(title),
    glueOf(company),
    glueOf(firstOf(labelled, 'location')),
    texts.location === null ? 0 : 1,
    section.count < 2
      ? NONE
      : section.isPlaced.filter((one, i) => i !== at && one).length / (section.count - 1),
    glueOf(unread[0]),
    unread.filter(({ text }) => scoreTitle(text) >= 1).length,
    unread.filter(({ order, row }) => order === 0 && row <= 0).length,
    ...listPlaceFeatures(texts.location, firstOf(labelled, 'location')),
    ...listSlotFeatures(labelled, 'title', section, at),
    ...listSlotFeatures(labelled, 'company_name', section, at),
  ]
}

const SMALL_FIRST =
  /^(?:im|in|der|die|das|bei|beim|am|an|als|für|von|at|of|the|for|em|na|no|da|do|de|del|di|des|du|chez|à|au|en|bij|voor|van|presso|as|y|e|et|und|and)\s/i
const EMPLOYS =
  /^(?:at|with|bei|beim|bij|presso|chez|hos|for|für|para|pour|per|voor|@|im|w|na|no|nas|nos|alla|allo|auprès)$/
const SEATS = /^(?:in|à|a|te|en|em|i|au|aux)$/
const OWNS = /^(?:of|von|vom|de|des|der|du|di|da|do|del|della|van|la|le|für)$/

/**
 * The kind of text before an atom: a word that introduces employers, places or a longer name, or a
 * separator.
 */
function glueOf(atom: Atom | undefined): number {
  if (!atom) return NONE
  const [word = ''] = atom.glue.trim().toLowerCase().split(' ')
  if (EMPLOYS.test(word)) return 1
  if (SEATS.test(word)) return 2
  if (OWNS.test(word)) return 3
  if (/\p{L}/u.test(word)) return 4
  if (word.startsWith('(') || word === '/') return 9
  return atom.border === 'comma' ? 5 : /[-–—]/.test(word) ? 6 : word === '' ? 7 : 8
}

const rankOf = ({ bold, italic }: Atom): number => (bold ? 2 : 0) + (italic ? -1 : 0)

function listTextFeatures(text: string | null, told: string): number[] {
  if (text === null) return Array.from({ length: 17 }, () => NONE)
  return [
    scoreTitle(text),
    scoreOrganisation(text),
    scorePlace(text),
    isTown(text) ? 1 : 0,
    scoreSpelling(text),
    scoreSchool(text),
    scoreDegree(text),
    countWords(text),
    text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0,
    /\d/.test(text) ? 1 : 0,
    text.split(',').length - 1,
    /^\p{Lu}/u.test(text) ? 1 : 0,
    /[.:;"”(]$/.test(text) || /\(/.test(text) !== /\)/.test(text) ? 1 : 0,
    text.length > 3 && told.includes(text.toLowerCase()) ? 1 : 0,
    OPEN.test(text) ? 1 : 0,
    SMALL_FIRST.test(text) ? 1 : 0,
    text === text.toUpperCase() ? 1 : 0,
  ]
}

const listPlaceFeatures = (text: string | null, atom: Atom | undefined): number[] =>
  text === null || !atom
    ? [NONE, NONE, NONE, NONE]
    : [scorePlace(text.split(',')[0] ?? ''), scoreSpelling(text), countWords(text), atom.row]

/** The position of a name, and the text of the section's other entries at that position. */
function listSlotFeatures(
  labelled: Labelled<ExperienceLabel>,
  name: (typeof NAMES)[number],
  { slots, own, count, texts }: SectionSummary,
  at: number,
): number[] {
  const atom = firstOf(labelled, name)
  if (!atom) return Array.from({ length: 15 }, () => NONE)
  const parts = labelled.atoms.filter((_, i) => labelled.labels[i] === name)
  const slot = slotOf(atom)
  const others = (slots.get(slot)?.atoms ?? []).filter((one) => one.at !== at)
  const mean = (score: (text: string) => number): number =>
    others.length === 0
      ? NONE
      : others.reduce((sum, { text }) => sum + score(text), 0) / others.length
  return [
    atom.row,
    atom.cell,
    atom.order,
    BORDERS.indexOf(atom.border),
    parts.length,
    new Set(parts.map(({ row }) => row)).size,
    atom.bold ? 1 : 0,
    atom.italic ? 1 : 0,
    count < 2 ? NONE : own[name].filter((one, i) => i !== at && one === slot).length / (count - 1),
    count < 2 ? NONE : ((slots.get(slot)?.entries.size ?? 0) - 1) / (count - 1),
    mean(scoreTitle),
    mean(scoreOrganisation),
    mean(scorePlace),
    mean(scoreSpelling),
    (texts.get(atom.text)?.size ?? 1) - 1,
  ]
}
