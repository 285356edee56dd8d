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
 * Whether an IP address is public: not private, loopback, link-local, shared, multicast,
 * documentation or cloud metadata, and not an IPv6 address with an IPv4 address embedded.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6)
}

export const allowPublic: Guard = (address, port) =>
  WEB_PORTS.includes(port) && isPublicAddress(address)

/** Resolves through DNS only, never the hosts file, and without blocking a worker thread. */
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
 * Creates the `lookup` of one connection. Only the checked addresses are connected to, which
 * prevents DNS rebinding. A name with any forbidden address is refused.
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
      // `addresses` is undefined on an error, despite its type.
      if (error) callback(error, [])
      else if (all) callback(null, addresses)
      else callback(null, addresses[0].address, addresses[0].family)
    })
}
