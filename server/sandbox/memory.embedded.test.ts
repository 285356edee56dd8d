import { expect, test } from 'vitest'
import { readMemoryMb } from './memory.ts'

test.skipIf(process.platform !== 'linux')(
  'what a process holds is read as it says itself, and of one that has ended nothing is left',
  () => {
    const own = process.memoryUsage.rss() / 2 ** 20
    expect(Math.abs(readMemoryMb(process.pid) - own)).toBeLessThan(0.2 * own)
    expect(readMemoryMb(2 ** 30)).toBe(0)
  },
)
