import type { FileKind } from '#src/documents/constants.ts'

// The protocol between the server and a child process.

/** The first line sent to a child, as JSON; the bytes of the file follow. */
export type TaskRequest = { task: 'resume'; kind: FileKind } | { task: 'text'; kind: 'doc' }

export type Perform = (bytes: Uint8Array) => Promise<unknown>

/** The exports of the module that a child loads its tasks from. */
export type SandboxTasks = {
  /** Loads the code that the request needs; the resolved function gets the file. */
  loadTask: (request: TaskRequest) => Promise<Perform>
  /** Loads and warms up everything in a child that has no request yet; stops once `isNeeded`. */
  prepare: (isNeeded?: () => boolean) => Promise<void>
}

/** File descriptor of the result, since libraries may print to standard output. */
export const RESULT_FD = 3
/** Written once everything is loaded; JSON.parse ignores it as white space. */
export const READY = '\n'
