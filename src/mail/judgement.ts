import type { MailKind } from './kinds.ts'

/** What a mail is, and the sentence that says so; null where it is unsure. */
export type Judgement = { kind: MailKind; sentence: string | null }

/** What a mail is of which it is known that it answers an application, and what it is from a stranger. */
export type Judgements = { expected: Judgement; unexpected: Judgement }
