import type { Context } from '../../context.ts'
import { CORRECT_PASSWORDS } from './limits.ts'
import { isPasswordRight } from './password.ts'

/**
 * Whether `password` is that of an account. The caller limits wrong passwords.
 * @throws TooManyRequests after more correct ones than a person needs, Unavailable while too many
 * checks are waiting
 */
export const checkPassword = (
  { limiter }: Pick<Context, 'limiter'>,
  account: string,
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> =>
  limiter.run(
    [{ rule: CORRECT_PASSWORDS, subject: account }],
    () => isPasswordRight(passwordHash, password),
    (isRight) => isRight,
  )
