import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import pg from 'pg'
import { isDatabaseUnavailable } from './unavailable.ts'

const failTo = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('It went well'),
    (error: unknown) => error,
  )

test('a missing server is unavailable', async () => {
  const client = new pg.Client('postgres://nobody@127.0.0.1:1/none')
  expect(isDatabaseUnavailable(await failTo(client.connect()))).toBe(true)
})

test('a server that closes the connection is unavailable', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const client = new pg.Client(`postgres://nobody@127.0.0.1:${port}/none`)
  client.on('error', () => undefined)
  expect(isDatabaseUnavailable(await failTo(client.connect()))).toBe(true)
  server.close()
})

test('a silent server is unavailable once the pool times out', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  server.on('connection', (socket) => socket.on('error', () => undefined))
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const pool = new pg.Pool({
    connectionString: `postgres://nobody@127.0.0.1:${port}/none`,
    connectionTimeoutMillis: 100,
  })
  expect(isDatabaseUnavailable(await failTo(pool.query('select 1')))).toBe(true)
  server.close()
})

test.each(['57P01', '57P03', '53300', '08006', '53100'])('SQLSTATE %s is unavailable', (code) => {
  expect(isDatabaseUnavailable(Object.assign(new Error('terminating'), { code }))).toBe(true)
  const wrapped = new Error('wrapped', { cause: Object.assign(new Error('inner'), { code }) })
  expect(isDatabaseUnavailable(wrapped)).toBe(true)
})

test.each(['23505', '22P02', '42P01', '40P01', '57014', 'ENOENT'])(
  '%s is not unavailable',
  (code) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('no'), { code }))).toBe(false)
  },
)

test('a missing socket is unavailable, a missing file is not', () => {
  const missing = (syscall: string) =>
    Object.assign(new Error('no such file or directory'), { code: 'ENOENT', syscall })
  expect(isDatabaseUnavailable(missing('connect'))).toBe(true)
  expect(isDatabaseUnavailable(missing('open'))).toBe(false)
})

test('a value that is not an error is not unavailable', () => {
  expect(isDatabaseUnavailable(undefined)).toBe(false)
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false)
})
