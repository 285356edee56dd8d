import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { collectWithFewerWords } from './collect-fewer-words.ts'

const WRITTEN = fileURLToPath(new URL('written', import.meta.url))

test('a resume is read worse without the words of the lists', async () => {
  const set = 'h'
  const folder = mkdtempSync(join(tmpdir(), 'fewer-words-'))
  for (const file of readdirSync(join(WRITTEN, set)).toSorted().slice(0, 6))
    cpSync(join(WRITTEN, set, file), join(folder, file))
  const countRight = async (share: number): Promise<number> => {
    const read = await collectWithFewerWords({ folders: [folder], models: [], seed: 'a', share })
    return [...read.experience, ...read.education].filter(({ isRight }) => isRight).length
  }
  expect(await countRight(1)).toBeLessThan(await countRight(0))
})
