import type { MailKind } from './kinds.ts'

/** The kind of a mail and the sentence that shows it; `other` and null if not sure. */
export type Classification = { kind: MailKind; sentence: string | null }

/**
 * `expected`: if the sender is known to answer an application; `unexpected`: for any other sender.
 */
export type Classifications = { expected: Classification; unexpected: Classification }
