import type { ImportFormat } from '#src/transfer/fields.ts'
import { t } from '#src/language/t.ts'

export const FORMAT_LABELS: Record<ImportFormat, string> = {
  linkedin: t('LinkedIn’s archive'),
  simplify: t('From Simplify'),
  huntr: t('From Huntr'),
  teal: t('From Teal'),
  jobsync: t('From JobSync'),
  foothold: t('From Foothold'),
  other: t('A spreadsheet'),
}
