import { z } from 'zod'
import { defineImport, inBatches, rowId } from '../../import-part.ts'
import { hash, SENT_MAX, sequence } from './account-import.ts'
import { insertInvited } from './queries.ts'
import { t } from '#src/language/t.ts'

const invited = z.object({ uid_key: hash, interview_id: rowId, sequence })

/** Imports which interview each invitation created, so that updates find it. */
export const importInvited = defineImport({
  name: 'mail_invitations',
  after: ['interviews'],
  shape: z
    .array(invited, { error: t('This must be a list') })
    .max(SENT_MAX, t('Too many'))
    .refine(
      (sent) => new Set(sent.map((one) => one.uid_key)).size === sent.length,
      t('One of them is listed twice'),
    ),
  create: (sent) => ({
    async write({ trx, userId, rows }) {
      let added = 0
      await inBatches(sent, async (batch) => {
        const found = batch.map((one) => ({
          ...one,
          interview_id: rows.get('interviews', one.interview_id).id,
        }))
        added += await insertInvited(trx, userId, found)
      })
      return added
    },
  }),
})
