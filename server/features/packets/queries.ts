import { type Insertable, sql } from 'kysely'
import type { Packet } from '#src/packets/schema.ts'
import type { Db } from '../../db/client.ts'
import type { PacketFilesTable, PacketsTable } from '../../db/tables/packets.ts'

const COLUMNS = [
  'id',
  'sealed_at',
  'files',
  'posting',
  'answers',
] as const satisfies (keyof Packet)[]

const selectAny = (db: Db, userId: string) =>
  db.selectFrom('packets').select(COLUMNS).where('user_id', '=', userId)

const selectPackets = (db: Db, userId: string) =>
  selectAny(db, userId).where('deleted_at', 'is', null)

/** Of one application, newest first. */
export const listPackets = (db: Db, userId: string, jobId: string): Promise<Packet[]> =>
  selectPackets(db, userId)
    .where('job_id', '=', jobId)
    .orderBy('sealed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Estimated bytes of that list. */
export const sumPacketBytes = async (db: Db, userId: string, jobId: string): Promise<number> => {
  const { bytes } = await db
    .selectFrom('packets')
    .select(
      sql<number>`coalesce(sum(octet_length(files::text) + octet_length(answers::text)
        + coalesce(octet_length(posting::text), 0)), 0)::float8`.as('bytes'),
    )
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return bytes
}

export const findPacket = (db: Db, userId: string, id: string): Promise<Packet | undefined> =>
  selectPackets(db, userId).where('id', '=', id).executeTakeFirst()

export const findNewest = (db: Db, userId: string, jobId: string): Promise<Packet | undefined> =>
  selectPackets(db, userId)
    .where('job_id', '=', jobId)
    .orderBy('sealed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Deleted or not, because a repeated request returns what the first one did. */
export const findByRequest = (
  db: Db,
  userId: string,
  requestId: string,
): Promise<Packet | undefined> =>
  selectAny(db, userId).where('request_id', '=', requestId).executeTakeFirst()

/** Newest first. */
const inOrder = (db: Db, userId: string) =>
  db
    .selectFrom('packets')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('sealed_at', 'desc')
    .orderBy('id', 'desc')

/** Ids of the packets of all applications that are not deleted, newest first. */
export const listPacketIds = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await inOrder(db, userId)
    .select('id')
    .where('job_id', 'in', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** The packets of `ids`, in the order of the whole list. */
export const listPacketsOf = (db: Db, userId: string, ids: readonly string[]) =>
  inOrder(db, userId)
    .select([...COLUMNS, 'job_id'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()

/** The files of each application's newest packet, without the texts that were sent. */
export const listNewestFiles = (db: Db, userId: string) =>
  db
    .selectFrom('packets')
    .distinctOn('job_id')
    .select(['job_id', 'files'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('job_id')
    .orderBy('sealed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The files of one application's packets, newest first. */
export const listFilesOf = (db: Db, userId: string, jobId: string) =>
  db
    .selectFrom('packets')
    .select('files')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .where('deleted_at', 'is', null)
    .orderBy('sealed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export type NewPacket = Pick<
  Insertable<PacketsTable>,
  'user_id' | 'job_id' | 'request_id' | 'id' | 'sealed_at'
> &
  Pick<Packet, 'files' | 'posting' | 'answers'>

export const insertPacket = (
  trx: Db,
  { files, posting, answers, ...packet }: NewPacket,
): Promise<Packet> =>
  trx
    .insertInto('packets')
    .values({
      // Not `now()`, which is the start of the transaction, before it waited for the user's lock.
      sealed_at: sql<string>`clock_timestamp()`,
      ...packet,
      files: JSON.stringify(files),
      posting: posting && JSON.stringify(posting),
      answers: JSON.stringify(answers),
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

/** Ids of the user's packets, including deleted ones that can still be restored. */
export const listIds = async (db: Db, userId: string): Promise<Set<string>> => {
  const rows = await db.selectFrom('packets').select('id').where('user_id', '=', userId).execute()
  return new Set(rows.map(({ id }) => id))
}

const selectFiles = (db: Db, userId: string) =>
  db
    .selectFrom('packet_files')
    .select(['sha256', 'size', 'file_type', 'storage_key'])
    .where('user_id', '=', userId)

export type PacketFile = Awaited<ReturnType<typeof listFiles>>[number]

export const listFiles = (db: Db, userId: string) => selectFiles(db, userId).execute()

export const findFile = (db: Db, userId: string, sha256: string) =>
  selectFiles(db, userId).where('sha256', '=', sha256).executeTakeFirst()

/** Returns false if the same bytes are already stored. */
export const insertFile = async (trx: Db, file: Insertable<PacketFilesTable>): Promise<boolean> => {
  const added = await trx
    .insertInto('packet_files')
    .values(file)
    .onConflict((conflict) => conflict.columns(['user_id', 'sha256']).doNothing())
    .returning('sha256')
    .executeTakeFirst()
  return added !== undefined
}

export const sumFileBytes = async (db: Db, userId: string): Promise<number> => {
  const { bytes } = await db
    .selectFrom('packet_files')
    .select(sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return bytes
}

const isInPacket = sql<boolean>`(packet_files.user_id, packet_files.sha256) in (
  select packets.user_id, file.sha256
  from packets, jsonb_to_recordset(packets.files) as file (sha256 text)
)`
const isInOwnPacket = (userId: string) => sql<boolean>`packet_files.sha256 in (
  select file.sha256 from packets, jsonb_to_recordset(packets.files) as file (sha256 text)
  where packets.user_id = ${userId}
)`

/** Ids of all users with files that no packet refers to any more. */
export const listOwnersOfUnused = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('packet_files')
    .select('user_id')
    .distinct()
    .where(sql<boolean>`not ${isInPacket}`)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Requires the user's lock. Returns the storage keys. */
export const deleteUnusedFiles = async (trx: Db, userId: string): Promise<string[]> => {
  const rows = await trx
    .deleteFrom('packet_files')
    .where('user_id', '=', userId)
    .where(sql<boolean>`not ${isInOwnPacket(userId)}`)
    .returning('storage_key')
    .execute()
  return rows.map(({ storage_key }) => storage_key)
}
