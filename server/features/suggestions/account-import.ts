import { z } from 'zod'
import { instant } from '#src/fields.ts'
import { defineImport, inBatches, rowId } from '../../import-part.ts'
import { insertImportedSnoozes } from './queries.ts'
import { t } from '#src/language/t.ts'

const SENT_MAX = 1_000_000

const snooze = z.object({ job_id: rowId, snoozed_until: instant(t('Until')) })

/** An existing snooze in the account is kept. */
export const importSnoozes = defineImport({
  name: 'suggestion_snoozes',
  after: ['applications'],
  shape: z.array(snooze, { error: t('This must be a list') }).max(SENT_MAX),
  create: (sent) => ({
    async write({ trx, userId, rows }) {
      const until = new Map(
        sent.map((one) => [rows.get('applications', one.job_id).id, one.snoozed_until]),
      )
      const snoozes = [...until].map(([job_id, snoozed_until]) => ({ job_id, snoozed_until }))
      let added = 0
      await inBatches(snoozes, async (batch) => {
        added += await insertImportedSnoozes(trx, userId, batch)
      })
      return added
    },
  }),
})
