import ipaddr from 'ipaddr.js'
import { toRateLimitAddress } from '../../context.ts'

const MINUTE_MS = 60_000

type Visitor = { open: number; recent: number; since: number }

/**
 * Limits the connections per address. Addresses of the server's own network are not limited,
 * because behind a relay or a container's gateway all clients have the same one.
 */
export function createConnectionLimits(limits: {
  atOnce: number
  perMinute: number
  known: number
}) {
  const visitors = new Map<string, Visitor>()
  /** By session, so that each is removed only once. */
  const inside = new Map<string, string>()

  const forgetOld = (now: number) => {
    for (const [address, { open, since }] of visitors) {
      if (open === 0 && now - since >= MINUTE_MS) visitors.delete(address)
    }
  }

  return {
    /** Returns false if the address has too many. */
    enter(session: string, ip: string, now: number): boolean {
      if (isNear(ip)) return true
      const address = toRateLimitAddress(ip)
      if (visitors.size >= limits.known) forgetOld(now)
      const visitor = visitors.get(address) ?? { open: 0, recent: 0, since: now }
      if (!visitors.has(address)) {
        if (visitors.size >= limits.known) return false
        visitors.set(address, visitor)
      }
      if (now - visitor.since >= MINUTE_MS) Object.assign(visitor, { recent: 0, since: now })
      visitor.recent += 1
      if (visitor.open >= limits.atOnce || visitor.recent > limits.perMinute) return false
      visitor.open += 1
      inside.set(session, address)
      return true
    },
    leave(session: string) {
      const visitor = visitors.get(inside.get(session) ?? '')
      if (inside.delete(session) && visitor !== undefined) visitor.open -= 1
    },
  }
}

const isNear = (ip: string) => ipaddr.isValid(ip) && ipaddr.process(ip).range() !== 'unicast'

/** A token bucket: `size` at once, and `perSecond` more with each second. */
export function createBucket(size: number, perSecond: number) {
  let left = size
  let filledAt = performance.now()
  return {
    take(): boolean {
      const now = performance.now()
      left = Math.min(size, left + ((now - filledAt) / 1000) * perSecond)
      filledAt = now
      if (left < 1) return false
      left -= 1
      return true
    },
    giveBack() {
      left = Math.min(size, left + 1)
    },
  }
}
