import type { FastifyBaseLogger } from 'fastify'
import { isAlarming, type SecurityEventKind } from '#src/security/events.ts'
import type { Db } from '../../db/client.ts'
import { describeDevice } from '../../sessions/device.ts'
import * as queries from './queries.ts'

/** The source of an event: a request's context, or the server itself, which has no device. */
export type Origin = {
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  userAgent?: string | undefined
  /** The client's address, if LOG_CLIENT_ADDRESS allows logging it. */
  loggedAddress?: string | undefined
}

type Options = {
  /** A detail, such as the name of a passkey; never a secret. */
  detail?: string | undefined
  /** True if the server's owner did it, on no device of the person's. */
  isByServer?: boolean
}

const DETAIL_MAX = 200

/**
 * Records a security event of an account: for the person in Settings, and as one line of the
 * server's log. Pass the transaction of the change itself, so that both happen or neither.
 * @returns the event's id
 */
export async function recordSecurityEvent(
  trx: Db,
  origin: Origin,
  userId: string,
  kind: SecurityEventKind,
  { detail, isByServer = false }: Options = {},
): Promise<string> {
  logSecurityEvent(origin, kind, userId)
  const { id } = await queries.insertEvent(trx, {
    user_id: userId,
    kind,
    device: isByServer ? null : describeDevice(origin.userAgent ?? null),
    detail: detail?.slice(0, DETAIL_MAX) || null,
  })
  await queries.deleteSurplusEvents(trx, userId)
  return id
}

/**
 * Like `recordSecurityEvent`, but nobody waits for it, so that the time of a refusal does not
 * reveal whether the account exists.
 */
export function recordInBackground(
  db: Db,
  origin: Origin & { log: Pick<FastifyBaseLogger, 'error'> },
  userId: string | undefined,
  kind: SecurityEventKind,
): void {
  if (userId === undefined) {
    logSecurityEvent(origin, kind)
    return
  }
  recordSecurityEvent(db, origin, userId, kind).catch((err: unknown) => {
    origin.log.error({ err }, 'A security event was not recorded')
  })
}

/** One line in a format that other programs rely on (docs/operations.md#blocking-who-guesses). */
function logSecurityEvent(
  { log, loggedAddress }: Origin,
  kind: SecurityEventKind,
  userId?: string,
): void {
  log[isAlarming(kind) ? 'warn' : 'info'](
    {
      security: kind,
      ...(userId !== undefined && { user: userId }),
      ...(loggedAddress !== undefined && { address: loggedAddress }),
    },
    'security',
  )
}
