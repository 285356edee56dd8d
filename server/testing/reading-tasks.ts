export { loadTask } from '../features/import/sandbox-tasks.ts'

/** Loads nothing in advance: a test that reads many documents once has no use for warm processes. */
export const prepare = () => Promise.resolve()
