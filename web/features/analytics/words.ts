import type { FlowStep } from '#src/analytics/steps.ts'
import { locale, t } from '#src/language/t.ts'

export const STEP_LABELS: Record<FlowStep, string> = {
  applied: t('Applied'),
  interviewing: t('Interviewing'),
  offer: t('Offer'),
  rejected: t('Rejected'),
  no_answer: t('No answer'),
  withdrawn: t('Withdrawn'),
  declined: t('Declined'),
  open: t('{as, select, state {Open} other {Open}}', { as: 'state' }),
}

/** The colour of each step, as everywhere; steps that are no status use the muted text colour. */
export const STEP_COLOURS: Record<FlowStep, string> = {
  applied: 'var(--status-applied)',
  interviewing: 'var(--status-interviewing)',
  offer: 'var(--status-offer)',
  rejected: 'var(--status-rejected)',
  no_answer: 'var(--status-saved)',
  withdrawn: 'var(--line-strong)',
  declined: 'var(--line-strong)',
  open: 'var(--accent)',
}

const percent = new Intl.NumberFormat(locale, { style: 'percent' })

export const formatCount = (count: number): string => count.toLocaleString(locale)

export const formatShare = (part: number, all: number): string =>
  all === 0 ? '–' : percent.format(Math.round((part / all) * 100) / 100)
