import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { AccountPart } from '../account-part.ts'
import { readCatalogue } from '../backup/catalogue.ts'
import { createBackup, NOTHING_THERE } from '../backup/create.ts'
import type { Config } from '../config.ts'
import type { DatabaseHandle } from '../db/client.ts'
import { listMigrations } from '../db/migrate.ts'
import { openUnmigrated } from '../db/open.ts'
import { createLogger } from '../log.ts'
import { StartupError } from '../startup-error.ts'
import { openStorage } from '../storage/open.ts'
import type { AdminServices } from './command.ts'
import { type BackupRequest, findAdminSocket } from './socket.ts'
import { type Commands, type Outcome, runCommand } from './run-command.ts'

/** Distinguishes these connections from those of a running server. */
export const ADMIN_APPLICATION = 'foothold-admin'

/** The configured database, opened here or reached through the server that has it open. */
export type Connection = {
  isRunning: boolean
  run: (line: readonly string[]) => Promise<Outcome>
  backUp: (options: BackupRequest) => Promise<Readable>
  close: () => Promise<void>
}

export type Features = { commands: Commands; accountParts: readonly AccountPart[] }

/** @throws StartupError */
export async function connect(config: Config, features: Features): Promise<Connection> {
  const socket =
    config.databaseUrl === undefined ? await findAdminSocket(config.dataDir) : undefined
  if (socket !== undefined) return { isRunning: true, ...socket, close: async () => undefined }
  const database = await openExisting(config)
  const services = await createAdminServices(config, database, features.accountParts)
  return {
    isRunning: false,
    async run(line) {
      if (line[0] !== 'doctor') await requireCurrent(database)
      return runCommand(features.commands, services, line)
    },
    backUp: async (options) => createBackup(services, options),
    close: () => database.close(),
  }
}

export async function createAdminServices(
  config: Config,
  database: DatabaseHandle,
  accountParts: readonly AccountPart[],
): Promise<AdminServices> {
  const log = createLogger({ logLevel: 'silent' })
  const storage = await openStorage(config, log)
  return { ...storage, config, database, db: database.db, log, accountParts }
}

/** Does not create a missing database, since DATA_DIR is then most likely wrong. */
async function openExisting(config: Config): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir } = config
  const isThere = databaseUrl !== undefined || existsSync(join(dataDir, 'database', 'PG_VERSION'))
  if (!isThere) throw new StartupError(NOTHING_THERE)
  return openUnmigrated(config, ADMIN_APPLICATION)
}

async function requireCurrent({ db }: DatabaseHandle): Promise<void> {
  const { migrations } = await readCatalogue(db)
  if (migrations.length === 0) throw new StartupError(NOTHING_THERE)
  const known = await listMigrations()
  if (migrations.length === known.length && known.every((name) => migrations.includes(name))) return
  throw new StartupError(
    'The database is of another version than this Foothold. Start Foothold once: this updates the database, or reports why it cannot.',
  )
}
