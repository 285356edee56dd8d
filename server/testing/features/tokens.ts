import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { TOKEN_SCOPES } from '#src/tokens/scopes.ts'
import { dateText, type Fields, mostly, shortText } from '../arbitraries.ts'
import { byId, hash, type CreationContext, type OwnershipCases } from '../feature-test.ts'

async function createRows({ db, owned, mark }: CreationContext) {
  const [tokenRequest, accessTokenHash] = [randomUUID(), hash(randomUUID())]
  const accessToken = await db
    .insertInto('access_tokens')
    .values({
      ...owned,
      token_hash: accessTokenHash,
      request_id: tokenRequest,
      name: mark,
      scope: 'read',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { accessToken: accessToken.id, accessTokenHash, tokenRequest }
}

const fields: Fields = {
  name: mostly(shortText),
  scope: mostly(fc.constantFrom(...TOKEN_SCOPES)),
  expires_at: mostly(dateText),
  request_id: mostly(fc.uuid()),
}

const cases: OwnershipCases = {
  'tokens.list': { response: { result: { data: { tokens: [{ name: 'mine' }] } } } },
  'tokens.create': {
    input: ({ tokenRequest: request_id }) => ({ name: 'New', scope: 'read', request_id }),
    foreign: 200,
    mixed: (_mine, { tokenRequest: request_id }) => [{ name: 'New', scope: 'read', request_id }],
  },
  'tokens.end': { input: byId('accessToken'), foreign: 404 },
}

export const tokens = { createRows, fields, cases }
