import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { type Fields, mostly, shortText } from '../arbitraries.ts'
import { byId, type CreationContext, type OwnershipCases, patch } from '../feature-test.ts'

async function createRows({ db, owned, mark }: CreationContext) {
  const viewRequest = randomUUID()
  const view = { ...owned, name: mark, search: mark }
  const views = await db
    .insertInto('views')
    .values([
      { ...view, request_id: viewRequest },
      { ...view, deleted_at: new Date().toISOString() },
    ])
    .returning('id')
    .execute()
  return { view: views[0]?.id ?? '', deletedView: views[1]?.id ?? '', viewRequest }
}

const fields: Fields = {
  request_id: mostly(fc.uuid()),
  name: mostly(shortText),
  search: mostly(shortText),
}

const cases: OwnershipCases = {
  'views.list': { response: { result: { data: { views: [{ name: 'mine' }] } } } },
  'views.create': {
    input: ({ viewRequest: request_id }) => ({ name: 'New', search: 'q=new', request_id }),
    foreign: 200,
    mixed: (_mine, { viewRequest: request_id }) => [{ name: 'New', search: '', request_id }],
  },
  'views.update': { input: patch('view', { name: 'New' }), foreign: 404 },
  'views.delete': { input: byId('view'), foreign: 404 },
  'views.restore': { input: byId('deletedView'), foreign: 404 },
}

export const views = { createRows, fields, cases }
