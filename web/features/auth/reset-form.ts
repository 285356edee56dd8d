import { findLengthProblem } from '#src/auth/password.ts'
import { PASSWORDS_DIFFER } from '#src/auth/schema.ts'

export type NewPassword = { new_password: string; confirm_password: string }
export type Problem<Field extends string> = { field: Field; message: string }

/**
 * Returns the first problem that prevents a submit (docs/behaviour.md#passwords). The other rules
 * are checked by the checklist and the server.
 */
export const findResetProblem = (values: NewPassword): Problem<keyof NewPassword> | undefined => {
  if (values.new_password !== values.confirm_password) {
    return { field: 'confirm_password', message: PASSWORDS_DIFFER }
  }
  const message = findLengthProblem(values.new_password)
  return message === undefined ? undefined : { field: 'new_password', message }
}
