import { expect, test } from 'vitest'
import { COMPANY_RESEARCH } from './checklists.ts'
import { countTicked, withTick } from './ticks.ts'

test('only ticks of the list itself count, each once', () => {
  const ticked = ['company.why', 'company.why', 'technical.setup', 'gone.since']
  expect(countTicked(COMPANY_RESEARCH, ticked)).toBe(1)
})

test('a tick is added once, removed completely, and unknown ones are kept', () => {
  expect(withTick(['gone.since', 'a'], 'a', true)).toEqual(['gone.since', 'a'])
  expect(withTick(['gone.since', 'a', 'a'], 'a', false)).toEqual(['gone.since'])
})
