import { z } from 'zod'
import { isEmail } from '../auth/schema.ts'
import { optionalText, SHORT_TEXT_MAX, text } from '../fields.ts'
import { dateOfBirth } from './dates.ts'
import { t } from '../language/t.ts'

export const INVALID_PHONE = t('Please enter a valid phone number')
/** At least ten digits, spaces, hyphens and parentheses; pasted text may have no-break spaces. */
const PHONE = /^\+?[\d \u00A0()-]{10,}$/

/** Optional; `""` and `null` become null. */
export const phone = text(t('Phone'), SHORT_TEXT_MAX)
  .refine((value) => value === '' || PHONE.test(value), INVALID_PHONE)
  .transform((value) => (value === '' ? null : value))
  .nullable()
  .optional()

export const contactFields = {
  phone,
  city: optionalText(t('City')),
  state: optionalText(t('State')),
  date_of_birth: dateOfBirth,
}

/**
 * The contact dialog's fields; the email address is shown and checked, but cannot be changed here.
 */
export const contactForm = z.object({
  ...contactFields,
  email: z.string().refine(isEmail, t('Please enter a valid email address')),
})
