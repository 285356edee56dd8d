import { describe, expect, test } from 'vitest'
import { mayCall, takesTokens, TOKEN_SCOPES } from './scopes.ts'

const NEVER = [
  '/api/auth',
  '/api/auth/me',
  '/api/tokens',
  '/api/calendar',
  '/api/mail/address',
  '/api/mail/folder',
]

describe.each(['read', 'write'] as const)('a token of scope %s', (scope) => {
  test('reads everything except credentials', () => {
    for (const path of [
      '/api/jobs',
      '/api/jobs/export',
      '/api/mail',
      '/api/authors',
      '/api/account',
    ]) {
      expect(mayCall(scope, 'GET', path), path).toBe(true)
      expect(mayCall(scope, 'HEAD', path), path).toBe(true)
    }
    for (const path of NEVER) expect(mayCall(scope, 'GET', path), path).toBe(false)
    expect(mayCall(scope, 'GET', '/mcp') && mayCall(scope, 'POST', '/mcp')).toBe(true)
  })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('only scope write may send a %s', (method) => {
  for (const path of ['/api/jobs', '/api/mail', '/api/undo/:undo_id']) {
    expect(mayCall('write', method, path), path).toBe(true)
    expect(mayCall('read', method, path), path).toBe(false)
  }
  for (const path of [...NEVER, '/api/account/import']) {
    expect(mayCall('write', method, path), path).toBe(false)
  }
})

test('a token of scope capture may send its five calls', () => {
  const may = (call: string) => {
    const [method = '', path = ''] = call.split(' ')
    return mayCall('capture', method, path)
  }
  expect(may('POST /api/capture') && may('POST /api/jobs')).toBe(true)
  expect(may('PUT /api/jobs/:id/posting') && may('GET /api/jobs/similar')).toBe(true)
  expect(may('GET /api/stages')).toBe(true)
  for (const call of ['GET /api/jobs', 'PUT /api/stages', 'GET /api/jobs/:id', 'POST /mcp']) {
    expect(may(call), call).toBe(false)
  }
})

test('tokens are only accepted by the REST API and for assistants', () => {
  expect(takesTokens('/api/jobs') && takesTokens('/mcp')).toBe(true)
  for (const path of ['/trpc/:path', '/', '/apis', '/mcpx', '*']) {
    expect(takesTokens(path), path).toBe(false)
  }
  expect(TOKEN_SCOPES).toEqual(['read', 'write', 'capture'])
})
