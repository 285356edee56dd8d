import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Config } from '../config.ts'
import type { DatabaseHandle, Db } from '../db/client.ts'
import { listMigrations, migrate } from '../db/migrate.ts'
import type { Storage } from '../storage/open.ts'
import { type Archive, InvalidBackup, verify } from './archive.ts'
import { type Catalogue, findNamespace, readCatalogue } from './catalogue.ts'
import { restoreFiles } from './files.ts'
import { addKeys, findMissingKeys } from './keys.ts'
import { findRestoredId, loadDatabase } from './load.ts'
import { KEY_ENTRY, type Manifest } from './manifest.ts'
import { InvalidTarget, countServers, listFilledTables, requireOwn } from './target.ts'

export type RestoreTarget = {
  database: Pick<DatabaseHandle, 'db' | 'kind'>
  storage: Storage
  config: Pick<Config, 'dataDir' | 'dataEncryptionKeys'>
}

export type Restored = {
  /** False if the same backup was restored here before, so that nothing was left to do. */
  isNew: boolean
  manifest: Manifest
  /** Files that rows refer to and that neither the backup nor the storage contains. */
  missingFiles: string[]
  /** Ids of keys that encrypt the answers and that this server does not have. */
  missingKeys: string[]
  /** Whether keys were added to the data directory's. */
  hasAddedKeys: boolean
}

/**
 * Restores a backup. It is verified first. Files are stored before the database is replaced in one
 * transaction, so an interrupted restore leaves the database unchanged, and a retry continues with
 * the missing files.
 * @throws InvalidBackup, InvalidTarget, StorageUnavailable
 */
export async function restore(
  archive: Archive,
  target: RestoreTarget,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const { manifest } = archive
  const { db } = target.database
  await requireKnown(manifest)
  await verify(archive)
  const found = await readCatalogue(db)
  await requireOwn(found)
  if (!replace && (await findRestoredId(db, found)) === manifest.id) {
    const missingKeys = await findMissingKeys(target.config, manifest.encryption_key.ids)
    return { isNew: false, manifest, missingFiles: [], missingKeys, hasAddedKeys: false }
  }
  await requireReplaceable(target.database, found, replace)
  // Lets a repeated restore find the same prefix for its files.
  if (found.migrations.length === 0) await migrate(db)
  const catalogue = await readCatalogue(db)
  const namespace = (await findNamespace(db, catalogue)) ?? randomUUID()
  const hasAddedKeys = await restoreKeys(archive, target)
  const missingFiles = await restoreFiles(archive, target.storage, namespace)
  await loadDatabase(db, {
    archive,
    namespace,
    check: (trx, current) => requireReplaceable({ ...target.database, db: trx }, current, replace),
  })
  const missingKeys = await findMissingKeys(target.config, manifest.encryption_key.ids)
  return { isNew: true, manifest, missingFiles, missingKeys, hasAddedKeys }
}

async function requireKnown({ migrations }: Manifest): Promise<void> {
  const known = await listMigrations()
  const unknown = migrations.find((name, index) => known[index] !== name)
  if (unknown === undefined) return
  throw new InvalidBackup(
    `The backup was made by a newer Foothold (its migration ${unknown} is not known here). Update Foothold first.`,
  )
}

type Target = { db: Db; kind: DatabaseHandle['kind'] }

async function requireReplaceable(target: Target, catalogue: Catalogue, replace: boolean) {
  const servers = await countServers(target)
  if (servers > 0) {
    throw new InvalidTarget(
      'A Foothold is running on this database. Stop every one of them first. Nothing was changed.',
    )
  }
  const filled = replace ? [] : await listFilledTables(target.db, catalogue)
  if (filled.length === 0) return
  throw new InvalidTarget(
    `The database is not empty (${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ' and more' : ''}). Nothing was changed. To replace its whole content with the backup, use restore --replace.`,
  )
}

async function restoreKeys({ manifest, open }: Archive, { config }: RestoreTarget) {
  if (manifest.encryption_key.included === null) return false
  return addKeys(config, (await buffer(await open(KEY_ENTRY))).toString('utf8'))
}
