import { sql } from 'kysely'

/**
 * Add this to the `returning` of a statement whose loss in a crash would not matter (a counter): its
 * commit does not wait for the disk. It is visible at once, and the next normal commit flushes it.
 */
export const withoutFlush = sql<string>`set_config('synchronous_commit', 'off', true)`.as('flush')
