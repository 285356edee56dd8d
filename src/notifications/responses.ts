import { z } from 'zod'
import { DIGESTS } from './constants.ts'

export const notificationSettings = z
  .object({
    digest: z.enum(DIGESTS).describe('How often an email lists what is due; weekly is on Mondays'),
    hour: z.int().min(0).max(23).describe('The hour of the day in `time_zone`'),
    time_zone: z.string().describe('An IANA name, such as `Europe/Berlin`'),
    push: z.boolean().describe('Whether subscribed devices receive push notifications'),
  })
  .meta({ id: 'NotificationSettings' })
