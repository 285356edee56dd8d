import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { FolderProblem } from '#src/mail/folder.ts'
import { isDatabaseUnavailable } from '../../db/unavailable.ts'
import { Unavailable } from '../../errors.ts'
import type { Binding } from '../../secrets/vault.ts'
import { FolderFailure } from './imap.ts'
import { type FolderDeps, readFolder } from './read-folder.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

export const CHECK_EVERY_MS = 15 * 60_000
const RETRY_MAX_MS = 24 * 60 * 60_000
const AGAIN_MS = 5_000
/** Longer than a check may take. */
const LEASE_MS = 5 * 60_000
const AT_ONCE = 3

export const bindTo = (userId: string): Binding => ({
  label: t('The password of the mail folder'),
  boundTo: `mail_folders:${userId}`,
})

export type CheckDeps = FolderDeps & { log: Pick<FastifyBaseLogger, 'error' | 'warn'> }

/** Checks the folders that are due. @returns their number */
export async function checkDue(deps: CheckDeps): Promise<number> {
  const lease = randomUUID()
  const due = await queries.claimDue(deps.db, { lease, leaseMs: LEASE_MS, limit: AT_ONCE })
  await Promise.all(due.map((folder) => check(deps, folder, lease)))
  return due.length
}

/** Checks one person's folder now, unless another check is running. */
export async function checkOwn(deps: CheckDeps, userId: string): Promise<void> {
  const lease = randomUUID()
  const folder = await queries.claimOwn(deps.db, userId, { lease, leaseMs: LEASE_MS })
  if (folder !== undefined) await check(deps, folder, lease)
}

async function check(deps: CheckDeps, folder: queries.ClaimedFolder, lease: string) {
  const settle = (problem: FolderProblem | null, nextMs: number) =>
    queries.settleCheck(deps.db, folder.user_id, lease, {
      problem,
      failures: problem === null ? 0 : folder.failures + 1,
      nextMs,
    })
  try {
    const { host, port, username, folder: path } = folder
    const password = await deps.vault.open(folder, bindTo(folder.user_id))
    const access = { host, port, username, password, folder: path }
    const isMore = await readFolder(deps, folder, access, lease)
    await settle(null, isMore ? AGAIN_MS : CHECK_EVERY_MS)
  } catch (error) {
    const problem = toProblem(error)
    if (problem === undefined) {
      // An error of this server is not the folder's; the lease expires by itself.
      if (isDatabaseUnavailable(error)) throw error
      deps.log.error({ err: error }, 'A mail folder could not be checked')
    }
    await settle(problem ?? 'unreachable', toDelay(folder.failures))
  }
}

function toProblem(error: unknown): FolderProblem | undefined {
  if (error instanceof FolderFailure) return error.problem
  return error instanceof Unavailable ? 'key' : undefined
}

/** Doubles after each failure, because trying a wrong password often locks an account. */
const toDelay = (failures: number) =>
  Math.min(RETRY_MAX_MS, CHECK_EVERY_MS * 2 ** Math.min(failures, 20))
