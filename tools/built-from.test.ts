import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuilt, markRunning, recordBuild, removeOldBuilds } from './built-from.js'

let folder: string
let stamp: string
const place = (...path: string[]) => join(folder, ...path)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-built-'))
  stamp = place('.built-from')
  mkdirSync(place('src', 'deep'), { recursive: true })
  writeFileSync(place('src', 'deep', 'a.ts'), 'one')
  writeFileSync(place('config.ts'), 'two')
  recordBuild(stamp, [place('src'), place('config.ts')])
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a build is current until its sources change', () => {
  expect(isBuilt(stamp)).toBe(true)
  expect(isBuilt(place('.another-stamp'))).toBe(false)
})

test.each<[string, () => void]>([
  ['a changed file', () => writeFileSync(place('src', 'deep', 'a.ts'), 'eno')],
  ['a new file in a folder', () => writeFileSync(place('src', 'b.ts'), '')],
  ['a file that is gone', () => rmSync(place('src', 'deep', 'a.ts'))],
  ['an input that is gone', () => rmSync(place('config.ts'))],
  ['a stamp that was cut off', () => writeFileSync(stamp, '{"node":')],
])('%s requires another build', (_, change) => {
  change()
  expect(isBuilt(stamp)).toBe(false)
})

test('files that were rewritten unchanged do not require another build', () => {
  const later = new Date(Date.now() + 60_000)
  utimesSync(place('config.ts'), later, later)
  expect(isBuilt(stamp)).toBe(true)
})

const placeBuild = () => {
  for (const name of ['main.js', 'mail-old.js', 'mail-new.js', '.built-from']) {
    writeFileSync(place('src', name), '')
  }
  rmSync(place('src', 'deep'), { recursive: true })
}
const listAfterBuild = () => {
  removeOldBuilds(place('src'), ['main.js', 'mail-new.js'])
  return readdirSync(place('src')).toSorted()
}

test('a build leaves nothing of earlier ones', () => {
  placeBuild()
  expect(listAfterBuild()).toEqual(['.built-from', 'mail-new.js', 'main.js'])
})

test('a server that runs from an earlier build keeps its files until it has ended', () => {
  placeBuild()
  markRunning(place('src'))
  const mark = `.running-${process.pid}`
  expect(listAfterBuild()).toEqual(['.built-from', mark, 'mail-new.js', 'mail-old.js', 'main.js'])

  rmSync(place('src', mark))
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(place('src', `.running-${pid}`), '')
  expect(listAfterBuild()).toEqual(['.built-from', 'mail-new.js', 'main.js'])
})
