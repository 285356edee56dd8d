export { loadTask } from '../features/import/sandbox-tasks.ts'

// Of these no snapshot is built: the sources run.

/** Loads nothing in advance: a test that reads one document has no use for a warm process. */
export const prepare = () => Promise.resolve()
