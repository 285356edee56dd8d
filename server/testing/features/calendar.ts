import type { CreationContext, OwnershipCases } from '../feature-test.ts'

async function createRows({ t, db, user, owned: { user_id } }: CreationContext) {
  await t.rest('POST', '/api/calendar', undefined, user)
  // The person already has the one event that the tests use.
  await db
    .deleteFrom('security_events')
    .where('user_id', '=', user_id)
    .where('kind', '=', 'calendar_made')
    .execute()
}

const cases: OwnershipCases = {
  'calendar.get': {},
  'calendar.make': {},
  'calendar.end': {},
}

export const calendar = { createRows, cases }
