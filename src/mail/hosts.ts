import { memoize } from './memoize.ts'
import { isAnybodysHost } from './senders.ts'

/** An application by its company's key and its posting's address. */
type Placed = { company: string; job: { url: string | null } }

/** The host of an address, what of it is of one owner, and whether it is of a board. */
type Host = { name: string; site: string; isAnybodys: boolean }
export type Hosts = (url: string) => Host

function toHost(url: string): Host {
  const name = URL.canParse(url) ? new URL(url).hostname.toLowerCase() : ''
  return { name, site: toRegistered(name), isAnybodys: isAnybodysHost(name) }
}

export const toMailSite = (host: string) =>
  host === '' || isAnybodysHost(host) ? '' : toRegistered(host)

/** What of an address its host is read from, where that is plain to see. */
const ORIGIN = /^https?:\/\/[^\s/?#\\]*(?=[/?#]|$)/i
const INVISIBLE = /[\t\n\r]/

/** Hosts of addresses; of thousands of postings many stand at one. */
export function createHosts(): Hosts {
  const read = memoize(toHost)
  return memoize((url) => read(INVISIBLE.test(url) ? url : (ORIGIN.exec(url)?.[0] ?? url)))
}

/** `careers.acme.co.uk` and `mail.acme.co.uk` are of one owner. */
function toRegistered(host: string): string {
  const labels = host.split('.')
  const isSecond = labels.length > 2 && /^(?:co|com|org|ac|net|gov|edu)$/.test(labels.at(-2) ?? '')
  return labels.slice(isSecond ? -3 : -2).join('.')
}

/**
 * Whether an application is at a site: by the posting's own host, by its place at a board
 * (`/acme/jobs/1`), or as the company is called.
 */
export function createOfSite(site: string, hosts: Hosts): (keyed: Placed) => boolean {
  if (site === '') return () => false
  const label = site.split('.')[0] ?? ''
  const flat = label.replaceAll('-', '')
  return ({ job: { url }, company }) => {
    if (flat.length > 2 && company.replaceAll(' ', '') === flat) return true
    if (url === null) return false
    const host = hosts(url)
    if (host.site === site) return true
    return (
      host.isAnybodys &&
      label.length > 2 &&
      (host.name.split('.').slice(0, -2).includes(label) ||
        // To read an address takes long.
        ((url.includes(label) || INVISIBLE.test(url)) &&
          new URL(url).pathname.split('/').includes(label)))
    )
  }
}
