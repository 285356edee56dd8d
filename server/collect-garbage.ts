import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

// Each in a context of its own, so that no other code sees it.
/** Frees what was used a moment ago and is no longer; a few milliseconds. */
export const collectYoung: () => unknown = runInNewContext("() => gc({ type: 'minor' })")
/** Frees everything that is no longer used; some hundred milliseconds. */
export const collectAll: () => unknown = runInNewContext('() => gc()')
