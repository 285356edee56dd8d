import { sql } from 'kysely'

/**
 * Returned by a statement of its own whose loss would not matter, such as a count: its commit does
 * not wait for the disk. Others see it at once all the same, and the next commit that waits brings
 * it along.
 */
export const withoutFlush = sql<string>`set_config('synchronous_commit', 'off', true)`.as('flush')
