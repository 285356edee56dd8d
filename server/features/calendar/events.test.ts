import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findChanges, isOver, type StoredEvent, type PublishedEvent } from './events.ts'

const apply = (kept: readonly StoredEvent[], changes: readonly StoredEvent[]): StoredEvent[] => [
  ...new Map([...kept, ...changes].map((event) => [event.uid, event])).values(),
]
const anyEvent = fc.record({
  uid: fc.constantFrom('a', 'b', 'c'),
  summary: fc.constantFrom('x', 'y'),
  day: fc.constantFrom('2026-01-01', '2026-01-02'),
  starts_at: fc.constant(null),
})
const state: fc.Arbitrary<PublishedEvent[]> = fc.uniqueArray(anyEvent, {
  selector: ({ uid }) => uid,
})

const toLine = ({ uid, summary, day }: PublishedEvent) => `${uid} ${summary} ${day}`

test('after any changes, calendars have the current state, and every change has a higher number', () => {
  fc.assert(
    fc.property(fc.array(state, { maxLength: 8 }), (states) => {
      let kept: StoredEvent[] = []
      let now = Date.parse('2026-01-01T00:00:00Z')
      for (const current of states) {
        now += 60_000
        const changes = findChanges(current, kept, new Date(now))
        for (const change of changes) {
          const before = kept.find(({ uid }) => uid === change.uid)
          expect(change.sequence).toBe(before === undefined ? 0 : before.sequence + 1)
        }
        kept = apply(kept, changes)
        const shown = kept.filter(({ cancelled_at }) => cancelled_at === null)
        expect(shown.map(toLine).toSorted()).toEqual(current.map(toLine).toSorted())
        expect(findChanges(current, kept, new Date(now + 1))).toEqual([])
      }
    }),
  )
})

test('cancelled events are published for 30 days', () => {
  const cancelled_at = '2026-01-01T00:00:00.000Z'
  expect(isOver({ cancelled_at }, new Date('2026-01-30T23:59:59Z'))).toBe(false)
  expect(isOver({ cancelled_at }, new Date('2026-01-31T00:00:01Z'))).toBe(true)
  expect(isOver({ cancelled_at: null }, new Date('2036-01-01'))).toBe(false)
})
