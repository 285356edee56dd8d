import type { AnalysedMail } from '../analyse-mail.ts'
import { listRuleFeatures } from '../evidence.ts'
import { endHash, HASH_START, hashOn, hashText } from './hash-text.ts'

/** Hashed features of the subject (index 0) and each sentence, and of the mail as a whole. */
export type Features = { sentences: readonly (readonly number[])[]; whole: readonly number[] }

/** The number of hash buckets; few important features collide. */
export const BUCKETS = 16_384

const STEM = 5
const WORDS_MAX = 120
const LETTERS = 4
const WORD = /[\p{L}']+|\d+|[!?:]/gu
const EDGE = 6

/** Extracts the features of a mail. */
export function extractFeatures(analysed: AnalysedMail): Features {
  const { foldedTitle, folded, sender } = analysed
  const sentences = [foldedTitle, ...folded].map((sentence) => listOfSentence(analysed, sentence))
  const whole = new Set<number>()
  for (const word of wordsOf(foldedTitle)) whole.add(toFeature(`t${stem(word)}`))
  for (const word of wordsOf(sender)) whole.add(toFeature(`f${word.slice(0, EDGE)}`))
  for (const feature of listRuleFeatures(analysed)) whole.add(toFeature(`e${feature}`))
  whole.add(toFeature(`n${Math.min(6, Math.ceil(Math.log2(folded.length + 1)))}`))
  return { sentences, whole: [...whole] }
}

const toFeature = (text: string): number => hashText(text) % BUCKETS
const endFeature = (hash: number): number => endHash(hash) % BUCKETS

const wordsOf = (text: string) => (text.match(WORD) ?? []).slice(0, WORDS_MAX)
const stem = (word: string) => (/^\d/.test(word) ? '0' : word.slice(0, STEM))

const OF_WORD = hashOn(HASH_START, 'w')
const OF_STEM = hashOn(HASH_START, 's')
const OF_PAIR = hashOn(HASH_START, 'b')
/** Prefix of word pairs with one word between them. */
const OF_GAP = hashOn(HASH_START, 'g')
const OF_LETTERS = hashOn(HASH_START, 'c')
const OF_MEANINGS = hashOn(HASH_START, 'm')

/** Hashes without creating substrings, because a mail has thousands of features. */
function listOfSentence(analysed: AnalysedMail, sentence: string): number[] {
  const features = new Set<number>()
  const words = wordsOf(sentence)
  const stems = words.map(stem)
  for (const [at, word] of words.entries()) {
    const own = stems[at] ?? ''
    features.add(endFeature(hashOn(OF_WORD, word)))
    features.add(endFeature(hashOn(OF_STEM, own)))
    if (at > 0) features.add(hashTwo(OF_PAIR, stems[at - 1] ?? '', own))
    if (at > 1) features.add(hashTwo(OF_GAP, stems[at - 2] ?? '', own))
    addLetters(features, word)
  }
  for (const { tag } of analysed.rules) {
    const tags = tag(sentence)
      .tags.replaceAll('.', '')
      .replaceAll(/[,;]+/g, ';')
      .slice(0, WORDS_MAX)
    for (const length of [1, 2, 3])
      for (let from = 0; from + length <= tags.length; from += 1)
        features.add(endFeature(hashOn(OF_MEANINGS, tags, from, from + length)))
  }
  for (const kind of analysed.listStatements(sentence)) features.add(toFeature(`k${kind}`))
  if (analysed.isRegret(sentence)) features.add(REGRET)
  if (analysed.isParting(sentence)) features.add(PARTING)
  return [...features]
}

const REGRET = toFeature('kregret')
const PARTING = toFeature('kparting')

const hashTwo = (before: number, one: string, other: string): number =>
  endFeature(hashOn(hashOn(hashOn(before, one), ' '), other))

/** Adds all sequences of four letters of a word, with `_` marking both ends. */
function addLetters(features: Set<number>, word: string): void {
  const last = word.length + 2 - LETTERS
  for (let from = 0; from <= last; from += 1) {
    const start = from === 0 ? hashOn(OF_LETTERS, '_') : OF_LETTERS
    const end = from + LETTERS - 1
    const hash = hashOn(start, word, Math.max(0, from - 1), Math.min(end, word.length))
    features.add(endFeature(from === last ? hashOn(hash, '_') : hash))
  }
}
