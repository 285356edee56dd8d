import { expect, test } from 'vitest'
import { fillInterview } from './interview-defaults.ts'

const copy = (instant: Date) => new Date(instant)
const NOW = new Date(2026, 10, 21, 8)
const EMPTY = { interview_date: null, interview_type: null, interview_round: null }
const HAS = {
  interview_date: '2026-12-01T09:00:00.000Z',
  interview_type: 'hr' as const,
  interview_round: 3,
}
const DEFAULTS = {
  interview_date: new Date(2026, 10, 22, 12).toISOString(),
  interview_type: 'technical',
  interview_round: 1,
}

test('empty fields get the defaults, fields that are set keep their values', () => {
  expect(fillInterview(EMPTY, {}, NOW, copy)).toEqual(DEFAULTS)
  expect(fillInterview(HAS, {}, NOW, copy)).toEqual(HAS)
})

test('a past date counts as empty, the rest is kept', () => {
  const passed = { ...HAS, interview_date: new Date(NOW.getTime() - 1).toISOString() }
  expect(fillInterview(passed, {}, NOW, copy)).toEqual({
    ...HAS,
    interview_date: DEFAULTS.interview_date,
  })
})

test('sent values take precedence, even a past date; sent empty ones get the default', () => {
  const sent = { ...HAS, interview_date: '2026-01-01T09:00:00.000Z' }
  expect(fillInterview(EMPTY, sent, NOW, copy)).toEqual(sent)
  expect(fillInterview(HAS, EMPTY, NOW, copy)).toEqual(DEFAULTS)
})
