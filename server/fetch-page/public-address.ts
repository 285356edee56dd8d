import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import ipaddr from 'ipaddr.js'

export type IpAddress = { address: string; family: 4 | 6 }
export type Resolve = (hostname: string) => Promise<IpAddress[]>
/** Whether this address and port may be connected to. */
export type Guard = (address: string, port: number) => boolean

const WEB_PORTS = [80, 443, 8080, 8443]
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')
const DNS_TIMEOUT_MS = 1_500

/**
 * Whether an IP address is anybody's on the internet: no private, loopback, link-local, shared,
 * multicast, documentation or metadata address, and none that carries an IPv4 address inside.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6)
}

export const allowPublic: Guard = (address, port) =>
  WEB_PORTS.includes(port) && isPublicAddress(address)

/** Asks the DNS alone, never this machine's own list of hosts, and holds no thread while waiting. */
export const resolveByDns: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 })
  const [four, six] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ])
  const read = (found: PromiseSettledResult<string[]>, family: 4 | 6) =>
    found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : []
  return [...read(four, 4), ...read(six, 6)]
}

/**
 * The lookup of one connection. What it answers is what is connected to, so that a name which means
 * something else a moment later leads nowhere; a name of which any address is refused is refused.
 */
export function createLookup(
  resolve: Resolve,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  const find = callbackify(async (hostname: string): Promise<[IpAddress, ...IpAddress[]]> => {
    const [first, ...others] = await resolve(hostname)
    if (first === undefined || ![first, ...others].every(({ address }) => isAllowed(address))) {
      throw new Error('No address that may be connected to')
    }
    return [first, ...others]
  })
  return (hostname, { all }, callback) =>
    find(hostname, (error, addresses) => {
      // On an error there are none, whatever the types say.
      if (error) callback(error, [])
      else if (all) callback(null, addresses)
      else callback(null, addresses[0].address, addresses[0].family)
    })
}
