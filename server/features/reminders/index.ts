import { DELETED_REMINDER_TTL_MS } from '#src/reminders/constants.ts'
import type { Feature } from '../../feature.ts'
import { remindersAssistant } from './assistant.ts'
import { exportReminders } from './export.ts'
import { eraseDeletedReminders } from './queries.ts'
import { remindersRest, remindersRouter } from './router.ts'

export const reminders = {
  title: 'Follow-ups',
  router: remindersRouter,
  rest: remindersRest,
  tools: remindersAssistant,
  account: { exports: [exportReminders] },
  async sweep({ db }) {
    const erased = await eraseDeletedReminders(db, DELETED_REMINDER_TTL_MS)
    return { reminders: Number(erased.numDeletedRows) }
  },
} satisfies Feature
