/** Why a document cannot be read: a password, no text (a scan), too much content, damage. */
export const READING_FAILURES = ['encrypted', 'no_text', 'too_heavy', 'unreadable'] as const
export type ReadingFailure = (typeof READING_FAILURES)[number]

export class ReadingError extends Error {
  override readonly name = 'ReadingError'
  readonly failure: ReadingFailure

  constructor(failure: ReadingFailure, options?: ErrorOptions) {
    super(`The document cannot be read: ${failure}`, options)
    this.failure = failure
  }
}
