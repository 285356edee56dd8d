import type { Services } from '../../context.ts'
import { type Added, addMailFile, type AddOptions, type MailDeps } from './add-mail.ts'

/** Of what a mail brings, this much is kept. */
export const KEPT_MAX_BYTES = 64 * 1024

type Deps = Pick<Services, 'db' | 'disk' | 'limits' | 'findTimeZone'>

/** Keeps a mail that a person sends themselves, whatever it is about. */
export async function keepFile(deps: MailDeps, userId: string, file: Uint8Array): Promise<Added> {
  const added = await addMailFile(deps, userId, file)
  if (added === undefined) throw new Error('a mail that was sent was left out')
  return added
}

/**
 * Takes a mail that comes by itself, as one that is uploaded; again it is the same.
 * @throws RefusedInput, TooManyRequests, and InvalidInput where there is no room
 */
export async function takeMail(
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
  return limits.withText(userId, KEPT_MAX_BYTES, () => addMailFile(own, userId, file, options))
}
