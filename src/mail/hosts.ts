import { memoize } from './memoize.ts'
import { isSharedHost } from './senders.ts'

/** An application by its company key and the address of its posting. */
type Placed = { company: string; job: { url: string | null } }

/** The host of an address, its registered domain, and whether many companies share it (as on a job board). */
type Host = { name: string; site: string; isShared: boolean }
export type Hosts = (url: string) => Host

function toHost(url: string): Host {
  const name = URL.canParse(url) ? new URL(url).hostname.toLowerCase() : ''
  return { name, site: toRegistered(name), isShared: isSharedHost(name) }
}

export const toMailSite = (host: string) =>
  host === '' || isSharedHost(host) ? '' : toRegistered(host)

/** The start of an address, if its host can be read without parsing. */
const ORIGIN = /^https?:\/\/[^\s/?#\\]*(?=[/?#]|$)/i
const INVISIBLE = /[\t\n\r]/

/** Cached, because thousands of postings may share a host. */
export function createHosts(): Hosts {
  const read = memoize(toHost)
  return memoize((url) => read(INVISIBLE.test(url) ? url : (ORIGIN.exec(url)?.[0] ?? url)))
}

/** The registered domain: `acme.co.uk` of `careers.acme.co.uk`. */
function toRegistered(host: string): string {
  const labels = host.split('.')
  const isSecond = labels.length > 2 && /^(?:co|com|org|ac|net|gov|edu)$/.test(labels.at(-2) ?? '')
  return labels.slice(isSecond ? -3 : -2).join('.')
}

/**
 * Whether an application belongs to a sender's domain: by the posting's host, by its path on a job
 * board (`/acme/jobs/1`), or by the company's name.
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
      host.isShared &&
      label.length > 2 &&
      (host.name.split('.').slice(0, -2).includes(label) ||
        // Parsing an address is slow.
        ((url.includes(label) || INVISIBLE.test(url)) &&
          new URL(url).pathname.split('/').includes(label)))
    )
  }
}
