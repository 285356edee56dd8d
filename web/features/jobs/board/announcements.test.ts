import { expect, test } from 'vitest'
import { announcements } from './announcements.ts'

const job = { position: 'Engineer', company: 'Acme' }

test('each step of a move is announced in plain words, with the place on the board', () => {
  expect(announcements.pickedUp(job, 'applied')).toMatch(
    /^Picked up Engineer at Acme\. In Applied, column 2 of 5\./,
  )
  expect(announcements.over('offer')).toBe('Over Offered, column 4 of 5.')
  expect(announcements.moved(job, 'offer')).toBe('Moved Engineer at Acme to Offered.')
  expect(announcements.cancelled(job, 'applied')).toBe(
    'Cancelled. Engineer at Acme stays in Applied.',
  )
})
