import type { ImportFormat } from '#src/transfer/fields.ts'

export const FORMAT_LABELS: Record<ImportFormat, string> = {
  linkedin: 'LinkedIn’s archive',
  simplify: 'From Simplify',
  huntr: 'From Huntr',
  teal: 'From Teal',
  jobsync: 'From JobSync',
  foothold: 'From Foothold',
  other: 'A spreadsheet',
}

export const countOf = (amount: number, one: string, many: string) =>
  amount === 1 ? `1 ${one}` : `${amount.toLocaleString('en-US')} ${many}`

export const applications = (amount: number) => countOf(amount, 'application', 'applications')
