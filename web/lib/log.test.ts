import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOG_LEVELS, parseLogLevel } from './log.ts'
import { describeData, LogBudget } from './log-entry.ts'

test('a stored level counts from 0 to 4, anything else is the default', () => {
  expect(['0', '1', '2', '3', '4'].map(parseLogLevel)).toEqual([0, 1, 2, 3, 4])
  for (const wrong of [null, '', ' ', '5', '-1', '1.5', 'WARN', 'NaN', '0x1f']) {
    expect(parseLogLevel(wrong), String(wrong)).toBe(LOG_LEVELS.ERROR)
  }
})

test('data contains no query, email address or token', () => {
  const address = `https://jobs.example.com/reset-password?token=${'k7'.repeat(20)}`
  const text = JSON.stringify(describeData({ form: { mail: 'ada@example.com' }, address }))
  expect(text).not.toMatch(/ada|token=|k7/)
})

test('an error is logged by its name, message and stack, within limits', () => {
  const error = new TypeError('x'.repeat(50).concat(' '.repeat(9000)))
  error.stack = `TypeError\n${'    at https://jobs.example.com/assets/a.js?t=1:1:2\n'.repeat(900)}`
  const { data } = describeData(error)
  expect(data).toMatchObject({ name: 'TypeError' })
  expect(JSON.stringify(data).length).toBeLessThan(6_000)
  expect(JSON.stringify(data)).not.toContain('?t=1')
})

test('any thrown value can be described, in a limited text', () => {
  const loop: { self?: unknown } = {}
  loop.self = loop
  for (const odd of [loop, 1n, Symbol('x'), () => 1, null, Number.NaN]) {
    expect(describeData(odd)).toHaveProperty('data')
  }
  expect(describeData(undefined)).toEqual({})
  fc.assert(
    fc.property(fc.anything({ withBigInt: true }), (thrown) => {
      expect(JSON.stringify(describeData(thrown)).length).toBeLessThan(10_000)
    }),
  )
})

test('the same entry is sent once a minute, and at most ten entries are', () => {
  const budget = new LogBudget()
  expect(budget.take('broken', 0)).toBe(true)
  expect(budget.take('broken', 59_000)).toBe(false)
  expect(budget.take('broken', 60_000)).toBe(true)
  const taken = Array.from({ length: 30 }, (_, index) => budget.take(`other ${index}`, 61_000))
  expect(taken.filter(Boolean)).toHaveLength(9)
  expect(budget.take('later', 120_000)).toBe(true)
})
