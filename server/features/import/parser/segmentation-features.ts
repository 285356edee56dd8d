import type { Atom } from './atoms.ts'
import type { NamedJob } from './experience.ts'
import type { Line } from './model.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { scorePlace } from './place-words.ts'
import { scoreSpelling } from './name-spelling.ts'
import { isProse, isSentence } from './prose.ts'
import type { Move, Segmentation } from './segmentations.ts'
import { styleOf } from './style.ts'
import { countWords } from './text.ts'
import { scoreTitle } from './title-words.ts'

const NAMES = ['company_name', 'title'] as const
/** Blank space (in lines) that separates. */
const APART = 0.4

type Features = Map<string, number>
/** A segmentation of a section's entries, and the jobs read from it. */
export type Outcome = { segmentation: Segmentation; jobs: NamedJob[] }

/**
 * Features of a segmentation: how the entries that it changes differ from those of the rules, each
 * averaged over these entries. The rules' own segmentation has the feature `rules` alone.
 */
export function listSegmentationFeatures(
  { segmentation, jobs }: Outcome,
  byRules: Outcome,
): ReadonlyMap<string, number> {
  const { move, entries } = segmentation
  if (!move) return new Map([['rules', 1]])
  const changed = new Set(
    entries.flatMap((entry, i) => (entry === byRules.segmentation.entries[i] ? [] : [i])),
  )
  const features: Features = new Map(listMove(move).map((feature) => [feature, 1]))
  features.set('far', Math.abs(move.by) - 1)
  features.set('changed', changed.size / entries.length)
  addEntries(features, { segmentation, jobs }, changed, 1 / changed.size)
  addEntries(features, byRules, changed, -1 / changed.size)
  return features
}

/** Adds `share` to each feature of the chosen entries. */
function addEntries(
  features: Features,
  { segmentation: { entries }, jobs }: Outcome,
  chosen: ReadonlySet<number>,
  share: number,
): void {
  const add = (feature: string, by: number): void => {
    features.set(feature, (features.get(feature) ?? 0) + by)
  }
  const lines = new Set([...chosen].map((i) => entries[i]?.anchor?.line))
  const own = jobs.filter(({ named }) => lines.has(named.entry.anchor?.line))
  add('jobs', own.length * share)
  for (const one of own) {
    for (const feature of listJob(one)) add(feature, share)
    add('chance', (one.named.chance ?? 1) * share)
  }
  for (const name of NAMES) {
    const slots = jobs.flatMap(({ named }) => slotOf(named, name) ?? [])
    const counts = [...Map.groupBy(slots, (slot) => slot).values()].map((all) => all.length)
    add(`same ${name}`, Math.max(0, ...counts) * share)
    add(`none ${name}`, (entries.length - slots.length) * share)
  }
  entries.forEach((entry, i) => {
    if (!chosen.has(i)) return
    const next = listBorder(entry.body.at(-1), entries[i + 1]?.head[0])
    const body = listBorder(entry.head.at(-1), entry.body[0])
    for (const feature of next) add(`next ${feature}`, share)
    for (const feature of body) add(`told ${feature}`, share)
    add(`head ${Math.min(5, entry.head.length)}`, share)
    add(`gaps ${Math.min(2, entry.head.slice(1).filter(isApart).length)}`, share)
    for (const line of entry.body.slice(0, 1)) add(`body gap ${gapOf(line)}`, share)
    for (const line of entry.head.slice(0, 1)) add(`head gap ${gapOf(line)}`, share)
  })
}

const listMove = ({ side, by, isForAll }: Move): string[] => [
  `way ${side} ${by < 0 ? 'less' : 'more'}`,
  isForAll ? 'all' : 'some',
]

const isApart = (line: Line): boolean => line.gap > APART || line.breaks
const gapOf = (line: Line): number | 'breaks' => (line.breaks ? 'breaks' : stepOf(line.gap))
const spellingOf = (name: string | null): number => Math.round(2 * scoreSpelling(name ?? ''))
const stepOf = (value: number): number => (value <= 0 ? 0 : value < 0.5 ? 1 : value < 1 ? 2 : 3)

