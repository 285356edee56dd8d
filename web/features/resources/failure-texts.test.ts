import { expect, test } from 'vitest'
import { RefusedCall } from '../../lib/failure.ts'
import {
  describeChangeFailure,
  describeCreateFailure,
  describeLoadFailure,
  describeTitleFailure,
} from './failure-texts.ts'

const LOST = new TypeError('Failed to fetch')
const answer = (status: number, detail?: string) => new RefusedCall(status, detail)

test.each([
  [LOST, 'Network error. Please check your connection and try again.'],
  [answer(401, 'Please log in'), 'Authentication required. Please log in again.'],
  [answer(429, 'Too many requests'), 'Too many requests'],
  [answer(503, 'The database is away'), 'The database is away'],
  [answer(500, 'Internal server error'), 'Failed to fetch resources. Please try again later.'],
  [answer(418), 'Failed to fetch resources. Please try again later.'],
])('a list that cannot be loaded is explained: %s', (error, text) => {
  expect(describeLoadFailure(error)).toBe(text)
})

test.each([
  [answer(400, 'URL is required'), 'URL is required'],
  [answer(400), 'Invalid resource data'],
  [answer(500, 'Internal server error'), 'Failed to create resource. Please try again.'],
  [LOST, 'Failed to create resource. Please try again.'],
])('a bookmark that cannot be created is explained: %s', (error, text) => {
  expect(describeCreateFailure(error)).toBe(text)
})

test.each(['update', 'delete'] as const)('a failed %s is explained', (action) => {
  const explain = (error: unknown) => describeChangeFailure(error, action)
  expect(explain(answer(404, 'x'))).toBe('Resource not found')
  expect(explain(answer(403, 'x'))).toBe(`You do not have permission to ${action} this resource`)
  expect(explain(answer(400, 'Please enter a valid URL'))).toBe('Please enter a valid URL')
  expect(explain(answer(500, 'x'))).toBe(`Failed to ${action} resource`)
  expect(explain(LOST)).toBe(`Failed to ${action} resource`)
})

test('a title that cannot be fetched shows the server’s reason', () => {
  expect(describeTitleFailure(answer(400, 'That page has no title.'))).toBe(
    'That page has no title.',
  )
  expect(describeTitleFailure(LOST)).toBe('The title could not be fetched. Please try again.')
})
