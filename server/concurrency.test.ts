import { expect, test } from 'vitest'
import { createFairQueue } from './concurrency.ts'

/** Creates tasks that record their start and end on command. */
const createWork = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const queue = createFairQueue(2, 60_000)
  const start = (userId: string, name: string) =>
    queue(userId, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  return { begun, start, end: (name: string) => ends.get(name)?.() }
}

test('a user without running work is served before users who have some', async () => {
  const { begun, start, end } = createWork()
  const all = ['mine 1', 'mine 2', 'mine 3', 'mine 4'].map((name) => start('me', name))
  const others = [start('you', 'yours'), start('them', 'theirs')]
  await expect.poll(() => begun).toEqual(['mine 1', 'mine 2'])
  end('mine 2')
  await expect.poll(() => begun.slice(2)).toEqual(['yours'])
  end('yours')
  await expect.poll(() => begun.slice(3)).toEqual(['theirs'])
  end('mine 1')
  await expect.poll(() => begun.slice(4)).toEqual(['mine 3'])
  end('theirs')
  await expect.poll(() => begun.slice(5)).toEqual(['mine 4'])
  for (const name of ['mine 3', 'mine 4']) end(name)
  await Promise.all([...all, ...others])
})
