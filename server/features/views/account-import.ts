import { z } from 'zod'
import { instant } from '#src/fields.ts'
import { createViewInput, VIEWS_MAX } from '#src/views/schema.ts'
import { unmarkAllDeleted } from '../../db/soft-delete.ts'
import { defineImport, keepOrder, listOf, rowId } from '../../import-part.ts'
import { insertImported, listViews } from './queries.ts'
import { LIMIT } from './service.ts'
import { t } from '#src/language/t.ts'

const SENT_MAX = 10_000

const view = z.object({
  ...createViewInput.omit({ request_id: true }).shape,
  id: rowId,
  created_at: instant(t('Created at')).optional(),
})

/** Views beyond the limit are skipped and reported. */
export const importViews = defineImport({
  name: 'views',
  shape: listOf(view, SENT_MAX),
  create: (sent) => ({
    async write({ trx, userId, problems, checkRows }) {
      const now = new Date().toISOString()
      const own = await listViews(trx, userId)
      const known = new Set(own.map(toKey))
      const missing = sent.filter((one) => !known.has(toKey(one)) && !own.some(isSame(one)))
      const fitting = missing.slice(0, VIEWS_MAX - own.length)
      for (const { name } of missing.slice(fitting.length)) {
        problems.push(
          t('The view “{name}” was left out: you can keep {max}.', { name, max: VIEWS_MAX }),
        )
      }
      const ids = fitting.map(({ id }) => id)
      const { present } = await unmarkAllDeleted(trx, 'views', userId, ids)
      const times = keepOrder(
        fitting.map(({ created_at = now }) => created_at),
        'ascending',
      )
      const fresh = fitting
        .map((one, index) => ({ ...one, created_at: times[index] ?? now }))
        .filter(({ id }) => !present.has(id))
      if (fresh.length > 0) await insertImported(trx, userId, fresh)
      await checkRows(LIMIT, fresh.length)
      return fresh.length
    },
  }),
})

const toKey = ({ name, search }: { name: string; search: string }) => JSON.stringify([name, search])

const isSame = (one: { id: string }) => (other: { id: string }) => one.id === other.id