/** Features of the line after a border, also compared with the line before it. */
function listBorder(before: Line | undefined, line: Line | undefined): string[] {
  if (!line) return ['none']
  const bullet = line.bullet ? ' bullet' : ''
  const beside = before
    ? [
        `face ${styleOf(line) === styleOf(before) ? 'same' : 'other'}`,
        `edge ${Math.abs(line.x - before.x) < 3 ? 'same' : line.x > before.x ? 'in' : 'out'}`,
      ]
    : []
  return [
    line.bullet ? 'bullet' : 'plain',
    isProse(line) || isSentence(line) ? 'prose' : 'name',
    `title ${stepOf(scoreTitle(line.text))}${bullet}`,
    `firm ${stepOf(scoreOrganisation(line.text))}${bullet}`,
    `words ${Math.min(4, Math.ceil(countWords(line.text) / 3))}`,
    ...(line.bold ? ['bold'] : []),
    ...beside,
  ]
}

/** Position and font style of the start of a name in its entry. */
function slotOf({ atoms, labels }: NamedJob['named'], name: string): string | undefined {
  const atom = atoms[labels.findIndex((label) => label === name)]
  if (!atom) return undefined
  const face = `${atom.bold ? 'B' : ''}${atom.italic ? 'I' : ''}`
  return `${atom.row}|${atom.cell}|${Math.min(1, atom.order)}|${face}`
}

function listJob({ job, named }: NamedJob): string[] {
  const { company_name: company, title, location } = job
  const { atoms, labels, entry, chance = 1 } = named
  const unread = atoms.filter((_, i) => labels[i] === 'other')
  return [
    ...listName('company', company),
    ...listName('title', title),
    `title as title ${stepOf(scoreTitle(title ?? ''))}`,
    `title as firm ${stepOf(scoreOrganisation(title ?? ''))}`,
    `company as firm ${stepOf(scoreOrganisation(company ?? ''))}`,
    `company as title ${stepOf(scoreTitle(company ?? ''))}`,
    `title shape ${spellingOf(title)}`,
    `company shape ${spellingOf(company)}`,
    `company as place ${stepOf(scorePlace(company ?? ''))}`,
    `place ${location === null ? 'none' : stepOf(scorePlace(location))}`,
    `chance ${Math.min(4, Math.floor(chance * 5))}`,
    `unread ${Math.min(3, unread.length)}`,
    ...(unread.some(({ text }) => scoreTitle(text) >= 1) ? ['unread title'] : []),
    ...(unread.some(({ text }) => scoreOrganisation(text) > 0.5) ? ['unread firm'] : []),
    `${job.unsure.includes('title') ? 'doubt' : 'sure'} title`,
    `${job.unsure.includes('company_name') ? 'doubt' : 'sure'} company`,
    `${entry.body.length === 0 ? 'no' : entry.body.length < 3 ? 'few' : 'much'} told`,
    ...NAMES.flatMap((name) =>
      listParts(
        name,
        atoms.filter((_, i) => labels[i] === name),
      ),
    ),
  ]
}

function listParts(name: string, own: Atom[]): string[] {
  const rows = new Set(own.map(({ row }) => row)).size
  return [
    `${name} rows ${Math.min(3, rows)}`,
    `${name} atoms ${Math.min(4, own.length)}`,
    ...own.slice(0, 1).map(({ row }) => `${name} row ${Math.max(-2, Math.min(2, row))}`),
  ]
}

function listName(field: string, text: string | null): string[] {
  if (text === null) return [`${field} none`]
  const small = text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0
  return [
    `${field} words ${Math.min(8, countWords(text))}`,
    `${field} small ${Math.min(3, small)}`,
    ...(/\d/.test(text) ? [`${field} digit`] : []),
    ...(/,/.test(text) ? [`${field} comma`] : []),
    ...(/[.;:]$/.test(text) ? [`${field} stop`] : []),
    ...(/^\p{Lu}/u.test(text) ? [] : [`${field} begins small`]),
  ]
}
