import { fold, memoizeText } from './text.ts'
import model from './name-weights.json' with { type: 'json' }

/** Weights by hashed feature. */
export type NameWeights = ReadonlyMap<number, number>

/** The number of hash buckets; collisions are rare enough to do no harm. */
const NUMBERS = 2 ** 16
const PARTS = [3, 4]
const WORDS_MAX = 12

const LEARNT: NameWeights = new Map(
  model.weights.split(' ').map((entry) => {
    const [number = '', weight = ''] = entry.split(':')
    return [parseInt(number, 36), Number(weight) / model.unit]
  }),
)
let override: NameWeights | null = null
let scoreCached = cacheSpellings()

/** Only for training: uses other weights. */
export function overrideNameWeights(weights: NameWeights | null): void {
  override = weights
  scoreCached = cacheSpellings()
}

/**
 * Whether a name is spelt like a position (towards 1) or an employer (towards -1), by learnt
 * weights; useful for names that no list holds.
 */
export const scoreSpelling = (text: string): number => scoreCached(text)

function cacheSpellings(): (text: string) => number {
  const weights = override ?? LEARNT
  return memoizeText((text: string): number => {
    const features = listNameFeatures(text)
    const sum = features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0)
    return Math.round(Math.tanh(sum / Math.sqrt(Math.max(1, features.length)) / 2) * 1000) / 1000
  })
}

/**
 * Hashed features of a name: its words, their starts and ends, and all their parts of three and
 * four letters.
 */
export function listNameFeatures(text: string): number[] {
  const words = fold(text).split(' ').slice(0, WORDS_MAX)
  const features = words.flatMap((word, at) => {
    const whole = `^${word}$`
    return [
      `word ${word}`,
      `end ${whole.slice(-4)}`,
      `end ${whole.slice(-5)}`,
      `begin ${whole.slice(0, 5)}`,
      ...(at === 0 ? [`first ${word}`] : []),
      ...(at === words.length - 1 ? [`last ${word}`, `last ${whole.slice(-4)}`] : []),
      ...PARTS.flatMap((length) => listParts(whole, length)),
    ]
  })
  const isCaps = text === text.toUpperCase()
  return [
    ...new Set(
      [...features, `words ${Math.min(6, words.length)}`, isCaps ? 'caps' : 'small'].map(toNumber),
    ),
  ]
}

const listParts = (word: string, length: number): string[] =>
  Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) =>
    word.slice(at, at + length),
  )

/** FNV-1a, reduced to the number of buckets. */
function toNumber(feature: string): number {
  let hash = 2166136261
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619) >>> 0
  return (hash ^ (hash >>> 16)) % NUMBERS
}
