import { t } from '../language/t.ts'

/** Closed lists and limits of contacts. */
export const CONTACT_KINDS = [
  'recruiter',
  'agency',
  'hiring_manager',
  'interviewer',
  'referral',
  'other',
] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]
export const DEFAULT_CONTACT_KIND: ContactKind = 'other'

export const CONTACT_KIND_LABELS: Record<ContactKind, string> = {
  recruiter: t('Recruiter'),
  agency: t('Agency'),
  hiring_manager: t('Hiring manager'),
  interviewer: t('Interviewer'),
  referral: t('Referral'),
  other: t('Other'),
}

/** The UID of a contact in its vCard. */
export const toVcardUid = (id: string): string => `urn:uuid:${id}`

export const PHONE_MAX = 100
/** A technical limit, beyond any real person's applications. */
export const CONTACT_JOBS_MAX = 1_000

/** A deleted contact can be restored for this long, then it is erased. */
export const DELETED_CONTACT_TTL_MS = 24 * 60 * 60 * 1000

export const VCARD_MAX_BYTES = 5 * 1024 * 1024
export const VCARD_TOO_LARGE = t('The file is larger than 5 MB')
