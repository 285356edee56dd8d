import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEntries } from './merge.ts'

type Entry = { id: string; text: string }
type Item = { id?: string | null; text: string }

let made = 0
const rules = {
  create: ({ text }: Item): Entry => ({ id: `new-${(made += 1)}`, text }),
  change: (current: Entry, { text }: Item): Entry => ({ ...current, text }),
}
const merge = (existing: readonly Entry[], sent: readonly Item[]) =>
  mergeEntries(existing, sent, rules)

const ids = fc.uniqueArray(
  fc.integer({ min: 0, max: 30 }).map((n) => `id-${n}`),
  { maxLength: 12 },
)
const toEntries = (all: string[]) => all.map((id) => ({ id, text: `old ${id}` }))
/** A list that a tab sends: some of the existing entries, in any order, among new ones. */
const sentFor = (existing: string[]) =>
  fc
    .tuple(
      fc.shuffledSubarray(existing),
      fc.array(fc.constantFrom(undefined, null), { maxLength: 5 }),
    )
    .chain(([kept, fresh]) => fc.shuffledSubarray([...kept, ...fresh], { minLength: kept.length }))
    .map((list) =>
      list.map((id, index): Item => ({ ...(id !== undefined && { id }), text: `${index}` })),
    )
const cases = ids.chain((existing) => fc.tuple(fc.constant(existing), sentFor(existing)))

test('every item becomes one entry with its own text: old ids stay, new ones are new', () => {
  fc.assert(
    fc.property(cases, ([existing, sent]) => {
      const merged = merge(toEntries(existing), sent)
      expect(merged?.map(({ text }) => text)).toEqual(sent.map(({ text }) => text))
      const known = merged?.map(({ id }) => (existing.includes(id) ? id : null))
      expect(known).toEqual(sent.map(({ id }) => id ?? null))
      expect(new Set(merged?.map(({ id }) => id)).size).toBe(sent.length)
    }),
  )
})

test('merging the result again changes nothing', () => {
  fc.assert(
    fc.property(cases, ([existing, sent]) => {
      const merged = merge(toEntries(existing), sent) ?? []
      expect(merge(merged, merged)).toEqual(merged)
    }),
  )
})

test('one unknown id rejects the whole list', () => {
  fc.assert(
    fc.property(cases, fc.nat(20), ([existing, sent], at) => {
      const withUnknown = sent.toSpliced(at, 0, { id: 'of-nobody', text: 'x' })
      expect(merge(toEntries(existing), withUnknown)).toBeUndefined()
    }),
  )
})
