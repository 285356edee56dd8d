import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps its files in memory, so that no test waits for a disk. */
const MEMORY = '/dev/shm'
/** Several times what the tests store at once. */
const NEEDED_BYTES = 6 * 1024 ** 3
const PREFIX = 'foothold-tests-'

/**
 * Creates a new folder for all files of the tests, in memory if there is enough. The caller passes
 * it to the tests as TMPDIR and removes it afterwards; folders of killed runs are removed now.
 */
export const createTestFolder = (memory = MEMORY, neededBytes = NEEDED_BYTES): string => {
  if (!existsSync(memory)) return create(tmpdir())
  removeLeft(memory)
  if (countFreeBytes(memory) < neededBytes) return create(tmpdir())
  const folder = create(memory)
  if (canRunPrograms(folder)) return folder
  rmSync(folder, { recursive: true })
  return create(tmpdir())
}

const create = (parent: string): string => {
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  return folder
}

const countFreeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return Math.min(bavail * bsize, freemem())
}

/** Some systems forbid it there, but a copy of PostgreSQL's programs may be put into the folder. */
const canRunPrograms = (folder: string): boolean => {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}

const removeLeft = (parent: string): void => {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(PREFIX)
      ? Number.parseInt(name.slice(PREFIX.length), 10)
      : Number.NaN
    if (Number.isNaN(pid) || isRunning(pid)) continue
    rmSync(join(parent, name), { recursive: true, force: true })
  }
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
