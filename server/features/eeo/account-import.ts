import { z } from 'zod'
import { eeoInput, mergeAnswers, NO_ANSWERS } from '#src/eeo/schema.ts'
import { instant } from '#src/fields.ts'
import { defineImport, rowId } from '../../import-part.ts'
import { findRecord, insertImportedRow } from './queries.ts'
import { sealAnswers } from './service.ts'
import { t } from '#src/language/t.ts'

const stamps = z.object({
  id: rowId,
  created_at: instant(t('Created at')),
  updated_at: instant(t('Updated at')),
})
const shape = z.intersection(eeoInput, stamps).nullable()

/** Existing answers of the account are kept. */
export const importEeo = defineImport({
  name: 'equal_employment_data',
  shape,
  create: (sent) => ({
    async write({ trx, userId, vault }) {
      if (sent === null || (await findRecord(trx, userId)) !== undefined) return 0
      const { id, created_at, updated_at, ...answers } = sent
      const merged = mergeAnswers(NO_ANSWERS, answers)
      const sealed = await sealAnswers(vault, trx, userId, merged)
      await insertImportedRow(trx, { user_id: userId, id, created_at, updated_at, ...sealed })
      return 1
    },
  }),
})
