import { spawn } from 'node:child_process'
import { closeSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { RESULT_FD } from '../sandbox/protocol.ts'

const tell = (value: unknown) =>
  writeSync(RESULT_FD, JSON.stringify({ isRead: true, value: value ?? null }))

const attempt = (what: () => unknown) => {
  try {
    what()
    return 'done'
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : String(error)
  }
}

function openDatabase(path: string): void {
  const sqlite = process.getBuiltinModule('node:sqlite')
  if (sqlite === undefined) throw new Error('no SQLite')
  new sqlite.DatabaseSync(path).close()
}

const connectTo = (port: number) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve('connected'))
    socket.on('error', (error) => resolve('code' in error ? error.code : String(error)))
  })

const ORDERS: Record<string, (argument: string) => unknown> = {
  echo: (argument) => tell(argument),
  linger: () => {
    tell('here')
    closeSync(RESULT_FD)
    for (;;) Math.random()
  },
  environment: () => tell(process.env),
  spin: () => {
    for (;;) Math.random()
  },
  abort: () => process.abort(),
  throw: () => {
    throw new Error('broken')
  },
  end: (signal) => process.kill(process.pid, signal),
  refuse: () => writeSync(RESULT_FD, JSON.stringify({ isRead: false, failure: 'encrypted' })),
  nonsense: () => writeSync(RESULT_FD, '{"isRead":'),
  flood: () => {
    for (;;) writeSync(RESULT_FD, 'x'.repeat(65_536))
  },
  heap: () => {
    // Copies of one array of numbers, since making many small objects would take most of the time.
    const part = Array.from({ length: 100_000 }, Math.random)
    const held: number[][] = []
    for (;;) held.push(part.slice())
  },
  buffers: () => {
    const held: Buffer[] = []
    for (;;) held.push(Buffer.alloc(1024 * 1024, 1))
  },
  read: (path) => tell(attempt(() => readFileSync(path))),
  write: (path) => tell(attempt(() => writeFileSync(path, 'x'))),
  spawn: () => tell(attempt(() => spawn('true'))),
  thread: () => tell(attempt(() => new Worker('', { eval: true }))),
  database: (path) => tell(attempt(() => openDatabase(path))),
  connect: async (port) => tell(await connectTo(Number(port))),
  evaluate: () => tell(attempt(() => Reflect.construct(Function, ['return 1']))),
}

/** Runs the document's command (` do:spin`), the worst that a compromised library could do. */
export async function obey(document: string): Promise<never> {
  const [, name = '', argument = ''] = / do:(\w*) ?(.*)/.exec(document) ?? []
  await ORDERS[name]?.(argument)
  process.exit(0)
}
