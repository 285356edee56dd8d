/*
 * Whoever asks a query again names the mark of the answer that they hold, and is not sent it a second time
 * while it is the same.
 */

/** For each query of a batch, in its order: a mark, `-` for an answer not held yet, or nothing for a plain one. */
export const KNOWN_HEADER = 'x-known-answers'
export const NOT_HELD = '-'

/**
 * What is answered then: `data` is missing where it is what the mark was of. `next_mark` is what to ask
 * with from then on, where that is another one.
 */
export type MarkedAnswer = { answer_mark: string; next_mark?: string; data?: unknown }
