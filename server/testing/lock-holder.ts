// Locks the given data directory until it is killed; prints `locked`, or why it cannot.
import { lockDataDir } from '../db/lock.ts'

try {
  lockDataDir(process.argv[2] ?? '')
  process.stdout.write('locked\n')
  setInterval(() => undefined, 60_000)
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
