import { MAIL_MAX_BYTES } from '#src/mail/schema.ts'
import type { Services } from '../../context.ts'
import { InvalidInput, RefusedInput, TooManyRequests } from '../../errors.ts'
import { receiveMail } from '../mail/index.ts'
import { type FolderAccess, FolderFailure, type OpenFolder, withFolder } from './imap.ts'
import * as queries from './queries.ts'

/** Of a new folder, only recent mails are read. */
const FIRST_DAYS = 30
const FIRST_MAX = 100
const BATCH_MAX = 50
const DAY_MS = 24 * 60 * 60 * 1000

export type FolderDeps = Pick<
  Services,
  'db' | 'config' | 'disk' | 'limits' | 'findTimeZone' | 'reach' | 'vault'
>

type Folder = Pick<queries.ClaimedFolder, 'user_id' | 'uid_validity' | 'last_uid'>

/**
 * Reads the new mails in a person's folder, each once, and changes nothing there. Mails about no
 * application are not stored.
 * @returns whether there are more to read
 * @throws FolderFailure
 */
export const readFolder = (
  deps: FolderDeps,
  folder: Folder,
  access: FolderAccess,
  lease: string,
): Promise<boolean> =>
  withFolder(access, toReach(deps), MAIL_MAX_BYTES, async (open) => {
    const uids = await listNew(open, folder)
    const uid_validity = String(open.mailbox.uidValidity)
    const batch = uids.slice(0, BATCH_MAX)
    for (const uid of batch) {
      await readOne(deps, folder.user_id, open, uid)
      const read = { uid_validity, last_uid: uid }
      // The folder was disconnected in the meantime, or another server has the lease.
      if (!(await queries.keepProgress(deps.db, folder.user_id, lease, read))) return false
    }
    const isMore = uids.length > batch.length
    if (!isMore) {
      const last_uid = Math.max(open.mailbox.uidNext - 1, batch.at(-1) ?? 0, 0)
      await queries.keepProgress(deps.db, folder.user_id, lease, { uid_validity, last_uid })
    }
    return isMore
  })

export const toReach = ({ reach, config }: Pick<FolderDeps, 'reach' | 'config'>) => ({
  ...reach,
  ownHosts: config.imapHosts,
})

/** The numbers of mails that were not read yet, oldest first. */
async function listNew({ client, mailbox }: OpenFolder, folder: Folder): Promise<number[]> {
  if (mailbox.exists === 0) return []
  const isKnown = folder.uid_validity === String(mailbox.uidValidity)
  if (isKnown && mailbox.uidNext <= folder.last_uid + 1) return []
  const wanted = isKnown
    ? { uid: `${folder.last_uid + 1}:*` }
    : { since: new Date(Date.now() - FIRST_DAYS * DAY_MS) }
  const found = await client.search(wanted, { uid: true }).catch(unreachable)
  // `5:*` returns the last mail even if its number is 4.
  const uids = (found || [])
    .filter((uid) => !isKnown || uid > folder.last_uid)
    .toSorted((a, b) => a - b)
  return isKnown ? uids : uids.slice(-FIRST_MAX)
}

async function readOne(
  deps: FolderDeps,
  userId: string,
  { client }: OpenFolder,
  uid: number,
): Promise<void> {
  const one = String(uid)
  const facts = await client.fetchOne(one, { size: true }, { uid: true }).catch(unreachable)
  if (facts === false || (facts.size ?? 0) > MAIL_MAX_BYTES) return
  const whole = await client.fetchOne(one, { source: true }, { uid: true }).catch(unreachable)
  if (whole === false || whole.source === undefined) return
  try {
    await receiveMail(deps, userId, whole.source, { skipsUnrelated: true })
  } catch (error) {
    if (error instanceof RefusedInput) return
    if (error instanceof InvalidInput || error instanceof TooManyRequests) {
      throw new FolderFailure('limit', error)
    }
    throw error
  }
}

const unreachable = (error: unknown): never => {
  throw new FolderFailure('unreachable', error)
}
