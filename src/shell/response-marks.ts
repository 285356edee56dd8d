/* A client that repeats a query sends the mark of the response it holds, and does not receive the
   same data a second time. */

/**
 * One value for each query of a batch, in order: a mark, `-` if no response is held yet, or nothing
 * for a plain response.
 */
export const KNOWN_HEADER = 'x-known-responses'
export const NOT_HELD = '-'

/**
 * The response then: `data` is missing if it is unchanged. `next_mark` is the mark to send from
 * then on, if it differs.
 */
export type MarkedResponse = { response_mark: string; next_mark?: string; data?: unknown }
