import type { Services } from '../../context.ts'
import { type Added, addMailFile, type AddOptions, type MailDeps } from './add-mail.ts'

/** What a stored mail counts towards the user's storage limit at most, in bytes. */
export const STORED_MAX_BYTES = 64 * 1024

type Deps = Pick<Services, 'db' | 'disk' | 'limits' | 'findTimeZone'>

/** Stores a mail that a user uploads, even if it is about no application. */
export async function keepFile(deps: MailDeps, userId: string, file: Uint8Array): Promise<Added> {
  const added = await addMailFile(deps, userId, file)
  if (added === undefined) throw new Error('a mail that was sent was left out')
  return added
}

/**
 * Adds a mail that arrives automatically; the same one again has no effect.
 * @throws RefusedInput, TooManyRequests, and InvalidInput if the user has too many mails
 */
export async function receiveMail(
  deps: Deps,
  userId: string,
  file: Uint8Array,
  options: AddOptions = {},
): Promise<Added | undefined> {
  const { db, limits } = deps
  await deps.disk.requireRoom()
  await limits.countWrite(userId)
  const timeZone = (await deps.findTimeZone?.(db, userId)) ?? 'UTC'
  const own = { db, limits, readTimeZone: () => timeZone }
  return limits.withText(userId, STORED_MAX_BYTES, () => addMailFile(own, userId, file, options))
}
