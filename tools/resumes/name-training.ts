import { FIRM_NAMES } from '#server/features/import/parser/lexicon/firms.ts'
import { OCCUPATIONS } from '#server/features/import/parser/lexicon/occupations.ts'
import { ORGANISATION_WORDS } from '#server/features/import/parser/lexicon/organisations.ts'
import { TITLE_NOUNS } from '#server/features/import/parser/lexicon/titles.ts'
import { listNameFeatures, type NameWeights } from '#server/features/import/parser/name-spelling.ts'
import type { ResumeTruth } from './truth.ts'

export type NameSettings = {
  epochs: number
  rate: number
  /** The weight of an entry of the word lists relative to a printed name. */
  listed: number
  /** The minimum number of sources with a feature; each entry of the word lists is a source. */
  sources: number
  /** Weights are rounded to multiples of 1/unit. */
  unit: number
}
export type Name = { text: string; isTitle: boolean; source: string }

/** The positions and employers in a resume's annotation. */
export const listNames = ({ experiences }: ResumeTruth, source: string): Name[] =>
  experiences.flatMap(({ title, company_name: company }): Name[] => [
    ...(title ? [{ text: title, isTitle: true, source }] : []),
    ...(company ? [{ text: company, isTitle: false, source }] : []),
  ])

const listed = (): Name[] => [
  ...[...OCCUPATIONS, ...TITLE_NOUNS].map((text): Name => ({ text, isTitle: true, source: text })),
  ...[...FIRM_NAMES, ...ORGANISATION_WORDS].map((text): Name => ({
    text,
    isTitle: false,
    source: text,
  })),
]

type Example = { features: number[]; isTitle: boolean; counts: number }

/**
 * Logistic regression with AdaGrad; deterministic, because the order of examples is derived from
 * their features.
 */
export function trainNames(printed: Name[], settings: NameSettings): NameWeights {
  const own = dropDuplicates(printed).map((name) => ({ ...name, counts: 1 }))
  const names = [...own, ...listed().map((name) => ({ ...name, counts: settings.listed }))]
  const examples = interleave(names, findFrequent(names, settings.sources))
  const weights = new Map<number, number>()
  const squaredGradients = new Map<number, number>()
  for (let epoch = 0; epoch < settings.epochs; epoch++)
    for (const { features, isTitle, counts } of examples) {
      const scale = Math.sqrt(Math.max(1, features.length))
      const sum =
        features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0) / scale
      const gradient = ((1 / (1 + Math.exp(-sum)) - (isTitle ? 1 : 0)) * counts) / scale
      for (const feature of features) {
        const squares = (squaredGradients.get(feature) ?? 0.01) + gradient * gradient
        squaredGradients.set(feature, squares)
        weights.set(
          feature,
          (weights.get(feature) ?? 0) - (settings.rate * gradient) / Math.sqrt(squares),
        )
      }
    }
  return new Map(
    [...weights]
      .map(([feature, weight]): [number, number] => [
        feature,
        Math.round(weight * settings.unit) / settings.unit,
      ])
      .filter(([, weight]) => weight !== 0)
      .toSorted(([a], [b]) => a - b),
  )
}

const dropDuplicates = (names: Name[]): Name[] => [
  ...new Map(names.map((name) => [`${name.source}|${name.text}`, name])).values(),
]

function findFrequent(names: Name[], least: number): Set<number> {
  const sources = new Map<number, Set<string>>()
  for (const { text, source } of names)
    for (const feature of listNameFeatures(text)) {
      const own = sources.get(feature) ?? new Set()
      if (own.size < least) sources.set(feature, own.add(source))
    }
  return new Set([...sources].filter(([, own]) => own.size >= least).map(([feature]) => feature))
}

/**
 * Orders examples by a hash of their features, so that names of one kind do not follow each other.
 */
const interleave = (names: (Name & { counts: number })[], known: Set<number>): Example[] =>
  names
    .map(({ text, isTitle, counts }) => {
      const all = listNameFeatures(text)
      const order = all.reduce((sum, feature) => (sum * 31 + feature) % 1000003, 7)
      return { features: all.filter((feature) => known.has(feature)), isTitle, counts, order }
    })
    .toSorted((a, b) => a.order - b.order)
