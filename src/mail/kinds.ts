/** What a mail about an application is; `other` is what it is unsure of. */
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
  confirmation: 'Confirmation',
  rejection: 'Rejection',
  interview: 'Interview',
  assessment: 'Assessment',
  offer: 'Offer',
  question: 'Question',
  other: 'Other',
}

/** A mail is proposed, then done or set aside. */
export const MAIL_STATES = ['open', 'accepted', 'dismissed'] as const
export type MailState = (typeof MAIL_STATES)[number]
