import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { RESOURCE_CATEGORIES } from '#src/resources/constants.ts'
import { type Fields, mostly, shortText, webUrl } from '../arbitraries.ts'
import { byId, type CreationContext, type OwnershipCases, patch } from '../feature-test.ts'

async function createRows({ db, owned, mark }: CreationContext) {
  const resourceUrl = `https://${mark}.example/`
  const resource = { ...owned, title: mark, url: resourceUrl, category: 'article' as const }
  const resourceRequest = randomUUID()
  const resources = await db
    .insertInto('resources')
    .values([
      { ...resource, request_id: resourceRequest },
      { ...resource, deleted_at: new Date().toISOString() },
    ])
    .returning('id')
    .execute()
  return {
    resource: resources[0]?.id ?? '',
    deletedResource: resources[1]?.id ?? '',
    resourceRequest,
    resourceUrl,
  }
}

const fields: Fields = {
  url: mostly(webUrl),
  title: mostly(shortText),
  description: mostly(shortText),
  category: mostly(fc.constantFrom(...RESOURCE_CATEGORIES)),
  tags: mostly(fc.oneof(shortText, fc.array(shortText, { maxLength: 3 }))),
  search: mostly(shortText),
  entries: mostly(fc.array(fc.record({ url: mostly(webUrl) }), { maxLength: 5 })),
}

const cases: OwnershipCases = {
  'resources.list': {},
  'resources.categories': {
    response: {
      result: {
        data: {
          categories: RESOURCE_CATEGORIES.map((category) => ({
            category,
            count: category === 'article' ? 1 : 0,
          })),
        },
      },
    },
  },
  'resources.create': {
    input: ({ resourceRequest: request_id }) => ({ url: 'https://new.example', request_id }),
    foreign: 200,
    mixed: (_mine, { resourceRequest: request_id }) => [
      { url: 'https://new.example', request_id },
      { url: 'https://new.example', request_id },
    ],
  },
  'resources.update': { input: patch('resource', { title: 'New' }), foreign: 403 },
  'resources.delete': { input: byId('resource'), foreign: 403 },
  'resources.restore': { input: byId('deletedResource'), foreign: 404 },
  // The test's server resolves no names.
  'resources.fetchTitle': { input: () => ({ url: 'https://new.example' }), own: 400 },
  'resources.importBookmarks': {
    input: () => ({ entries: [{ url: 'https://theirs.example/' }] }),
    response: { result: { data: { added: 1 } } },
  },
}

export const resources = { createRows, fields, cases }
