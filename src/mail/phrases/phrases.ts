import type { MailKind } from '../kinds.ts'

/** What a sentence says when it decides a mail. */
export type DecidingKind = Exclude<MailKind, 'other'>

/**
 * How one language says things: sources of regular expressions over text without case and accents
 * (`foldSentence`).
 */
export type Phrases = Record<DecidingKind, readonly string[]> & {
  /** Words that no page of this language does without, and few of another have. */
  everyday: string
  /** A wish to speak that counts only where the mail names an interview. */
  perhapsInterview: readonly string[]
  /** Before a sentence's point: it is not said of what has happened. */
  condition: readonly string[]
  /** The same, of what follows a choice that is still to be made. */
  ifChosen: readonly string[]
  /** What is announced for later. */
  later: readonly string[]
  /** After a refusal: it is none yet. */
  untilThen: readonly string[]
  /** Regret that refuses nothing by itself, but does in a mail that parts. */
  regret: readonly string[]
  /** Wishes for a search or a career that goes on elsewhere. */
  parting: readonly string[]
  /** Words that mails about applications have. */
  application: readonly string[]
  /** Words that a talk has. */
  talk: readonly string[]
  /** Lists of jobs, newsletters and tips. */
  marketing: readonly string[]
  /** What a stranger writes who looks for somebody. */
  cold: readonly string[]
  /** Words by which a mail refers to the person's own application. */
  ownApplication: readonly string[]
  /** Mails about the account, surveys, applications withdrawn or not sent yet. */
  aside: readonly string[]
  /** What only an applicant writes. */
  applicant: readonly string[]
  /** Of somebody else it is told that they were refused. */
  hearsay: readonly string[]
  /** A short word that something has come, which says little by itself. */
  arrived: readonly string[]
  /** Alone on a line, they end a letter. */
  closing: readonly string[]
}
