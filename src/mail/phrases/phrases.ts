import type { MailKind } from '../kinds.ts'

/** The kinds of mails that a sentence can decide. */
export type DecidingKind = Exclude<MailKind, 'other'>

/**
 * The phrases of one language, as sources of regular expressions over folded text (`foldSentence`).
 */
export type Phrases = Record<DecidingKind, readonly string[]> & {
  /** Common words (separated by spaces) by which the language is recognised. */
  everyday: string
  /** A wish to talk, which counts only in a mail that mentions an interview. */
  perhapsInterview: readonly string[]
  /** Before a statement: it has not happened, but may. */
  condition: readonly string[]
  /** Before a statement: it depends on a choice that is still to be made. */
  ifChosen: readonly string[]
  /** Announced for later. */
  later: readonly string[]
  /** After a rejection: it is not final. */
  untilThen: readonly string[]
  /** Regret, which is a rejection only together with `parting`. */
  regret: readonly string[]
  /** Good wishes for the reader's further search or career. */
  parting: readonly string[]
  /** Words of mails about applications. */
  application: readonly string[]
  /** Words for an interview or a talk. */
  talk: readonly string[]
  /** Job alerts, newsletters and tips. */
  marketing: readonly string[]
  /** Cold messages of recruiters. */
  cold: readonly string[]
  /** Phrases that refer to the reader's own application. */
  ownApplication: readonly string[]
  /** Mails about an account or survey, and applications that were withdrawn or not sent. */
  aside: readonly string[]
  /** Phrases that only an applicant writes. */
  applicant: readonly string[]
  /** Reports that somebody else was rejected. */
  hearsay: readonly string[]
  /** Short words for "received", which are weak evidence. */
  arrived: readonly string[]
  /** Closings of a letter, alone on a line. */
  closing: readonly string[]
}
