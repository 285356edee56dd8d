import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('no more than the limit run at once, all of them run, in the order they came', async () => {
  const pass = createGate(2)
  let running = 0
  let most = 0
  const begun: number[] = []
  const work = (i: number) => async () => {
    begun.push(i)
    most = Math.max(most, (running += 1))
    await new Promise(setImmediate)
    running -= 1
    if (i % 3 === 0) throw new Error('failed')
    return i
  }
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, i) => pass(work(i))))
  expect(most).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))).toEqual([
    1, 2, 4, 5, 7, 8,
  ])
  expect(await pass(() => Promise.resolve('still open'))).toBe('still open')
})
