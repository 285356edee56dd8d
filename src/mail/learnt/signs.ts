import type { Reading } from '../reading.ts'
import { isPartingIn, isRegret, listSaid } from '../said.ts'
import { listEvidence } from '../evidence.ts'
import { hashText } from './hash-text.ts'

/** What is weighed of a mail: of its subject and each sentence, and of the whole, as numbers of signs. */
export type Signs = { sentences: readonly (readonly number[])[]; whole: readonly number[] }

/** Signs share as many weights; few of those that matter meet. */
export const BUCKETS = 16_384

const STEM = 5
const WORDS_MAX = 120
const LETTERS = 4
const WORD = /[\p{L}']+|\d+|[!?:]/gu
const EDGE = 6

/** The signs of a mail, as the weights count them. */
export function listSigns(reading: Reading): Signs {
  const { foldedTitle, folded, sender } = reading
  const sentences = [foldedTitle, ...folded].map((sentence) =>
    toNumbers(listOfSentence(reading, sentence)),
  )
  const whole = new Set<string>()
  for (const word of wordsOf(foldedTitle)) whole.add(`t${stem(word)}`)
  for (const word of wordsOf(sender)) whole.add(`f${word.slice(0, EDGE)}`)
  for (const sign of listEvidence(reading)) whole.add(`e${sign}`)
  whole.add(`n${Math.min(6, Math.ceil(Math.log2(folded.length + 1)))}`)
  return { sentences, whole: toNumbers(whole) }
}

const toNumbers = (signs: ReadonlySet<string>): number[] => [
  ...new Set([...signs].map((sign) => hashText(sign) % BUCKETS)),
]

const wordsOf = (text: string) => (text.match(WORD) ?? []).slice(0, WORDS_MAX)
const stem = (word: string) => (/^\d/.test(word) ? '0' : word.slice(0, STEM))

function listOfSentence({ rules }: Reading, sentence: string): Set<string> {
  const signs = new Set<string>()
  const words = wordsOf(sentence)
  const stems = words.map(stem)
  for (const [at, word] of words.entries()) {
    signs.add(`w${word}`)
    signs.add(`s${stems[at]}`)
    if (at > 0) signs.add(`b${stems[at - 1]} ${stems[at]}`)
    if (at > 1) signs.add(`g${stems[at - 2]} ${stems[at]}`)
    const edged = `_${word}_`
    for (let from = 0; from + LETTERS <= edged.length; from += 1)
      signs.add(`c${edged.slice(from, from + LETTERS)}`)
  }
  for (const { tag } of rules) {
    const tags = tag(sentence)
      .tags.replaceAll('.', '')
      .replaceAll(/[,;]+/g, ';')
      .slice(0, WORDS_MAX)
    for (const length of [1, 2, 3])
      for (let from = 0; from + length <= tags.length; from += 1)
        signs.add(`m${tags.slice(from, from + length)}`)
  }
  for (const kind of listSaid(rules, sentence)) signs.add(`k${kind}`)
  if (isRegret(rules, sentence)) signs.add('kregret')
  if (isPartingIn(rules, sentence)) signs.add('kparting')
  return signs
}
