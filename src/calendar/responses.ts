import { z } from 'zod'

export const calendarResponse = z
  .object({
    url: z.string().nullable().describe('Null while there is none; whoever knows it reads'),
  })
  .meta({ id: 'CalendarAddress' })
