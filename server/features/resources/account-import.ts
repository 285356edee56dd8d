import type { z } from 'zod'
import { instant, requiredText } from '#src/fields.ts'
import { toAddressKey } from '#src/resources/address.ts'
import { RESOURCE_CATEGORIES } from '#src/resources/constants.ts'
import { createResourceInput } from '#src/resources/schema.ts'
import { choice } from '#src/choice.ts'
import { unmarkAllDeleted } from '../../db/soft-delete.ts'
import { defineImport, inBatches, keepOrder, listOf, rowId } from '../../import-part.ts'
import { insertImported, listResources } from './queries.ts'
import { limitBookmarks } from './service.ts'
import { t } from '#src/language/t.ts'

const SENT_MAX = 1_000_000

const bookmark = createResourceInput.omit({ request_id: true }).extend({
  id: rowId,
  title: requiredText(t('Title')),
  category: choice(t('Category'), RESOURCE_CATEGORIES),
  created_at: instant(t('Created at')),
  updated_at: instant(t('Updated at')),
})
type SentBookmark = z.infer<typeof bookmark>

/** Skips a URL that the account has under another id. */
export const importBookmarks = defineImport({
  name: 'bookmarks',
  shape: listOf(bookmark, SENT_MAX),
  create: (sent) => ({
    async write(request) {
      const { trx, userId, checkRows } = request
      const ids = sent.map(({ id }) => id)
      const { present } = await unmarkAllDeleted(trx, 'resources', userId, ids)
      const own = (await listResources(trx, userId)).filter(({ id }) => !present.has(id))
      const known = new Set(own.map(({ url }) => toAddressKey(url)))
      const times = keepOrder(
        sent.map(({ created_at }) => created_at),
        'descending',
      )
      const fresh = sent
        .map((one, index) => toRow({ ...one, created_at: times[index] ?? one.created_at }))
        .filter(({ id, url }) => !present.has(id) && !known.has(toAddressKey(url)))
      await inBatches(fresh, async (batch) => {
        await insertImported(trx, userId, batch)
        await checkRows(limitBookmarks(request), batch.length)
      })
      return fresh.length
    },
  }),
})

const toRow = (one: SentBookmark) => ({
  ...one,
  description: one.description ?? null,
  tags: one.tags ?? null,
})
