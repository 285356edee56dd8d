import type { CreationContext, OwnershipCases } from '../feature-test.ts'

async function createRows({ db, owned, mark }: CreationContext) {
  await db
    .insertInto('security_events')
    .values({ ...owned, kind: 'passkey_added', device: mark, detail: mark })
    .execute()
}

const cases: OwnershipCases = {
  'security.events': { response: { result: { data: { events: [{ detail: 'mine' }] } } } },
}

export const security = { createRows, cases }
