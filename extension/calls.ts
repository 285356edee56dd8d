import { t } from '#src/language/t.ts'
import { type Pairing, toHost } from './storage/pairing.ts'
import type { JobInput } from './values.ts'

const PATIENCE_MS = 20_000
const HTTP_UNAUTHORIZED = 401
const HTTP_FORBIDDEN = 403
const HTTP_TIMEOUT = 408
const HTTP_TOO_MANY = 429
const HTTP_SERVER_ERROR = 500

/** The result of adding an application. */
export type Outcome =
  | { kind: 'done'; id: string }
  | { kind: 'unpaired' }
  /** Invalid: `detail` is the server's message, or one message per line. */
  | { kind: 'refused'; detail: string }
  /** To be retried; `isForAll` if any other call would fail as well. */
  | { kind: 'later'; reason: string; isForAll: boolean }

export type Match = {
  id: string
  company: string
  position: string
  status: string
  application_date: string
}

type Reply =
  | { kind: 'response'; status: number; body: Readonly<Record<string, unknown>> }
  | Exclude<Outcome, { kind: 'done' | 'refused' }>

/** Adds an application; a repeated call with the same `requestId` returns the first one's. */
export async function addJob(
  pairing: Pairing,
  requestId: string,
  input: JobInput,
): Promise<Outcome> {
  const reply = await call(pairing, '/api/jobs', { ...input, request_id: requestId })
  if (reply.kind !== 'response') return reply
  const { status, body } = reply
  if (status < 300) {
    return typeof body['id'] === 'string' ? { kind: 'done', id: body['id'] } : isForeign(pairing)
  }
  const detail = readDetail(body)
  // Only Foothold returns a detail; another program may run there now.
  return detail === undefined ? isForeign(pairing) : { kind: 'refused', detail }
}

/** Returns applications that may be the same; undefined if the call fails. */
export async function findSimilar(
  pairing: Pairing,
  sent: { url: string; company: string; position: string },
): Promise<Match[] | undefined> {
  const query = new URLSearchParams(Object.entries(sent).filter(([, value]) => value !== ''))
  const reply = await call(pairing, `/api/jobs/similar?${query}`)
  return reply.kind === 'response' ? readMatches(reply.body) : undefined
}

/** Returns undefined if the server accepts the token, else a message for the person. */
export async function checkPairing(pairing: Pairing): Promise<string | undefined> {
  // A call that changes nothing and that a read-only token does not allow.
  const reply = await call(pairing, '/api/capture', { text: '-' })
  if (reply.kind === 'unpaired') {
    return t('{host} does not accept this code. Create a new one there.', {
      host: toHost(pairing.server),
    })
  }
  if (reply.kind === 'later') return reply.reason
  if (Array.isArray(reply.body['postings'])) return undefined
  return readDetail(reply.body) ?? isForeign(pairing).reason
}

/** Without `body` it is a GET. */
async function call({ server, token }: Pairing, path: string, body?: object): Promise<Reply> {
  const host = toHost(server)
  const later = (reason: string, isForAll = true) => ({ kind: 'later', reason, isForAll }) as const
  let response: Response
  try {
    response = await fetch(server + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'X-Time-Zone': new Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch {
    return later(
      navigator.onLine
        ? t('{host} could not be reached. It may be down, or its certificate may have changed.', {
            host,
          })
        : t('You are offline.'),
    )
  }
  if (response.type === 'opaqueredirect') {
    return later(
      t('{host} redirects elsewhere. If your Foothold has moved, pair this browser again.', {
        host,
      }),
    )
  }
  const { status } = response
  if (status === HTTP_TOO_MANY) return later(t('{host} asks you to wait a little.', { host }))
  if (status >= HTTP_SERVER_ERROR || status === HTTP_TIMEOUT) {
    return later(t('{host} has a problem at the moment.', { host }), false)
  }
  const received = toRecord(await response.json().catch(() => undefined))
  // A proxy's sign-in page, or another program at Foothold's former address.
  if (received === undefined) return isForeign({ server })
  if (status === HTTP_UNAUTHORIZED || status === HTTP_FORBIDDEN) {
    return readDetail(received) === undefined ? isForeign({ server }) : { kind: 'unpaired' }
  }
  return { kind: 'response', status, body: received }
}

const isForeign = ({ server }: Pick<Pairing, 'server'>) =>
  ({
    kind: 'later',
    reason: t(
      'The server at {host} is not Foothold. It may have moved, or you may have to sign in there first.',
      { host: toHost(server) },
    ),
    isForAll: true,
  }) as const

const toRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : undefined

/** Returns the server's message, or its messages about fields, one per line. */
function readDetail({ detail }: Readonly<Record<string, unknown>>): string | undefined {
  const sentences = (Array.isArray(detail) ? detail : [detail]).filter(
    (one) => typeof one === 'string',
  )
  return sentences.length > 0 ? sentences.join('\n') : undefined
}

function readMatches(body: Readonly<Record<string, unknown>>): Match[] | undefined {
  const { matches } = body
  if (!Array.isArray(matches)) return undefined
  return matches.flatMap((value: unknown) => {
    const record = toRecord(value) ?? {}
    const read = (name: keyof Match) => {
      const text = record[name]
      return typeof text === 'string' ? text : ''
    }
    return {
      id: read('id'),
      company: read('company'),
      position: read('position'),
      status: read('status'),
      application_date: read('application_date'),
    }
  })
}
