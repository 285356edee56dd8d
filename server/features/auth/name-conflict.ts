import { EMAIL_TAKEN, USERNAME_TAKEN } from '#src/auth/account.ts'
import { Conflict } from '../../errors.ts'

const EMAIL_KEY = 'users_email_key'
const USERNAME_KEY = 'users_username_key'

/**
 * Reports which name is taken. The database decides, so that of two concurrent requests only one
 * succeeds.
 * @throws Conflict, else `error` itself
 */
export function toConflict(error: unknown, emailTaken = EMAIL_TAKEN): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  if (constraint === EMAIL_KEY) throw new Conflict(emailTaken)
  if (constraint === USERNAME_KEY) throw new Conflict(USERNAME_TAKEN)
  throw error
}
