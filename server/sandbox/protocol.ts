import type { FileKind } from '#src/documents/constants.ts'

// What a child and whoever starts it say to one another.

/** The first line that a child is given; the bytes of the file follow. Browsers draw the other kinds. */
export type Order = { task: 'resume'; kind: FileKind } | { task: 'text'; kind: 'doc' }

/** Where the child writes: standard output belongs to whatever a library prints. */
export const ANSWER_FD = 3
/** Written once all that is needed is loaded; JSON does not mind it. */
export const READY = '\n'
