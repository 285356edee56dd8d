import { existsSync } from 'node:fs'
import { readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { StartupError } from '../../startup-error.ts'
import { syncTree } from '../durability.ts'

/** The major version of PostgreSQL in @electric-sql/pglite. */
const INSTALLED_MAJOR = 18
/** The releases of PGlite that read the files of earlier ones. */
const RELEASES: Readonly<Record<number, string>> = { 16: '0.2', 17: '0.3' }
/** The name of the old files while the new ones are moved into place. */
const ASIDE = /^database\.carried-(\d+)$/
const MIGRATION_TABLES = "('kysely_migration', 'kysely_migration_lock')"

/** The used methods of a PGlite of any version. */
type Copied = Pick<PGlite, 'query' | 'exec' | 'close'>

/**
 * Migrates a database whose files an earlier major version of PostgreSQL made. Requires the package
 * that reads them (`pglite-17`). The old files stay, as `database.postgres-17`.
 * @param create creates an empty database in a directory
 * @throws StartupError with what to do instead
 */
export async function upgradeFiles(
  dataDir: string,
  create: () => Promise<{ pglite: PGlite; unfinished: string }>,
): Promise<void> {
  const home = join(dataDir, 'database')
  await settle(dataDir, home)
  const major = existsSync(join(home, 'PG_VERSION'))
    ? Number.parseInt(await readFile(join(home, 'PG_VERSION'), 'utf8'), 10)
    : INSTALLED_MAJOR
  if (major === INSTALLED_MAJOR) return
  if (major > INSTALLED_MAJOR) throw describeNewer(dataDir, major)
  const from = await openOld(dataDir, home, major)
  const { pglite: to, unfinished } = await create()
  await copy(from, to)
  await from.close()
  await to.close()
  await syncTree(unfinished)
  await rename(home, join(dataDir, `database.carried-${major}`))
  await rename(unfinished, home)
  await settle(dataDir, home)
  await syncTree(dataDir, { deep: false })
}

/**
 * Renames the old files permanently; without new ones, because a process died, it restores them.
 */
async function settle(dataDir: string, home: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const major = ASIDE.exec(name)?.[1]
    if (major === undefined) continue
    const place = existsSync(home) ? join(dataDir, `database.postgres-${major}`) : home
    await rename(join(dataDir, name), place)
  }
}

async function openOld(dataDir: string, home: string, major: number): Promise<Copied> {
  const name = `pglite-${major}`
  try {
    const module: { PGlite: typeof PGlite } = await import(name)
    return await module.PGlite.create(home)
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    throw isMissing ? describeOlder(dataDir, major, name) : error
  }
}

async function copy(from: Copied, to: PGlite): Promise<void> {
  // Loaded only for this: the thread of the database needs neither.
  const { Kysely, PGliteDialect } = await import('kysely')
  const { migrate } = await import('../migrate.ts')
  const readNames = async (query: string) =>
    (await from.query<{ name: string }>(query)).rows.map(({ name }) => name)
  const [last] = await readNames('select name from kysely_migration order by name desc limit 1')
  await migrate(new Kysely({ dialect: new PGliteDialect({ pglite: to }) }), last)
  const tables = await readNames(
    `select quote_ident(tablename) as name from pg_tables
      where schemaname = 'public' and tablename not in ${MIGRATION_TABLES}`,
  )
  // Rows are inserted in any order and already include the effects of triggers and cascades.
  await to.exec("set session_replication_role = 'replica'")
  for (const table of tables) {
    const columns = (
      await readNames(
        `select quote_ident(attname) as name from pg_attribute
          where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped
            and attgenerated = '' order by attnum`,
      )
    ).join(', ')
    const { blob } = await from.query(`copy ${table} (${columns}) to '/dev/blob'`)
    await to.exec(`delete from ${table}`)
    if (blob) await to.query(`copy ${table} (${columns}) from '/dev/blob'`, [], { blob })
    await requireAll(from, to, table)
  }
  await to.exec('reset session_replication_role')
}

async function requireAll(from: Copied, to: Copied, table: string): Promise<void> {
  const [sent, arrived] = await Promise.all(
    [from, to].map(async (one) => {
      const { rows } = await one.query<{ count: number }>(
        `select count(*)::int as count from ${table}`,
      )
      return rows[0]?.count
    }),
  )
  if (sent === arrived) return
  throw new Error(`of ${sent} rows of ${table}, ${arrived} could be copied`)
}

const describeNewer = (dataDir: string, major: number) =>
  new StartupError(
    `The embedded database in ${dataDir} was made by a newer Foothold (with PostgreSQL ${major}; this one has ${INSTALLED_MAJOR}). Update Foothold, or restore a backup made before the update.`,
  )

function describeOlder(dataDir: string, major: number, name: string): StartupError {
  const release = RELEASES[major]
  const install = release
    ? `To carry it over, run: npm install --no-save ${name}@npm:@electric-sql/pglite@${release} – then start again. Or move`
    : 'Move'
  return new StartupError(
    `The embedded database in ${dataDir} was made with PostgreSQL ${major}, and this Foothold has ${INSTALLED_MAJOR}. Nothing was changed. ${install} ${join(dataDir, 'database')} elsewhere and restore the newest file of ${join(dataDir, 'backups')} (npm run restore -- FILE).`,
  )
}
