import type { FileKind } from '#src/documents/constants.ts'

// What a child and whoever starts it say to one another.

export type Task = 'text' | 'resume'
/** The first line that a child is given; the bytes of the file follow. */
export type Order = { task: Task; kind: FileKind }

/** Where the child writes: standard output belongs to whatever a library prints. */
export const ANSWER_FD = 3
/** Written once all that is needed is loaded; JSON does not mind it. */
export const READY = '\n'
