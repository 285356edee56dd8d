// Holds the lock of the data directory given to it until it is killed; says so, or why it cannot.
import { lockDataDir } from '../db/lock.ts'

try {
  lockDataDir(process.argv[2] ?? '')
  process.stdout.write('locked\n')
  setInterval(() => undefined, 60_000)
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
