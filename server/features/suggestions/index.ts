import { t } from '#src/language/t.ts'
import type { Feature } from '../../feature.ts'
import { importSnoozes } from './account-import.ts'
import { suggestionsAssistant } from './assistant.ts'
import { eraseExpiredSnoozes, listSnoozes } from './queries.ts'
import { suggestionsRest, suggestionsRouter } from './router.ts'

export { listSilent } from './service.ts'

export const suggestions = {
  title: 'Suggestions',
  router: suggestionsRouter,
  rest: suggestionsRest,
  tools: suggestionsAssistant,
  account: {
    exports: [
      {
        name: 'suggestion_snoozes',
        about: t('applications that are not proposed as silent, and until when'),
        read: async ({ trx, userId }) => ({ data: await listSnoozes(trx, userId) }),
      },
    ],
    imports: [importSnoozes],
  },
  sweep: async ({ db }) => ({
    suggestion_snoozes: Number((await eraseExpiredSnoozes(db)).numDeletedRows),
  }),
} satisfies Feature
