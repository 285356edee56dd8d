import { expect, test } from 'vitest'
import { makeJob } from '#src/jobs/job-fixture.ts'
import { UNFINISHED } from '../../../lib/form-values.ts'
import {
  addScheme,
  findUnfinished,
  toChanges,
  toInput,
  toValues,
  withInterview,
  withStatus,
} from './job-values.ts'

const now = new Date('2026-03-10T09:00:00')

const job = makeJob({
  url: 'https://acme.example/jobs/1',
  notes: 'Asked Ann',
  documents: [
    { id: '3f0c1f1e-0000-4000-8000-000000000001', filename: 'cv.pdf', document_type: 'resume' },
    { id: null, filename: 'old.pdf', document_type: 'resume' },
  ],
})

test('a new application starts in the column’s status', () => {
  expect(toValues(undefined, 'saved').status).toBe('saved')
})

test('sent documents are only sent again if another choice was made', () => {
  const initial = toValues(job, 'applied')
  expect(initial.document_ids).toEqual(['3f0c1f1e-0000-4000-8000-000000000001'])
  const again = { ...initial, document_ids: [...initial.document_ids] }
  expect(toChanges(initial, again)).toEqual({})
  expect(toChanges(initial, { ...initial, document_ids: [] })).toEqual({ document_ids: [] })
})

test('only changed fields are sent', () => {
  const initial = toValues(job, 'applied')
  expect(toChanges(initial, initial)).toEqual({})
  expect(toChanges(initial, { ...initial, location: 'Berlin' })).toEqual({ location: 'Berlin' })
  expect(toChanges(initial, { ...initial, notes: '' })).toEqual({ notes: '' })
})

test('a change to interviewing proposes tomorrow at noon, technical, round 1', () => {
  const values = withInterview({ ...toValues(job, 'applied'), status: 'interviewing' }, now)
  expect(values.interview_date).toBe('2026-03-11T12:00')
  expect(values.interview_type).toBe('technical')
  expect(values.interview_round).toBe('1')
  expect(toChanges(toValues(job, 'applied'), values)).toEqual({
    status: 'interviewing',
    interview_date: new Date('2026-03-11T12:00').toISOString(),
    interview_type: 'technical',
    interview_round: 1,
  })
})

test('a future interview is kept, a past one is not', () => {
  const values = { ...toValues(job, 'applied'), interview_type: 'hr', interview_round: '3' }
  const kept = withInterview({ ...values, interview_date: '2026-04-01T10:00' }, now)
  expect(kept.interview_date).toBe('2026-04-01T10:00')
  expect(kept.interview_type).toBe('hr')
  expect(withInterview({ ...values, interview_date: '2026-03-01T10:00' }, now).interview_date).toBe(
    '2026-03-11T12:00',
  )
})

test('a partly typed date is not saved, and has its own message', () => {
  const initial = toValues({ ...job, deadline: '2026-03-20' }, 'applied')
  const halved = { ...initial, deadline: UNFINISHED, interview_date: UNFINISHED }
  expect(findUnfinished(initial)).toEqual({})
  expect(findUnfinished(halved)).toEqual({ deadline: 'Please fill in the whole date' })
  expect(findUnfinished({ ...halved, status: 'interviewing' })).toEqual({
    deadline: 'Please fill in the whole date',
    interview_date: 'Please fill in the whole date and time',
  })
  expect(withInterview(halved, now).interview_date).toBe('2026-03-11T12:00')
})

test('a saved application gets the date of the day it is applied for, unless a date is typed', () => {
  const saved = { ...job, status: 'saved' } as const
  const initial = toValues(saved, 'saved')
  const applied = withStatus(initial, 'applied', saved, now)
  expect(applied.application_date).toBe('2026-03-10')
  expect(withStatus(applied, 'saved', saved, now)).toEqual(initial)
  const typed = { ...initial, application_date: '2026-03-05' }
  expect(withStatus(typed, 'applied', saved, now).application_date).toBe('2026-03-05')
  // A date that the person set back by hand is sent.
  expect(toChanges(initial, { ...applied, application_date: '2026-03-01' })).toEqual({
    status: 'applied',
    application_date: '2026-03-01',
  })
})

test('outside of interviewing no interview field is sent', () => {
  const values = { ...toValues(job, 'applied'), interview_type: 'hr' }
  expect(toInput(values)).not.toHaveProperty('interview_type')
})

test('an address without a scheme gets https', () => {
  expect(addScheme(' acme.example/jobs ')).toBe('https://acme.example/jobs')
  expect(addScheme('http://acme.example')).toBe('http://acme.example')
  expect(addScheme('ftp://acme.example')).toBe('ftp://acme.example')
  expect(addScheme('  ')).toBe('')
})
