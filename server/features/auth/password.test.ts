import { expect, test } from 'vitest'
import { createHashQueue, hashPassword, isPasswordRight } from './password.ts'

test('a password is only right for its own hash, and never without one', async () => {
  const hash = await hashPassword('Correct-horse-1!')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPasswordRight(hash, 'Correct-horse-1!')).toBe(true)
  expect(await isPasswordRight(hash, 'correct-horse-1!')).toBe(false)
  expect(await isPasswordRight(null, 'Correct-horse-1!')).toBe(false)
  expect(await isPasswordRight(undefined, '')).toBe(false)
})

test('an accent typed as one character or as two is the same password', async () => {
  const hash = await hashPassword('Caf\u00e9-horse-1!')
  expect(await isPasswordRight(hash, 'Cafe\u0301-horse-1!')).toBe(true)
})

test('hashing leaves the event loop free', async () => {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 1)
  await Promise.all(Array.from({ length: 4 }, () => hashPassword('Correct-horse-1!')))
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(5)
})

test('beyond a limit hashing is refused at once, with a retry time', async () => {
  const queue = createHashQueue(1, 3)
  const { promise, resolve } = Promise.withResolvers<string>()
  const waiting = Array.from({ length: 4 }, () => queue(() => promise))
  // The first one runs once the stack is empty.
  await Promise.resolve()
  await expect(queue(() => promise)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    retryAfterSeconds: 5,
  })
  resolve('done')
  expect(await Promise.all(waiting)).toEqual(Array(4).fill('done'))
  expect(await queue(() => Promise.resolve('later'))).toBe('later')
})
