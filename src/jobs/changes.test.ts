import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges } from './changes.ts'
import { makeJob as job } from './job-fixture.ts'

const toJobs = (ids: readonly string[]) => ids.map((id) => job({ id }))
/** The changes that lead to the list `now`. */
const toChanges = (
  now: readonly string[],
  changed: readonly string[],
  gone: readonly string[],
) => ({
  version: '2',
  total: now.length,
  changed: changed.map((id) => ({ after: now[now.indexOf(id) - 1] ?? null, job: job({ id }) })),
  gone: [...gone],
})

test('an application erased without a trace is noticed, though as many were added', () => {
  const changes = toChanges(['new', 'b', 'c'], ['new', 'c'], [])
  expect(applyChanges(toJobs(['erased', 'b', 'c']), changes)).toBeUndefined()
})

test('changes that follow each other in a circle are not applied', () => {
  const changed = [
    { after: 'b', job: job({ id: 'a' }) },
    { after: 'a', job: job({ id: 'b' }) },
  ]
  const changes = { version: '2', total: 2, changed, gone: [] }
  expect(applyChanges(toJobs(['a', 'b']), changes)).toBeUndefined()
})

test('the list with changes is the new list, or none if rows were erased without a trace', () => {
  const fates = fc.array(fc.constantFrom('kept', 'moved', 'gone', 'erased'), { maxLength: 8 })
  const places = fc.array(fc.nat(8), { minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(fates, fc.nat(4), places, (each, additions, at) => {
      const known = each.map((_fate, index) => `known${index}`)
      const having = (fate: string) => known.filter((_id, index) => each[index] === fate)
      const added = Array.from({ length: additions }, (_one, index) => `added${index}`)
      const changed = [...having('moved'), ...added]
      const now = having('kept')
      for (const [index, id] of changed.entries()) now.splice(at[index] ?? 0, 0, id)
      const found = applyChanges(toJobs(known), toChanges(now, changed, having('gone')))
      expect(found?.map(({ id }) => id)).toEqual(having('erased').length > 0 ? undefined : now)
    }),
  )
})
