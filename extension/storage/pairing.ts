/** The server that this browser saves to. `isEnded` if it no longer accepts the token. */
export type Pairing = { server: string; token: string; isEnded?: true }

type Stored = { pairing?: Pairing }

/** `https://jobs.example.com/pair#fh_…`, as Settings shows it; undefined for anything else. */
export function parsePairingCode(text: string): Pairing | undefined {
  const code = text.trim()
  if (!URL.canParse(code)) return undefined
  const { protocol, pathname, hash, origin } = new URL(code)
  const token = /^#(fh_[\w-]{43})$/.exec(hash)?.[1]
  const isOurs = /^https?:$/.test(protocol) && /^\/pair\/?$/.test(pathname)
  return isOurs && token !== undefined ? { server: origin, token } : undefined
}

export const readPairing = async (): Promise<Pairing | undefined> =>
  (await chrome.storage.local.get<Stored>('pairing')).pairing

export const keepPairing = (pairing: Pairing): Promise<void> =>
  chrome.storage.local.set<Stored>({ pairing })

export async function markEnded(token: string): Promise<void> {
  const pairing = await readPairing()
  if (pairing?.token === token) await keepPairing({ ...pairing, isEnded: true })
}

export async function forgetPairing(): Promise<void> {
  const pairing = await readPairing()
  await chrome.storage.local.remove('pairing')
  if (pairing !== undefined) await releaseHost(pairing.server)
}

/** Returns the host, as shown to the person. */
export const toHost = (server: string): string => new URL(server).host

/** Returns the permission's pattern, without a port; undefined if there is none, as for http at home. */
function toPattern(server: string): string | undefined {
  const { protocol, hostname } = new URL(server)
  const isAsked = protocol === 'https:' || hostname === 'localhost'
  return isAsked ? `${protocol}//${hostname}/*` : undefined
}

/** Requests permission for the server; must be called at once in a click handler. */
export async function askForHost(server: string): Promise<boolean> {
  const pattern = toPattern(server)
  return pattern === undefined || chrome.permissions.request({ origins: [pattern] })
}

export async function releaseHost(server: string): Promise<void> {
  const pattern = toPattern(server)
  if (pattern === undefined) return
  // Permissions of the manifest cannot be removed.
  await chrome.permissions.remove({ origins: [pattern] }).catch(() => false)
}
