import { t } from '../language/t.ts'

/** The kinds of mails about an application; `other` includes everything that is not sure. */
export const MAIL_KINDS = [
  'confirmation',
  'rejection',
  'interview',
  'assessment',
  'offer',
  'question',
  'other',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const MAIL_KIND_LABELS: Record<MailKind, string> = {
  confirmation: t('Confirmation'),
  rejection: t('Rejection'),
  interview: t('Interview'),
  assessment: t('Assessment'),
  offer: t('Offer'),
  question: t('Question'),
  other: t('Other'),
}

/** A mail is proposed (`open`), then accepted or dismissed. */
export const MAIL_STATES = ['open', 'accepted', 'dismissed'] as const
export type MailState = (typeof MAIL_STATES)[number]
