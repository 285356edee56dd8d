import { writeSync } from 'node:fs'
import { startupSnapshot } from 'node:v8'
import { setTimeout as sleep } from 'node:timers/promises'
import { answer, readInput } from './answer.ts'
import { RESULT_FD, READY, type SandboxTasks } from './protocol.ts'

/** A child without a request after this time is a spare one, and warms up what no snapshot holds. */
const SPARE_AFTER_MS = 300

/**
 * Called while a snapshot is built, once everything is loaded and warm: processes that start from it
 * (tools/build-readers.ts, ./child-process.ts) read one document each, as ./child.ts does.
 */
export function keepForSnapshot({ loadTask, prepare }: SandboxTasks): void {
  startupSnapshot.addSerializeCallback(removePolyfills)
  startupSnapshot.setDeserializeMainFunction(async () => {
    writeSync(RESULT_FD, READY)
    const input = readInput()
    const first = await Promise.race([input, sleep(SPARE_AFTER_MS)])
    // Code that was made ready for the processor, that of patterns above all, is in no snapshot. Whoever
    // comes meanwhile does not wait until it is all there.
    if (first === undefined) await Promise.race([prepare(), input])
    await answer(await input, loadTask)
    process.exit(0)
  })
}

/**
 * What pdf.js adds because a process that builds a snapshot lacks it, though one that starts from it
 * has it: the engine fails on what is there twice.
 */
function removePolyfills(): void {
  Reflect.deleteProperty(Promise, 'try')
}
