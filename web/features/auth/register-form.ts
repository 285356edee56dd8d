import { z } from 'zod'
import { PASSWORDS_DIFFER, registerInput } from '#src/auth/schema.ts'
import { t } from '#src/language/t.ts'

export const CONFIRMATION_NEEDED = t('Please confirm your password')
export const TERMS_NEEDED = t('Please agree to the terms and the privacy policy')

/** The fields of the register screen: the server's schema and two fields of the screen alone. */
export const registerForm = z
  .object({
    ...registerInput.shape,
    confirm_password: z.string().min(1, CONFIRMATION_NEEDED),
    agreed: z.boolean().refine((agreed) => agreed, TERMS_NEEDED),
  })
  .refine(({ password, confirm_password: again }) => again === '' || password === again, {
    path: ['confirm_password'],
    error: PASSWORDS_DIFFER,
    // Checked together with the other fields, not only once those are valid.
    when: () => true,
  })

export const EMPTY_REGISTER_FORM = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  confirm_password: '',
  agreed: false,
}
