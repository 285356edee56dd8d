import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import type { PasswordCost } from '../../context.ts'
import { Unavailable } from '../../errors.ts'
import { t } from '#src/language/t.ts'

/** OWASP's minimum for argon2id, the library's default variant. It runs on a worker thread. */
const PARAMETERS: PasswordCost = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Leaves one core free, and one of Node's four worker threads for reading and writing files. */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1))
/** Finished before the web app's timeout, even on a slow core. */
const WAITING_MAX = 250 * AT_ONCE
const RETRY_AFTER_SECONDS = 5

/** Runs `atOnce` at a time. @throws Unavailable, without beginning, while `waitingMax` wait */
export function createHashQueue(atOnce: number, waitingMax: number) {
  const limit = pLimit(atOnce)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= waitingMax) {
      throw new Unavailable(
        t('Too many people are signing in at this moment. Please try again in a few seconds.'),
        RETRY_AFTER_SECONDS,
      )
    }
    return limit(work)
  }
}

const queueHashing = createHashQueue(AT_ONCE, WAITING_MAX)

/** Verified if there is no user, so that an unknown name takes as long as a wrong password. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$5U6xlt2Ygvd9CFV0OF1lVw$+hivK5vZDJbPJ/kc56M5zDbVLW6ecFyGtDHXClw/TzM'

/** The same password typed on two systems can differ in code points (é, or e and an accent). */
const normalise = (password: string) => password.normalize('NFKC')

/** The caller has refused passwords longer than PASSWORD_MAX_LENGTH. */
export const hashPassword = (password: string, cost = PARAMETERS): Promise<string> =>
  queueHashing(() => hash(normalise(password), cost))

/** Whether `password` is the one behind `passwordHash`; without a hash false, in the same time. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await queueHashing(() => verify(passwordHash ?? DUMMY_HASH, normalise(password)))
  return matches && passwordHash != null
}
