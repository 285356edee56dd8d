import type { z } from 'zod'
import type { calendarResponse } from './responses.ts'

/** The address of the feed for calendar programs, or null. */
export type CalendarAddress = z.infer<typeof calendarResponse>

/**
 * Cancelled events stay in the feed for this long, so that every program receives the cancellation.
 */
export const CANCELLED_DAYS = 30
