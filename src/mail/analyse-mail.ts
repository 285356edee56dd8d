import { foldSentence, foldText } from './fold-sentence.ts'
import type { MailText } from './forwarded.ts'
import { findOwnText } from './own-text.ts'
import { memoize } from './memoize.ts'
import type { DecidingKind } from './phrases/phrases.ts'
import { type Mention, MENTIONS, listRules, type Rules } from './rules.ts'
import { isPartingIn, isRegret, listStatements } from './statements.ts'
import { splitSentences } from './sentences.ts'

/** A mail's sentences, split and folded once, with what the rules find in them. */
export type AnalysedMail = {
  /** The subject, as written and folded. */
  title: string
  foldedTitle: string
  /** The sentences that the author wrote, as written and folded. */
  body: readonly string[]
  folded: readonly string[]
  whole: string
  /** Whether it is a reply, so that the subject was written by somebody else. */
  isReply: boolean
  sender: string
  /** The rules of the languages in the mail. */
  rules: readonly Rules[]
  /** Whether the mail mentions this anywhere. */
  mentions: (name: Mention) => boolean
  /** What a folded sentence states, most decisive first. */
  listStatements: (sentence: string) => readonly DecidingKind[]
  isRegret: (sentence: string) => boolean
  isParting: (sentence: string) => boolean
}

const SENTENCES_MAX = 80
const SUBJECT_MAX = 300

const REPLIES = /^(?:(?:re|aw|sv|antw|rif|res|ref)\s?:\s*)+/i

export function analyseMail(mail: MailText): AnalysedMail {
  const { subject, from } = mail
  const title = subject.slice(0, SUBJECT_MAX).replaceAll(/\s+/g, ' ').trim()
  const body = splitSentences(findOwnText(mail).text, SENTENCES_MAX)
  const folded = body.map(foldSentence)
  const foldedTitle = foldSentence(title.replace(REPLIES, ''))
  const whole = [foldedTitle, ...folded].join(' \n ')
  const rules = listRules(whole)
  return {
    title,
    foldedTitle,
    body,
    folded,
    whole,
    isReply: REPLIES.test(title),
    sender: foldText(`${from?.name ?? ''} ${from?.address ?? ''}`),
    rules,
    // Cached because they are slow and needed several times.
    mentions: memoize((name) => MENTIONS[name].test(whole)),
    listStatements: memoize((sentence) => listStatements(rules, sentence)),
    isRegret: memoize((sentence) => isRegret(rules, sentence)),
    isParting: memoize((sentence) => isPartingIn(rules, sentence)),
  }
}
