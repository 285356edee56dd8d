import type { FileKind } from '#src/documents/constants.ts'

// What a child and whoever starts it say to one another.

/** The first line that a child is given; the bytes of the file follow. Browsers draw the other kinds. */
export type Order = { task: 'resume'; kind: FileKind } | { task: 'text'; kind: 'doc' }

export type Perform = (bytes: Uint8Array) => Promise<unknown>

/** What the module exports that a child is started with. */
export type SandboxTasks = {
  /** Loads what the order needs; what it resolves to is given the file. */
  loadTask: (order: Order) => Promise<Perform>
  /** Gets everything ready in a child that has no order yet. */
  prepare: () => Promise<void>
}

/** Where the child writes: standard output belongs to whatever a library prints. */
export const ANSWER_FD = 3
/** Written once all that is needed is loaded; JSON does not mind it. */
export const READY = '\n'
