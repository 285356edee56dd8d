import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'
import { READING_FAILURES } from './reading-error.ts'
import { watchMemory } from './memory.ts'
import { ANSWER_FD, type Order, READY } from './protocol.ts'

const ROOT = join(import.meta.dirname, '../..')
const ENTRY = join(import.meta.dirname, 'child.ts')
/** Its own code and that of its libraries; the data directory is not among them. */
const READABLE = ['node_modules/*', 'server/*', 'src/*', 'package.json']
const SHELL = '/bin/sh'
/**
 * No core dump (it would hold the document), and a bounded time also where nobody is left to end it.
 * As far as the system lets us: no network, and an end with the process that started it.
 */
const CONFINE = `ulimit -c 0; ulimit -S -t 60; ulimit -H -t 61
for confined in 'unshare -rn setpriv --pdeathsig KILL' 'setpriv --pdeathsig KILL'; do
  $confined true 2>/dev/null && exec $confined "$0" "$@"
done
exec "$0" "$@"`
const ANSWER_MAX_BYTES = 4 * 1024 * 1024
const COMPLAINT_MAX = 2000
/** How a process dies when the heap is full (where there are no signals, its code is what it is in a shell). */
const HEAP_FULL: readonly unknown[] = ['SIGABRT', 134]
/** How one dies that has used up its time of the processor. */
const TIME_UP = 'SIGXCPU'
/** From the server, the system or its administrator: a crash has signals of its own. */
const FROM_OUTSIDE: readonly unknown[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

export type ChildOptions = {
  /** From when the document is given. */
  timeMs?: number
  heapMb?: number
  /** In all, what lies outside the heap included. */
  memoryMb?: number
  /** What it runs. */
  entry?: string
  /** The module with the tasks (`SandboxTasks`), by its path. */
  tasks?: string | undefined
}
const DEFAULTS = { timeMs: 20_000, heapMb: 160, memoryMb: 224, entry: ENTRY }

/** What the child says of a file. The value is a stranger's: the caller checks its shape. */
const answer = z.discriminatedUnion('isRead', [
  z.object({ isRead: z.literal(true), value: z.unknown() }),
  z.object({ isRead: z.literal(false), failure: z.enum(READING_FAILURES) }),
])
type Answer = z.infer<typeof answer>

/** How the one document of a child went. */
export type ChildEnd =
  | { how: 'answered'; answer: Answer }
  /** Of the document: a crash, an answer that is none. */
  | { how: 'died' }
  /** Of the document: too much memory, too long an answer. */
  | { how: 'too_heavy' }
  | { how: 'slow' }
  | { how: 'cancelled' }
  /** Not of the document: the child never came so far. */
  | { how: 'not_started'; complaint: string }
  /** Not of the document: somebody else ended the child. */
  | { how: 'ended'; signal: string }

export type ReaderChild = {
  /** Once; the child ends with it. Never rejects. */
  perform: (order: Order, bytes: Uint8Array, signal?: AbortSignal) => Promise<ChildEnd>
  kill: () => void
  /** Resolves when the process is gone, with what it came to by itself. */
  gone: Promise<ChildEnd>
}

/**
 * Starts a process that reads one document: no rights to write, to start processes or threads or to
 * load native code, to read anything but its own code, no environment; a bound heap and a bound
 * memory in all, last in line for the processor. Node 24 can't forbid the network; Linux does where it
 * may, and otherwise nothing in it uses any, and code from strings does not run.
 */
export function startChild(options: ChildOptions): ReaderChild {
  const { timeMs, heapMb, memoryMb, entry, tasks = '' } = { ...DEFAULTS, ...options }
  const [command, args] = toCommand(heapMb, entry, tasks)
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  const output = collect(child)
  let cutShort: 'too_heavy' | 'slow' | 'cancelled' | undefined
  const kill = () => void child.kill('SIGKILL')
  const gone = new Promise<ChildEnd>((resolve) => {
    child.once('close', (code, signal) => resolve(output.judge(signal ?? code)))
    child.once('error', () => resolve(output.judge(null)))
  })
  yieldToOthers(child)

  return {
    kill,
    gone,
    async perform(order, bytes, signal) {
      const cut = (why: NonNullable<typeof cutShort>) => () => {
        cutShort ??= why
        kill()
      }
      const onAbort = cut('cancelled')
      const timer = setTimeout(cut('slow'), timeMs)
      const stopWatching = watchMemory(child, memoryMb, cut('too_heavy'))
      signal?.addEventListener('abort', onAbort)
      if (signal?.aborted) onAbort()
      feed(child, order, bytes)
      const end = await gone
      clearTimeout(timer)
      stopWatching()
      signal?.removeEventListener('abort', onAbort)
      return end.how === 'answered' || cutShort === undefined ? end : { how: cutShort }
    },
  }
}

function toCommand(
  heapMb: number,
  entry: string,
  tasks: string,
): [command: string, args: string[]] {
  const node = [
    '--permission',
    ...READABLE.map((path) => `--allow-fs-read=${join(ROOT, path)}`),
    `--max-old-space-size=${heapMb}`,
    // A third less memory at the same speed.
    '--max-semi-space-size=2',
    '--no-addons',
    // It opens and writes files past the rights given above.
    '--no-experimental-sqlite',
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--no-warnings',
    entry,
    tasks,
  ]
  return existsSync(SHELL)
    ? [SHELL, ['-c', CONFINE, process.execPath, ...node]]
    : [process.execPath, node]
}

/** Whoever waits for a page comes first. */
function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already; its end tells why.
  }
}

function feed({ stdin }: ChildProcess, order: Order, bytes: Uint8Array): void {
  stdin?.write(`${JSON.stringify(order)}\n`)
  stdin?.end(bytes)
}

/** What the child says, within bounds, and what it comes to once the child is gone. */
function collect(child: ChildProcess) {
  const chunks: Buffer[] = []
  let size = 0
  let complaint = ''
  // It need not read its order to the end; how it ends says enough.
  child.stdin?.on('error', () => undefined)
  child.on('error', (error) => (complaint = error.message))
  child.stderr?.on('data', (chunk: Buffer) => {
    if (size === 0) complaint = (complaint + chunk.toString()).slice(0, COMPLAINT_MAX)
  })
  const said: Readable | Writable | null | undefined = child.stdio[ANSWER_FD]
  said?.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > ANSWER_MAX_BYTES) child.kill('SIGKILL')
    else chunks.push(chunk)
  })
  return {
    judge(ending: NodeJS.Signals | number | null): ChildEnd {
      const text = Buffer.concat(chunks).toString()
      if (!text.startsWith(READY)) return { how: 'not_started', complaint }
      if (size > ANSWER_MAX_BYTES) return { how: 'too_heavy' }
      const found = answer.safeParse(parse(text))
      return found.success ? { how: 'answered', answer: found.data } : judgeDeath(ending)
    },
  }
}

function judgeDeath(ending: NodeJS.Signals | number | null): ChildEnd {
  if (HEAP_FULL.includes(ending)) return { how: 'too_heavy' }
  if (ending === TIME_UP) return { how: 'slow' }
  return FROM_OUTSIDE.includes(ending) ? { how: 'ended', signal: String(ending) } : { how: 'died' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
