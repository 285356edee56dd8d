import { z } from 'zod'
import { LONG_TEXT_MAX, URL_MAX } from '../fields.ts'

/** The client's levels by severity; a stored setting is an index into this list. */
export const ENTRY_LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type EntryLevel = (typeof ENTRY_LEVELS)[number]

const WRONG_LEVEL = `Level must be one of: ${ENTRY_LEVELS.join(', ')}`

const level = z
  .union(
    [z.string().trim().toLowerCase(), z.number().transform((weight) => ENTRY_LEVELS[weight])],
    {
      error: WRONG_LEVEL,
    },
  )
  .pipe(z.enum(ENTRY_LEVELS, { error: WRONG_LEVEL }))

const words = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .max(max, `${label} must be at most ${max.toLocaleString('en-US')} characters`)

/**
 * One line of a browser's log, as POST /api/logs accepts it (docs/behaviour.md#the-browsers-log).
 */
export const logEntry = z.object({
  level,
  message: words('Message', LONG_TEXT_MAX),
  data: z.unknown().optional(),
  timestamp: words('Timestamp', 100).optional(),
  url: words('Url', URL_MAX).nullish(),
  userAgent: words('User agent', 1000).nullish(),
})
export type LogEntry = z.infer<typeof logEntry>
