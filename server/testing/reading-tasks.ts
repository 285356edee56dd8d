export { loadTask } from '../features/import/sandbox-tasks.ts'

// No snapshot is built of these tasks, so that their sources run.

/**
 * Loads nothing in advance, because a test that reads one document does not need a warm process.
 */
export const prepare = () => Promise.resolve()
