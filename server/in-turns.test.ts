import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

test('other work runs between the steps of long work', async () => {
  const seen: string[] = []
  function* work(): Generator<undefined, string> {
    for (const step of ['first', 'second', 'third']) {
      seen.push(step)
      yield
    }
    return 'done'
  }
  const other = setImmediate().then(() => seen.push('other'))
  expect(await inTurns(work(), 0)).toBe('done')
  await other
  expect(seen.indexOf('other')).toBeLessThan(seen.indexOf('third'))
})
