import { expect, test } from 'vitest'
import { groupByStatus } from './columns.ts'
import { makeJob } from './job-fixture.ts'
import { groupByStage, startsStage } from './stage-order.ts'

const stages = { saved: [], applied: ['Sent', 'Seen'], interviewing: [], offer: [], rejected: [] }
const job = (company: string, stage: string | null, status: 'applied' | 'offer' = 'applied') =>
  makeJob({ company, stage, status })

test('a column groups the applications of one stage, in their previous order', () => {
  const jobs = [job('a', null), job('b', 'Seen'), job('c', 'Sent'), job('d', 'Seen')]
  const { applied } = groupByStage(groupByStatus(jobs), stages)
  expect(applied.map(({ company }) => company)).toEqual(['c', 'b', 'd', 'a'])
  const starts = applied.map((_one, index) => startsStage(applied, index))
  expect(starts).toEqual([true, true, false, true])
})

test('a column without stages stays the same array, without groups', () => {
  const columns = groupByStatus([job('a', null, 'offer'), job('b', null, 'offer')])
  expect(groupByStage(columns, stages).offer).toBe(columns.offer)
  expect(columns.offer.map((_one, index) => startsStage(columns.offer, index))).toEqual([
    false,
    false,
  ])
})
