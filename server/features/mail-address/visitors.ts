import ipaddr from 'ipaddr.js'
import { toCountedAddress } from '../../context.ts'

const MINUTE_MS = 60_000

type Visitor = { open: number; recent: number; since: number }

/**
 * Counts who is at the door. Addresses of one's own network are not counted by themselves: behind a
 * relay or a container's gateway everybody has the same one.
 */
export function createVisitors(limits: { atOnce: number; perMinute: number; known: number }) {
  const visitors = new Map<string, Visitor>()
  /** By session, so that each leaves once. */
  const inside = new Map<string, string>()

  const forgetOld = (now: number) => {
    for (const [address, { open, since }] of visitors) {
      if (open === 0 && now - since >= MINUTE_MS) visitors.delete(address)
    }
  }

  return {
    /** False where there are too many from there. */
    enter(session: string, ip: string, now: number): boolean {
      if (isNear(ip)) return true
      const address = toCountedAddress(ip)
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

/** So many at once, and so many more with each second. */
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
