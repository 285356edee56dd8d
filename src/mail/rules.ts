import { memoize } from './memoize.ts'
import { LANGUAGES } from './phrases/languages.ts'
import type { DecidingKind, Phrases } from './phrases/phrases.ts'
import { createTagger, type Tagger } from './senses/senses.ts'

/** The phrases of one language as regular expressions. */
export type Rules = Record<DecidingKind | 'perhapsInterview', RegExp> &
  Record<'condition' | 'ifChosen' | 'later' | 'untilThen' | 'regret' | 'parting', RegExp> & {
    tag: Tagger
  }

const join = (sources: readonly string[]) => new RegExp(sources.join('|'))

const toRules = (phrases: Phrases, tag: Tagger): Rules => ({
  rejection: join(phrases.rejection),
  offer: join(phrases.offer),
  interview: join(phrases.interview),
  assessment: join(phrases.assessment),
  question: join(phrases.question),
  confirmation: join(phrases.confirmation),
  perhapsInterview: join(phrases.perhapsInterview),
  condition: join(phrases.condition),
  ifChosen: join(phrases.ifChosen),
  later: join(phrases.later),
  untilThen: join(phrases.untilThen),
  regret: join(phrases.regret),
  parting: join(phrases.parting),
  tag,
})

const RULES = LANGUAGES.map(({ phrases, senses }) => ({
  rules: toRules(phrases, createTagger(senses)),
  words: new Set(phrases.everyday.split(' ')),
}))
const WORDS_MAX = 400
/** A language with less than this share of the most common language's words is not the mail's. */
const SHARE_MIN = 0.25

/** The rules of the languages in a text. */
export function listRules(text: string): Rules[] {
  const words = text.split(/[^\p{L}']+/u, WORDS_MAX)
  const counts = RULES.map((one) => words.filter((word) => one.words.has(word)).length)
  const most = Math.max(...counts)
  return RULES.filter((_, index) => (counts[index] ?? 0) >= most * SHARE_MIN).map(({ rules }) => ({
    ...rules,
    // Cached because each kind tests the same sentence.
    tag: memoize(rules.tag),
  }))
}

export const MENTION_NAMES = [
  'application',
  'talk',
  'marketing',
  'cold',
  'ownApplication',
  'aside',
  'applicant',
  'hearsay',
  'arrived',
] as const
export type Mention = (typeof MENTION_NAMES)[number]

const ofAll = (name: Mention) => join(LANGUAGES.flatMap(({ phrases }) => phrases[name]))

/** What mails may mention besides their main point, in all languages. */
export const MENTIONS: Readonly<Record<Mention, RegExp>> = {
  application: ofAll('application'),
  talk: ofAll('talk'),
  marketing: ofAll('marketing'),
  cold: ofAll('cold'),
  ownApplication: ofAll('ownApplication'),
  aside: ofAll('aside'),
  applicant: ofAll('applicant'),
  hearsay: ofAll('hearsay'),
  arrived: ofAll('arrived'),
}
