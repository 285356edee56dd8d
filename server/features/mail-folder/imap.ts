import { isIP } from 'node:net'
import type { ImapFlow, MailboxObject } from 'imapflow'
import {
  FOLDER_PROBLEM_WORDS,
  type FolderProblem,
  IMAP_PORT,
  IMAP_STARTTLS_PORT,
} from '#src/mail/folder.ts'
import type { Reach } from '../../fetch-page/guarded-request.ts'
import { type Guard, isPublicAddress, resolveByDns } from '../../fetch-page/public-address.ts'

export type FolderAccess = {
  host: string
  port: number
  username: string
  password: string
  folder: string
}

/** Allowed destinations: public servers, and those that the server's owner names. */
export type ImapReach = Reach & { ownHosts: readonly string[] }

/** Why a folder cannot be checked, in the person's words. */
export class FolderFailure extends Error {
  readonly problem: FolderProblem
  constructor(problem: FolderProblem, cause?: unknown) {
    super(FOLDER_PROBLEM_WORDS[problem], { cause })
    this.problem = problem
  }
}

const CONNECT_MAX_MS = 10_000
const SILENCE_MAX_MS = 30_000
const ALL_MAX_MS = 4 * 60_000
const LINE_MAX_BYTES = 1024 * 1024

const allowMailServers: Guard = (address, port) =>
  [IMAP_PORT, IMAP_STARTTLS_PORT].includes(port) && isPublicAddress(address)

export type OpenFolder = { client: ImapFlow; mailbox: MailboxObject }

/**
 * Signs in, opens the folder for reading only, and runs `work`.
 * @param maxBytes of one mail
 * @throws FolderFailure
 */
export async function withFolder<T>(
  access: FolderAccess,
  reach: ImapReach,
  maxBytes: number,
  work: (open: OpenFolder) => Promise<T>,
): Promise<T> {
  // Loaded only if there is a folder.
  const { ImapFlow } = await import('imapflow')
  const { host, port, username, password, folder } = access
  const isOwn = reach.ownHosts.includes(host)
  const client = new ImapFlow({
    // The address that was checked is the one connected to, which defeats DNS rebinding.
    host: isOwn ? host : await findAddress(host, port, reach),
    port,
    secure: port === IMAP_PORT,
    ...(isIP(host) === 0 && { servername: host }),
    // Passwords are never sent unencrypted over the internet.
    ...(!isOwn && port !== IMAP_PORT && { doSTARTTLS: true }),
    tls: { rejectUnauthorized: !isOwn },
    auth: { user: username, pass: password },
    logger: false,
    disableAutoIdle: true,
    // Compressed data could grow.
    disableCompression: true,
    connectionTimeout: CONNECT_MAX_MS,
    greetingTimeout: CONNECT_MAX_MS,
    socketTimeout: SILENCE_MAX_MS,
    maxLiteralSize: maxBytes + LINE_MAX_BYTES,
  })
  client.on('error', () => undefined)
  const late = setTimeout(() => client.close(), ALL_MAX_MS)
  try {
    await client.connect().catch((error: unknown) => fail(error, 'unreachable'))
    const mailbox = await client
      .mailboxOpen(folder, { readOnly: true })
      .catch((error: unknown) => fail(error, client.usable ? 'folder' : 'unreachable'))
    return await work({ client, mailbox })
  } finally {
    clearTimeout(late)
    client.close()
  }
}

async function findAddress(host: string, port: number, reach: ImapReach): Promise<string> {
  const { guard = allowMailServers, resolve = resolveByDns } = reach
  const found = isIP(host) === 0 ? await resolve(host).catch(() => []) : [{ address: host }]
  const [first] = found
  if (first === undefined || !found.every(({ address }) => guard(address, port))) {
    throw new FolderFailure('unreachable')
  }
  return first.address
}

const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/

function fail(error: unknown, otherwise: FolderProblem): never {
  const { code, authenticationFailed } = Object.assign(
    { code: undefined, authenticationFailed: undefined } as Record<string, unknown>,
    error,
  )
  if (authenticationFailed === true) throw new FolderFailure('sign_in', error)
  if (typeof code === 'string' && CERTIFICATE.test(code)) {
    throw new FolderFailure('certificate', error)
  }
  throw new FolderFailure(otherwise, error)
}
