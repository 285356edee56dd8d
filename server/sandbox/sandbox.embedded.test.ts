import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runProgram } from '../testing/process.ts'
import { logConfinement } from './confinement.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

const HOSTILE = join(import.meta.dirname, '../testing/hostile-child.ts')
const ROOT = join(import.meta.dirname, '../..')

const complaints: object[] = []
const log = { error: (details: object) => void complaints.push(details) }
const open: Sandbox[] = []
// Children run at low priority, so on a busy machine one can reach the default limit before its own failure.
const create = (options: SandboxOptions = {}) => {
  const sandbox = createSandbox({ log, entry: HOSTILE, timeMs: 170_000, ...options })
  open.push(sandbox)
  return sandbox
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((sandbox) => sandbox.close()))
  complaints.length = 0
})

const order = (text: string) => ({
  task: 'resume' as const,
  kind: 'doc' as const,
  read: () => Promise.resolve(Buffer.from(` do:${text}`)),
})
const ada = { userId: 'ada' }
const bob = { userId: 'bob' }
const unavailable = { code: 'SERVICE_UNAVAILABLE' }

test('a document is read and its result returned', async () => {
  const text = 'é💼'.repeat(200_000)
  const outcome = await create().run(order(`echo ${text}`), ada)
  expect(outcome).toEqual({ isRead: true, value: text })
})

test('a result is returned without waiting for the exit', async () => {
  const outcome = await create().run(order('linger'), ada)
  expect(outcome).toEqual({ isRead: true, value: 'here' })
})

test('the reason why a document cannot be read is returned', async () => {
  const outcome = await create().run(order('refuse'), ada)
  expect(outcome).toEqual({ isRead: false, failure: 'encrypted' })
})

test.each([
  ['throw', 'unreadable'],
  ['nonsense', 'unreadable'],
  ['', 'unreadable'],
  ['end SIGSEGV', 'unreadable'],
  ['abort', 'too_heavy'],
  ['heap', 'too_heavy'],
  ['buffers', 'too_heavy'],
  ['flood', 'too_heavy'],
  ['end SIGXCPU', 'slow'],
])(
  'a child that does "%s" only ends itself: the document is %s, the next one is read',
  async (deed, failure) => {
    const sandbox = create()
    expect(await sandbox.run(order(deed), ada)).toEqual({ isRead: false, failure })
    expect(await sandbox.run(order('echo still-here'), ada)).toEqual({
      isRead: true,
      value: 'still-here',
    })
  },
)

test('an endless child is killed after its time limit', async () => {
  const outcome = await create({ timeMs: 1500 }).run(order('spin'), ada)
  expect(outcome).toEqual({ isRead: false, failure: 'slow' })
})

const DENIED = 'ERR_ACCESS_DENIED'
const FORBIDDEN = [
  ['read another file', 'read /etc/hostname', DENIED],
  ['read the data directory', `read ${join(ROOT, 'data/lock')}`, DENIED],
  ['read the settings', `read ${join(ROOT, '.env')}`, DENIED],
  ['write beside its own code', `write ${join(ROOT, 'server/x')}`, DENIED],
  ['write to the temporary directory', 'write /tmp/x', DENIED],
  ['write by way of a database', 'database /tmp/x', 'Error: no SQLite'],
  ['start a process', 'spawn', DENIED],
  ['start a thread', 'thread', DENIED],
  [
    'run code from a string',
    'evaluate',
    'EvalError: Code generation from strings disallowed for this context',
  ],
  ['see the environment', 'environment', { PWD: ROOT }],
] as const
/** Each document has a child of its own in any case; one pool starts half as many. */
const forbid = (options: SandboxOptions) => {
  const sandbox = createSandbox({ log, entry: HOSTILE, timeMs: 170_000, ...options })
  afterAll(() => sandbox.close())
  test.each(FORBIDDEN)('may not %s', async (_what, deed, value) => {
    expect(await sandbox.run(order(deed), ada)).toEqual({ isRead: true, value })
  })
}

describe('a child', () => {
  forbid({})
})

