import { z } from 'zod'

export const calendarResponse = z
  .object({
    url: z
      .string()
      .nullable()
      .describe('Null if there is none; everyone who knows it can read the calendar'),
  })
  .meta({ id: 'CalendarAddress' })
