import { t } from '../language/t.ts'

/** The forms that offices require. */
export const REPORT_FORMS = ['general', 'de', 'ch', 'us'] as const
export type ReportForm = (typeof REPORT_FORMS)[number]
export const REPORT_FORM_LABELS: Record<ReportForm, string> = {
  general: t('General'),
  de: t('Germany'),
  ch: t('Switzerland (716.007)'),
  us: t('United States, weekly log'),
}

/** Results of an application. */
export const REPORT_RESULTS = [
  'open',
  'interviewing',
  'offer',
  'rejected',
  'ghosted',
  'withdrawn',
  'declined',
  'closed',
] as const
export type ReportResult = (typeof REPORT_RESULTS)[number]

/** A longer range than any office requires. */
export const REPORT_DAYS_MAX = 1_100
