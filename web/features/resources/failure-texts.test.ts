import { expect, test } from 'vitest'
import { RefusedCall } from '../../lib/failure.ts'
import {
  describeChangeFailure,
  describeCreateFailure,
  describeLoadFailure,
  describeTitleFailure,
} from './failure-texts.ts'

const LOST = new TypeError('Failed to fetch')
const refuse = (status: number, detail?: string) => new RefusedCall(status, detail)

test.each([
  [LOST, 'Network error. Please check your connection and try again.'],
  [refuse(401, 'Please log in'), 'Authentication required. Please log in again.'],
  [refuse(429, 'Too many requests'), 'Too many requests'],
  [refuse(503, 'The database is away'), 'The database is away'],
  [refuse(500, 'Internal server error'), 'Failed to fetch resources. Please try again later.'],
  [refuse(418), 'Failed to fetch resources. Please try again later.'],
])('a list that cannot be loaded is explained: %s', (error, text) => {
  expect(describeLoadFailure(error)).toBe(text)
})

test.each([
  [refuse(400, 'URL is required'), 'URL is required'],
  [refuse(400), 'Invalid resource data'],
  [refuse(500, 'Internal server error'), 'Failed to create resource. Please try again.'],
  [LOST, 'Failed to create resource. Please try again.'],
])('a bookmark that cannot be created is explained: %s', (error, text) => {
  expect(describeCreateFailure(error)).toBe(text)
})

test.each(['update', 'delete'] as const)('a failed %s is explained', (action) => {
  const explain = (error: unknown) => describeChangeFailure(error, action)
  expect(explain(refuse(404, 'x'))).toBe('Resource not found')
  expect(explain(refuse(403, 'x'))).toBe(`You do not have permission to ${action} this resource`)
  expect(explain(refuse(400, 'Please enter a valid URL'))).toBe('Please enter a valid URL')
  expect(explain(refuse(500, 'x'))).toBe(`Failed to ${action} resource`)
  expect(explain(LOST)).toBe(`Failed to ${action} resource`)
})

test('a title that cannot be fetched shows the server’s reason', () => {
  expect(describeTitleFailure(refuse(400, 'That page has no title.'))).toBe(
    'That page has no title.',
  )
  expect(describeTitleFailure(LOST)).toBe('The title could not be fetched. Please try again.')
})