describe('a child started from a snapshot', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-snapshot-'))
  const snapshot = join(folder, 'hostile.blob')
  const entry = join(ROOT, 'server/testing/hostile-snapshot.ts')
  beforeAll(async () => {
    // In a separate process, since a build changes the environment.
    const program =
      "await (await import('./tools/build-snapshot.ts')).buildSnapshot(...process.argv.slice(1))"
    spawnSync(process.execPath, ['-e', program, entry, folder, snapshot], { cwd: ROOT })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  forbid({ snapshot })

  test.each(['heap', 'buffers'])(
    'only ends itself when it fills its memory by way of %s',
    async (deed) => {
      const sandbox = create({ snapshot })
      const outcome = await sandbox.run(order(deed), ada)
      expect(outcome).toEqual({ isRead: false, failure: 'too_heavy' })
      expect(await sandbox.run(order('echo x'), ada)).toEqual({ isRead: true, value: 'x' })
    },
  )
})

const canConfine =
  spawnSync('unshare', ['-rn', 'setpriv', '--pdeathsig', 'KILL', 'true']).status === 0

const canFilter = spawnSync('setpriv', ['--pdeathsig', 'KILL', 'perl', '-e', '1']).status === 0

test.each([
  ['a network namespace', 'namespace', canConfine],
  ['a filter, where none can be made', 'filter', canFilter],
] as const)('a child cannot reach the network, by %s', async (_how, confinement, isPossible) => {
  if (!isPossible) return
  const server = createServer((socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const sandbox = create({ confinements: [confinement] })
  const outcome = await sandbox.run(order(`connect ${port}`), ada)
  server.close()
  expect(outcome).toEqual({ isRead: true, value: 'ENETUNREACH' })
})

test.skipIf(!canConfine)('no child outlives a killed server', async () => {
  const reader = runProgram('server/testing/endless-reader.ts', {})
  await reader.said('child ')
  const pid = Number(/child (\d+)/.exec(reader.output())?.[1])
  // In hundredths of a second of processor time; an ended process may stay listed for a while.
  const readTicks = () => {
    if (!existsSync(`/proc/${pid}/stat`)) return 'ended'
    const [state, ...numbers] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return state === 'Z' ? 'ended' : Number(numbers[10])
  }
  // More than a start takes, so it is busy with its document.
  await expect.poll(readTicks).toBeGreaterThan(50)
  reader.child.kill('SIGKILL')
  await reader.ended
  await expect.poll(readTicks).toBe('ended')
})

test('one person can queue two documents, and does not delay others', async () => {
  const sandbox = create({ timeMs: 600_000 })
  const leaving = new AbortController()
  const mine = { ...ada, signal: leaving.signal }
  const both = Promise.allSettled([1, 2].map(() => sandbox.run(order('spin'), mine)))
  await expect(sandbox.run(order('echo 3'), ada)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    detail: 'Your documents are still being read. Please try again in a few seconds.',
    retryAfterSeconds: 10,
  })
  expect(await sandbox.run(order('echo hello'), bob)).toEqual({
    isRead: true,
    value: 'hello',
  })
  leaving.abort()
  await both
  expect(await sandbox.run(order('echo 3'), ada)).toMatchObject({ isRead: true })
})

test('a file that cannot be loaded fails for its caller only', async () => {
  const sandbox = create()
  const lost = { ...order(''), read: () => Promise.reject(new Error('lost')) }
  await expect(sandbox.run(lost, ada)).rejects.toThrow('lost')
  expect(await sandbox.run(order('echo x'), ada)).toMatchObject({ isRead: true })
  expect(sandbox.count().documents).toBe(0)
})

test('the whole queue is limited and fair', async () => {
  const sandbox = create({ inAll: 4, childrenMax: 1 })
  const seen: string[] = []
  const ask = async (userId: string) => {
    await sandbox.run(order('echo x'), { userId })
    seen.push(userId)
  }
  const asked = ['a', 'b', 'c', 'd'].map(ask)
  await expect(sandbox.run(order('echo'), ada)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    detail: 'Many documents are being read at the moment. Please try again in a few seconds.',
  })
  await Promise.all(asked)
  expect(seen).toEqual(['a', 'b', 'c', 'd'])
})

test('a cancelled call leaves the queue, and ends its child', async () => {
  const sandbox = create({ childrenMax: 1 })
  const reading = new AbortController()
  const queued = new AbortController()
  const first = sandbox.run(order('spin'), { ...ada, signal: reading.signal })
  const second = sandbox.run(order('spin'), { ...ada, signal: queued.signal })
  const third = sandbox.run(order('echo mine'), bob)
  queued.abort()
  await expect(second).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' })
  reading.abort()
  await expect(first).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' })
  expect(await third).toEqual({ isRead: true, value: 'mine' })
  expect(sandbox.count().documents).toBe(0)
})

test('one spare process is started in advance, two after a document, and all end when idle', async () => {
  // Longer than a process takes to start on a busy machine.
  const sandbox = create({ idleMs: 4_000 })
  expect(sandbox.count().processes).toBe(0)
  sandbox.warm()
  sandbox.warm()
  expect(sandbox.count().processes).toBe(1)
  await sandbox.run(order('echo x'), ada)
  await expect.poll(() => sandbox.count().processes).toBe(2)
  await expect.poll(() => sandbox.count().processes).toBe(0)
})

test('if no process starts, it is reported, logged once, and not tried again during a pause', async () => {
  // Longer than a start takes on a busy machine: the spare process fails during the pause.
  const firstPauseMs = 60_000
  const sandbox = create({ entry: join(ROOT, 'server/none.ts'), firstPauseMs })
  const refusal = { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1 }
  await expect(sandbox.run(order('echo'), ada)).rejects.toMatchObject(refusal)
  await expect(sandbox.run(order('echo'), ada)).rejects.toMatchObject(unavailable)
  expect(complaints).toEqual([
    { stderr: expect.stringContaining('Cannot find module'), pauseMs: firstPauseMs },
  ])
})

test('a child killed from outside does not count against its document', async () => {
  const sandbox = create()
  const outcome = sandbox.run(order('end SIGKILL'), ada)
  await expect(outcome).rejects.toMatchObject({
    ...unavailable,
    detail: 'Documents cannot be read at the moment. Please try again in a minute.',
    cause: { message: expect.stringContaining('SIGKILL') },
  })
  expect(await sandbox.run(order('echo x'), ada)).toMatchObject({ isRead: true })
})

test('spare processes that do not start are logged once, and tried again later', async () => {
  const sandbox = create({ entry: join(ROOT, 'server/none.ts') })
  sandbox.warm()
  await expect.poll(() => sandbox.count().processes).toBe(0)
  const stderr = expect.stringContaining('Cannot find module')
  expect(complaints).toEqual([{ stderr, pauseMs: 1000 }])
  sandbox.warm()
  expect(sandbox.count().processes).toBe(0)
  const warmAgain = () => {
    sandbox.warm()
    return complaints.length
  }
  await expect.poll(warmAgain).toBe(2)
  expect(complaints[1]).toEqual({ stderr, pauseMs: 2000 })
})

test('closing ends running and queued work and every process, without blaming a document', async () => {
  const sandbox = create()
  const mine = [1, 2].map(() => sandbox.run(order('spin'), ada))
  const ends = Promise.allSettled(mine)
  // Bob's document starts with Ada's first one, which is being read by then.
  await sandbox.run(order('echo'), bob)
  await sandbox.close()
  const refused = { status: 'rejected', reason: expect.objectContaining(unavailable) }
  expect(await ends).toEqual([refused, refused])
  expect(sandbox.count()).toEqual({ processes: 0, documents: 0 })
  await expect(sandbox.run(order('echo'), ada)).rejects.toMatchObject(unavailable)
})

test('the server logs the processes’ confinement at its start', async () => {
  const said: unknown[] = []
  const note = (details: object) => void said.push(details)
  await logConfinement({ info: note, warn: note })
  expect(said).toEqual([{ confinement: canConfine ? 'namespace' : canFilter ? 'filter' : 'none' }])
})
