import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestFolder } from './test-folder.ts'

let memory: string
beforeAll(() => {
  memory = mkdtempSync(join(tmpdir(), 'foothold-memory-'))
})
afterAll(() => rmSync(memory, { recursive: true }))

const createHere = (neededBytes: number, parent = memory): string => {
  const folder = createTestFolder(parent, neededBytes)
  if (dirname(folder) !== memory) rmSync(folder, { recursive: true })
  return folder
}

test('tests store files in memory if there is enough, and else in the temporary folder', () => {
  const folder = createHere(1)
  expect(dirname(folder)).toBe(memory)
  expect(dirname(createHere(Number.MAX_SAFE_INTEGER))).toBe(tmpdir())
  expect(dirname(createHere(1, join(memory, 'none')))).toBe(tmpdir())
})

test('files of killed tests are removed, and others are kept', () => {
  const left = join(memory, 'foothold-tests-999999999-a')
  const used = join(memory, `foothold-tests-${process.pid}-b`)
  const foreign = join(memory, 'other-999999999')
  for (const folder of [left, used, foreign]) mkdirSync(folder)
  createHere(1)
  expect([left, used, foreign].map(existsSync)).toEqual([false, true, true])
})
