import type { z } from 'zod'
import type { calendarAnswer } from './answers.ts'

/** Where a calendar program reads, or nothing. */
export type CalendarAddress = z.infer<typeof calendarAnswer>

/** What is cancelled stays in the feed for this long, so that every program hears of it. */
export const CANCELLED_DAYS = 30
