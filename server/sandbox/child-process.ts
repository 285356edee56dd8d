import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'
import { confine, type Confinement } from './confinement.ts'
import { READING_FAILURES } from './reading-error.ts'
import { watchMemory } from './memory.ts'
import { RESULT_FD, type TaskRequest, READY } from './protocol.ts'
import { CODE_FLAGS, findSnapshot } from './snapshot-file.ts'

const ROOT = join(import.meta.dirname, '../..')
const ENTRY = join(import.meta.dirname, 'child.ts')
/** Paths that the child may read: code only, never the data directory. */
const READABLE = ['node_modules/*', 'server/*', 'src/*', 'package.json']
const OUTPUT_MAX_BYTES = 4 * 1024 * 1024
const STDERR_MAX = 2000
/** Exits of a process whose heap is full: the signal, or its exit code behind a shell. */
const HEAP_FULL: readonly unknown[] = ['SIGABRT', 134]
/** The signal for the CPU limit. */
const TIME_UP = 'SIGXCPU'
/** Signals sent by the server, the system or its administrator; a crash has others. */
const FROM_OUTSIDE: readonly unknown[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

export type ChildOptions = {
  /** Time limit, counted from the moment the document is sent. */
  timeMs?: number
  heapMb?: number
  /** Limit of the whole process, memory outside the heap included. */
  memoryMb?: number
  /** A priority as for `setPriority` of node:os; by default lower than requests for pages. */
  priority?: number
  /** The script to run if there is no snapshot. */
  entry?: string
  /** Path of the module that exports the tasks (`SandboxTasks`). */
  tasks?: string | undefined
  /** Overrides the snapshot to start from; by default the one of `tasks`, if it was built. */
  snapshot?: string | undefined
  /** The confinements to try; by default all. */
  confinements?: readonly Confinement[]
}
const DEFAULTS = {
  timeMs: 20_000,
  heapMb: 160,
  memoryMb: 224,
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  entry: ENTRY,
}

/** The child's output. `value` is untrusted: the caller must validate it. */
const childOutput = z.discriminatedUnion('isRead', [
  z.object({ isRead: z.literal(true), value: z.unknown() }),
  z.object({ isRead: z.literal(false), failure: z.enum(READING_FAILURES) }),
])
type Result = z.infer<typeof childOutput>

/** How the one task of a child ended. */
export type ChildResult =
  | { how: 'done'; result: Result }
  /** Caused by the document: a crash or malformed output. */
  | { how: 'crashed' }
  /** Caused by the document: too much memory or too long an output. */
  | { how: 'too_heavy' }
  | { how: 'slow' }
  | { how: 'cancelled' }
  /** Not caused by the document: the child did not start. */
  | { how: 'not_started'; stderr: string }
  /** Not caused by the document: something else killed the child. */
  | { how: 'killed'; signal: string }

export type ReaderChild = {
  /** May be called once; the caller kills the child afterwards. Never rejects. */
  run: (request: TaskRequest, bytes: Uint8Array, signal?: AbortSignal) => Promise<ChildResult>
  kill: () => void
  /** Resolves when the process has exited. */
  exited: Promise<ChildResult>
}

/**
 * Starts a process that reads one document. It may only read its own code: it cannot write, start
 * processes or threads, load native code or see the environment, its memory is limited and its
 * priority low. Node 24 cannot forbid the network; ./confinement.ts does.
 */
export function startChild(options: ChildOptions): ReaderChild {
  const { timeMs, heapMb, memoryMb, priority, entry, ...others } = { ...DEFAULTS, ...options }
  const { tasks = '', confinements } = others
  const snapshot = others.snapshot ?? (entry === ENTRY ? findSnapshot(tasks) : undefined)
  // Always listed: with a snapshot and no script, Node would allow reading the whole folder.
  const program = [...(snapshot ? ['--snapshot-blob', snapshot] : []), entry, tasks]
  const args = toArguments(heapMb, program)
  const [command, confined] = confine(process.execPath, args, confinements)
  const child = spawn(command, confined, {
    cwd: ROOT,
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  const output = readOutput(child)
  let cutShort: 'too_heavy' | 'slow' | 'cancelled' | undefined
  const kill = () => void child.kill('SIGKILL')
  const exited = new Promise<ChildResult>((resolve) => {
    child.once('close', (code, signal) => resolve(output.toResult(signal ?? code)))
    child.once('error', () => resolve(output.toResult(null)))
  })
  lowerPriority(child, priority)

  return {
    kill,
    exited,
    async run(request, bytes, signal) {
      const cut = (why: NonNullable<typeof cutShort>) => () => {
        cutShort ??= why
        kill()
      }
      const onAbort = cut('cancelled')
      const timer = setTimeout(cut('slow'), timeMs)
      const stopWatching = watchMemory(child, memoryMb, cut('too_heavy'))
      signal?.addEventListener('abort', onAbort)
      if (signal?.aborted) onAbort()
      sendRequest(child, request, bytes)
      // The exit takes a while after the result.
      const end = await Promise.race([output.complete, exited])
      clearTimeout(timer)
      stopWatching()
      signal?.removeEventListener('abort', onAbort)
      return end.how === 'done' || cutShort === undefined ? end : { how: cutShort }
    },
  }
}

function toArguments(heapMb: number, program: readonly string[]): string[] {
  return [
    '--permission',
    ...READABLE.map((path) => `--allow-fs-read=${join(ROOT, path)}`),
    `--max-old-space-size=${heapMb}`,
    // Saves a third of the memory at the same speed.
    '--max-semi-space-size=2',
    ...CODE_FLAGS,
    ...program,
  ]
}

function lowerPriority({ pid }: ChildProcess, priority: number): void {
  if (pid === undefined) return
  try {
    setPriority(pid, priority)
  } catch {
    // It has exited already; its result says why.
  }
}

function sendRequest({ stdin }: ChildProcess, request: TaskRequest, bytes: Uint8Array): void {
  stdin?.write(`${JSON.stringify(request)}\n`)
  stdin?.end(bytes)
}

/** Collects the child's output up to a limit, and turns it into a result once it is complete or at the exit. */
function readOutput(child: ChildProcess) {
  const chunks: Buffer[] = []
  let size = 0
  let stderr = ''
  // The child may exit before it has read everything; its result says why.
  child.stdin?.on('error', () => undefined)
  child.on('error', (error) => (stderr = error.message))
  child.stderr?.on('data', (chunk: Buffer) => {
    if (size === 0) stderr = (stderr + chunk.toString()).slice(0, STDERR_MAX)
  })
  const stream: Readable | Writable | null | undefined = child.stdio[RESULT_FD]
  stream?.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > OUTPUT_MAX_BYTES) child.kill('SIGKILL')
    else chunks.push(chunk)
  })
  let result: Result | undefined
  const toResult = (exit: NodeJS.Signals | number | null): ChildResult => {
    if (result) return { how: 'done', result }
    const text = Buffer.concat(chunks).toString()
    if (!text.startsWith(READY)) return { how: 'not_started', stderr }
    if (size > OUTPUT_MAX_BYTES) return { how: 'too_heavy' }
    result = childOutput.safeParse(parse(text)).data
    return result ? { how: 'done', result } : explainExit(exit)
  }
  /** Resolves with a result whose stream the child has closed; never without one. */
  const complete = new Promise<ChildResult>((resolve) => {
    stream?.once('end', () => {
      const end = toResult(null)
      if (end.how === 'done') resolve(end)
    })
  })
  return { complete, toResult }
}

function explainExit(exit: NodeJS.Signals | number | null): ChildResult {
  if (HEAP_FULL.includes(exit)) return { how: 'too_heavy' }
  if (exit === TIME_UP) return { how: 'slow' }
  return FROM_OUTSIDE.includes(exit) ? { how: 'killed', signal: String(exit) } : { how: 'crashed' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
