import { expect, test } from 'vitest'
import { readMemoryMb } from './memory.ts'

test.skipIf(process.platform !== 'linux')(
  'a process’s memory equals its own report, and is 0 once it has ended',
  () => {
    const own = process.memoryUsage.rss() / 2 ** 20
    expect(Math.abs(readMemoryMb(process.pid) - own)).toBeLessThan(0.2 * own)
    expect(readMemoryMb(2 ** 30)).toBe(0)
  },
)
