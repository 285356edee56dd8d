import { collectYoung } from '../collect-garbage.ts'

/** So often that what was read is freed while it is young, and its memory used again. */
const EVERY_BYTES = 1024 * 1024

let passed = 0

/**
 * To be told of every piece of a file that has been written. Node reads sockets into 64 KB each
 * time, which V8 does not count as its own until there are some 100 MB of them.
 */
export function notePassed(bytes: number): void {
  passed += bytes
  if (passed < EVERY_BYTES) return
  passed = 0
  collectYoung()
}
