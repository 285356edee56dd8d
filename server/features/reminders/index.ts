import { DELETED_REMINDER_TTL_MS } from '#src/reminders/constants.ts'
import { eraseDeleted } from '../../db/soft-delete.ts'
import type { Feature } from '../../feature.ts'
import { importReminders } from './account-import.ts'
import { remindersAssistant } from './assistant.ts'
import { exportReminders } from './export.ts'
import { remindersRest, remindersRouter } from './router.ts'

export { findReminder, listReminders as readAllReminders } from './queries.ts'

export const reminders = {
  title: 'Follow-ups',
  router: remindersRouter,
  rest: remindersRest,
  tools: remindersAssistant,
  account: { exports: [exportReminders], imports: [importReminders] },
  sweep: async ({ db }) => ({
    reminders: await eraseDeleted(db, 'reminders', DELETED_REMINDER_TTL_MS),
  }),
} satisfies Feature
