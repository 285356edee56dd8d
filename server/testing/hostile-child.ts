import { writeSync } from 'node:fs'
import { RESULT_FD, READY } from '../sandbox/protocol.ts'
import { obey } from './hostile-orders.ts'

// A child that runs the document's commands, for server/sandbox/sandbox.embedded.test.ts.

writeSync(RESULT_FD, READY)
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk))
await obey(Buffer.concat(chunks).toString())
