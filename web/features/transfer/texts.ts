import type { ImportFormat } from '#src/transfer/fields.ts'
import { t } from '#src/language/t.ts'

export const FORMAT_LABELS: Record<ImportFormat, string> = {
  linkedin: 'LinkedIn’s archive',
  simplify: t('From Simplify'),
  huntr: t('From Huntr'),
  teal: t('From Teal'),
  jobsync: t('From JobSync'),
  foothold: t('From Foothold'),
  other: t('A spreadsheet'),
}

export const countOf = (amount: number, one: string, many: string) =>
  amount === 1 ? `1 ${one}` : `${amount.toLocaleString('en-US')} ${many}`

export const applications = (amount: number) => countOf(amount, 'application', 'applications')
