import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { Server } from 'node:net'

type Message = { uid: number; flags: string[]; raw: string }
type Mailbox = { uidvalidity: number; uidnext: number; messages: Message[] }
type Hoodiecrow = {
  server: Server
  listen: (port: number, host: string) => void
  close: (done: () => void) => void
  getMailbox: (path: string) => Mailbox
  appendMessage: (mailbox: Mailbox, flags: string[], at: Date, raw: string) => void
}

export type ImapServer = {
  port: number
  getMailbox: (path: string) => Mailbox
  /** Adds an incoming mail. */
  append: (path: string, raw: string, at?: Date) => void
  close: () => Promise<void>
}

const PLUGINS = ['ID', 'LITERALPLUS', 'UNSELECT', 'SPECIAL-USE', 'ENABLE']

/** Starts a real IMAP server on loopback with one mailbox: INBOX, and a folder `Jobs`. */
export async function startImapServer(user: string, password: string): Promise<ImapServer> {
  const create: (options: object) => Hoodiecrow = createRequire(import.meta.url)('hoodiecrow-imap')
  const server = create({
    plugins: PLUGINS,
    users: { [user]: { password } },
    storage: { INBOX: { messages: [] }, '': { folders: { Jobs: { messages: [] } } } },
  })
  server.listen(0, '127.0.0.1')
  if (!server.server.listening) await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    port: address.port,
    getMailbox: (path) => server.getMailbox(path),
    append: (path, raw, at = new Date()) =>
      server.appendMessage(server.getMailbox(path), [], at, raw),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
