import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSandbox } from '../sandbox/sandbox.ts'

// Reads a document that never ends and prints the id of the child process.
// server/sandbox/sandbox.embedded.test.ts runs it and kills it.

const sandbox = createSandbox({
  entry: join(import.meta.dirname, 'hostile-child.ts'),
  log: { error: () => process.exit(1) },
  // The test ends it, however slowly it gets there on a busy machine.
  timeMs: 600_000,
})
const read = () => Promise.resolve(Buffer.from(' do:spin'))
const outcome = sandbox.run({ task: 'resume', kind: 'doc', read }, { userId: 'ada' })
const child = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim()
process.stdout.write(`child ${child}\n`)
await outcome
