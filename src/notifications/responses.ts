import { z } from 'zod'
import { DIGESTS } from './constants.ts'

export const notificationSettings = z
  .object({
    digest: z.enum(DIGESTS).describe('When a mail says what is due; weekly is on Mondays'),
    hour: z.int().min(0).max(23).describe('Of the day in that zone'),
    time_zone: z.string().describe('As the IANA database names it'),
    push: z.boolean().describe('Whether devices that take them get notifications'),
  })
  .meta({ id: 'NotificationSettings' })
