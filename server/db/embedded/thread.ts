// The thread of the embedded database (./open.ts). An error before its first message, which reports
// that the database is open, is the reason why it cannot be opened.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { CLOSE, type ThreadData, type ThreadMessage } from './thread-messages.ts'

// A thread has its own compile cache, and static imports would be compiled before this line.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'))
// V8's optimizing compiler needs 600 MB and a second for one large function of PostgreSQL. With 70
// times the usual budget it is not optimized during a start. Statements take 5 to 20 % longer.
setFlagsFromString('--wasm-tiering-budget=1000000000')
// The 9 MB are checked as their functions are first called, instead of all before the first.
setFlagsFromString('--wasm-lazy-validation')
const { openFiles } = await import('./files.ts')
const { StartupError } = await import('../../startup-error.ts')
const { serve, watchForPanic } = await import('./serve.ts')
const { releaseStartupMemory } = await import('../../memory.ts')

const { dataDir, port }: ThreadData = workerData
const tell = (note: ThreadMessage) => parentPort?.postMessage(note)

let lastWords = 'it does not say why'
const pglite = await openFiles(dataDir, (line) => {
  lastWords = /(?:PANIC|FATAL): +(.+)/.exec(line)?.[1] ?? lastWords
}).catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error
  tell({ kind: 'refused', reason: error.message })
  process.exit(1)
})
watchForPanic(pglite, () => {
  tell({ kind: 'panic', reason: lastWords })
  process.exit(1)
})
serve(pglite, port)
parentPort?.once('message', (message) => {
  if (message !== CLOSE) return
  port.close()
  void pglite.close().then(() => process.exit(0))
})
tell({ kind: 'open' })
releaseStartupMemory()
