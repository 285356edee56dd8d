import type { Reading } from '../reading.ts'
import { listEvidence } from '../evidence.ts'
import { endHash, HASH_START, hashOn, hashText } from './hash-text.ts'

/** Hashed features of the subject (index 0) and each sentence, and of the mail as a whole. */
export type Signs = { sentences: readonly (readonly number[])[]; whole: readonly number[] }

/** The number of hash buckets; few important features collide. */
export const BUCKETS = 16_384

const STEM = 5
const WORDS_MAX = 120
const LETTERS = 4
const WORD = /[\p{L}']+|\d+|[!?:]/gu
const EDGE = 6

/** Extracts the features of a mail. */
export function listSigns(reading: Reading): Signs {
  const { foldedTitle, folded, sender } = reading
  const sentences = [foldedTitle, ...folded].map((sentence) => listOfSentence(reading, sentence))
  const whole = new Set<number>()
  for (const word of wordsOf(foldedTitle)) whole.add(toSign(`t${stem(word)}`))
  for (const word of wordsOf(sender)) whole.add(toSign(`f${word.slice(0, EDGE)}`))
  for (const sign of listEvidence(reading)) whole.add(toSign(`e${sign}`))
  whole.add(toSign(`n${Math.min(6, Math.ceil(Math.log2(folded.length + 1)))}`))
  return { sentences, whole: [...whole] }
}

const toSign = (text: string): number => hashText(text) % BUCKETS
const endSign = (hash: number): number => endHash(hash) % BUCKETS

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
function listOfSentence(reading: Reading, sentence: string): number[] {
  const signs = new Set<number>()
  const words = wordsOf(sentence)
  const stems = words.map(stem)
  for (const [at, word] of words.entries()) {
    const own = stems[at] ?? ''
    signs.add(endSign(hashOn(OF_WORD, word)))
    signs.add(endSign(hashOn(OF_STEM, own)))
    if (at > 0) signs.add(hashTwo(OF_PAIR, stems[at - 1] ?? '', own))
    if (at > 1) signs.add(hashTwo(OF_GAP, stems[at - 2] ?? '', own))
    addLetters(signs, word)
  }
  for (const { tag } of reading.rules) {
    const tags = tag(sentence)
      .tags.replaceAll('.', '')
      .replaceAll(/[,;]+/g, ';')
      .slice(0, WORDS_MAX)
    for (const length of [1, 2, 3])
      for (let from = 0; from + length <= tags.length; from += 1)
        signs.add(endSign(hashOn(OF_MEANINGS, tags, from, from + length)))
  }
  for (const kind of reading.listSaid(sentence)) signs.add(toSign(`k${kind}`))
  if (reading.isRegret(sentence)) signs.add(REGRET)
  if (reading.isParting(sentence)) signs.add(PARTING)
  return [...signs]
}

const REGRET = toSign('kregret')
const PARTING = toSign('kparting')

const hashTwo = (before: number, one: string, other: string): number =>
  endSign(hashOn(hashOn(hashOn(before, one), ' '), other))

/** Adds all sequences of four letters of a word, with `_` marking both ends. */
function addLetters(signs: Set<number>, word: string): void {
  const last = word.length + 2 - LETTERS
  for (let from = 0; from <= last; from += 1) {
    const start = from === 0 ? hashOn(OF_LETTERS, '_') : OF_LETTERS
    const end = from + LETTERS - 1
    const hash = hashOn(start, word, Math.max(0, from - 1), Math.min(end, word.length))
    signs.add(endSign(from === last ? hashOn(hash, '_') : hash))
  }
}
