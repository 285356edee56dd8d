import { writeSync } from 'node:fs'
import { startupSnapshot } from 'node:v8'
import { setTimeout as sleep } from 'node:timers/promises'
import { runRequest, readInput } from './run-request.ts'
import { RESULT_FD, READY, type SandboxTasks } from './protocol.ts'

/**
 * A child without a request after this time is a spare, and warms up what a snapshot cannot
 * contain.
 */
const SPARE_AFTER_MS = 300

/**
 * Called while a snapshot is built, once everything is loaded and warm. Processes that start from
 * it (tools/build-readers.ts, ./child-process.ts) read one document each, as ./child.ts does.
 */
export function keepForSnapshot({ loadTask, prepare }: SandboxTasks): void {
  startupSnapshot.addSerializeCallback(removePolyfills)
  startupSnapshot.setDeserializeMainFunction(async () => {
    writeSync(RESULT_FD, READY)
    // More than one round of the event loop comes between its first part and its end.
    let hasInput = false
    const input = readInput(() => (hasInput = true))
    const first = await Promise.race([input, sleep(SPARE_AFTER_MS)])
    // A snapshot contains no compiled code, in particular of regular expressions. A document that
    // arrives during the warm-up does not wait for its end.
    if (first === undefined) await Promise.race([prepare(() => hasInput), input])
    await runRequest(await input, loadTask)
    process.exit(0)
  })
}

/**
 * Removes polyfills that pdf.js adds only while a snapshot is built: a process that starts from it
 * has the real functions, and V8 fails on duplicates.
 */
function removePolyfills(): void {
  Reflect.deleteProperty(Promise, 'try')
}
