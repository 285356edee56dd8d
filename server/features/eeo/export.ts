import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { findEeo } from './service.ts'

/** Only on explicit request: copies of an archive are less protected than the profile. */
export const exportEeo: ExportPart = {
  name: 'equal_employment_data',
  about: t('your equal-employment answers, only if you asked for them'),
  async read({ trx, userId, includes, vault }) {
    if (!includes.has('eeo')) return { data: undefined }
    return { data: (await findEeo({ db: trx, vault }, userId)) ?? null }
  },
}
