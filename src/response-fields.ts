import { z } from 'zod'

/** Fields of API responses; those of requests are in `./fields.ts`. */
export const uuid = z.guid()
/** An instant in UTC, such as `2026-01-31T12:00:00.000Z`. */
export const instant = z.iso.datetime()
/** A day without a time, such as `2026-01-31`. */
export const day = z.iso.date()
export const count = z.int().min(0)

/** The body of every failure. */
export const failureResponse = z
  .object({
    detail: z
      .union([z.string(), z.array(z.string())])
      .describe('One sentence, or a list with one for each broken rule'),
    reason: z
      .string()
      .optional()
      .describe('A code for programs, if the sentence alone does not say what to do'),
    second_step: z
      .object({ token: z.string(), methods: z.array(z.string()) })
      .optional()
      .describe('Only with the reason `second_step_required`'),
  })
  .meta({ id: 'Failure' })

/** The response of a call that only returns a sentence. */
export const messageResponse = z.object({ message: z.string() })
