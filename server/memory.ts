import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Late enough that nothing of the start is still running. */
const AT_REST_MS = 2_000

type Collection = { type: 'minor' } | { type: 'major'; execution: 'sync'; flavor: 'last-resort' }

setFlagsFromString('--expose-gc')
// In a separate context, so that no other code sees `gc`.
const collect: (how: Collection) => void = runInNewContext('(how) => gc(how)')

/** Collects young garbage of this thread. */
export const collectYoungGarbage = (): void => collect({ type: 'minor' })

/**
 * Releases memory of this thread's start, once: modules are compiled and discarded, and V8 keeps
 * that memory until it runs out. Blocks the thread for some 50 ms.
 */
export function releaseStartupMemory(): void {
  const release = () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  setTimeout(release, AT_REST_MS).unref()
}
