import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram, type RunningProgram } from '../testing/process.ts'
import { lockDataDir } from './lock.ts'

let folder: string
let programs: RunningProgram[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-lock-'))
  programs = []
})
afterEach(async () => {
  for (const { child } of programs) child.kill('SIGKILL')
  await Promise.all(programs.map(({ ended }) => ended))
  rmSync(folder, { recursive: true, force: true })
})

const lockInOtherProcess = (dataDir: string) => {
  const program = runProgram('server/testing/lock-holder.ts', {}, [dataDir])
  programs.push(program)
  return program
}

test('a directory locked by another process is refused with a sentence that names it', async () => {
  const holder = lockInOtherProcess(folder)
  await holder.said('locked')
  expect(() => lockDataDir(folder)).toThrow(
    new RegExp(
      `^The data directory ${folder} is in use by another Foothold \\(process ${holder.child.pid}, started 20[\\dT:.-]+Z\\)\\. Stop it first, or set DATA_DIR to another directory\\.$`,
    ),
  )
})

test('killing the holder with kill -9 frees the directory at once', async () => {
  const holder = lockInOtherProcess(folder)
  await holder.said('locked')
  holder.child.kill('SIGKILL')
  await holder.ended
  const unlock = lockDataDir(folder)
  expect(JSON.parse(readFileSync(join(folder, 'foothold.lock.json'), 'utf8'))).toMatchObject({
    pid: process.pid,
  })
  unlock()
})

test('of many concurrent starts exactly one gets the directory', async () => {
  const all = Array.from({ length: 6 }, () => lockInOtherProcess(folder))
  await Promise.all(all.map((program) => program.said('\n')))
  expect(all.filter((program) => program.output() === 'locked\n')).toHaveLength(1)
})

test('this process cannot take it twice, but can again after releasing it', () => {
  const unlock = lockDataDir(folder)
  expect(() => lockDataDir(folder)).toThrow(`(process ${process.pid}, started `)
  unlock()
  lockDataDir(folder)()
})

test('the directory is created with its parents', () => {
  const unlock = lockDataDir(join(folder, 'a', 'b'))
  expect(existsSync(join(folder, 'a', 'b', 'foothold.lock'))).toBe(true)
  unlock()
})

test('a directory that cannot be created is refused with a sentence', () => {
  expect(() => lockDataDir('/dev/null/data')).toThrow(
    /^The data directory \/dev\/null\/data cannot be used \(.+\)\. Make it writable, or set DATA_DIR/,
  )
})

test('a directory that cannot be written is refused with a sentence', () => {
  mkdirSync(join(folder, 'foothold.lock.json'))
  expect(() => lockDataDir(folder)).toThrow(
    /cannot be used \(EISDIR.+\)\. Make it writable, or set/,
  )
  rmSync(join(folder, 'foothold.lock.json'), { recursive: true })
  lockDataDir(folder)()
})
