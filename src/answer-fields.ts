import { z } from 'zod'

/** Fields of what the API returns; what it takes is in `./fields.ts`. */
export const uuid = z.guid()
/** An instant in UTC, as `2026-01-31T12:00:00.000Z`. */
export const instant = z.iso.datetime()
/** A day without a time, as `2026-01-31`. */
export const day = z.iso.date()
export const count = z.int().min(0)

/** The answer of a call that returns only a sentence. */
export const messageAnswer = z.object({ message: z.string() })
