import { createHash } from 'node:crypto'
import { job } from '#src/jobs/responses.ts'
import type { JobChanges } from '#src/jobs/changes.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import {
  hasNoNewInterview,
  isUnchangedSince,
  type ReadTime,
  readRowVersions,
} from '../../db/changed-tables.ts'
import { type Changes, findChanges, findPlaces } from './changes-queries.ts'
import { JOB_TABLES, listJobsOf } from './list-queries.ts'
import { listJobs } from './service.ts'

/** With more changes, reading the whole list is as fast. */
const CHANGED_MAX = 500
/** Well within the month for which deleted applications are kept. */
const AGE_MAX_MS = 7 * 24 * 60 * 60_000
/** Transaction numbers wrap around after twice as many. */
const TRANSACTIONS_MAX = 1_000_000_000n

/** The fields of an application: other releases have others, so their versions do not match. */
const FIELDS = Object.keys(job.shape).join()
const PLACE_LENGTH = 16

const MAX_XID = 2n ** 63n
const VERSION = /^([\w-]{16})\.(\d{1,20})\.(\d{1,14})\.(\d{1,9}-\d{1,9}-\d{1,9})$/

/** Hashed together with the counts, so that no client can make up a version. */
const toPlace = (userId: string, place: string, counts: string) =>
  createHash('sha256')
    .update([userId, place, FIELDS, counts].join('\n'))
    .digest('base64url')
    .slice(0, PLACE_LENGTH)

const toCounts = ({ total, postings, sent }: Changes) => [total, postings, sent].join('-')

/** An opaque version string. */
const toVersion = (userId: string, found: Changes): string => toText(userId, found, toCounts(found))

const toText = (
  userId: string,
  { place, xid, atMs }: ReadTime & { place: string },
  counts: string,
) => [toPlace(userId, place, counts), xid, Math.floor(atMs), counts].join('.')

type Version = ReadTime & { place: string; counts: string }

const readVersion = (text: string | undefined): Version | undefined => {
  const [, place, xid, atMs, counts] = VERSION.exec(text ?? '') ?? []
  if (place === undefined || xid === undefined || counts === undefined) return undefined
  const number = BigInt(xid)
  // Normalized, because PostgreSQL would read a leading 0 as octal.
  return number > MAX_XID ? undefined : { place, xid: String(number), atMs: Number(atMs), counts }
}

/** Whether the changes since can be determined. */
const isWithin = (userId: string, found: ReadTime & { place: string }, known: Version): boolean => {
  const passed = BigInt(found.xid) - BigInt(known.xid)
  const ageMs = found.atMs - known.atMs
  return (
    known.place === toPlace(userId, found.place, known.counts) &&
    passed >= 0n &&
    passed < TRANSACTIONS_MAX &&
    ageMs > -AGE_MAX_MS &&
    ageMs < AGE_MAX_MS
  )
}

/** Erased rows leave no trace and are detected by the counts. */
const isUnchanged = (found: Changes, known: Version): boolean =>
  found.ids.length === 0 && toCounts(found) === known.counts

/**
 * Returns the current version if no source of the list was written, so that the list need not be
 * read.
 */
async function findUnwritten(db: Db, userId: string, known: Version | undefined) {
  if (known === undefined) return undefined
  const versions = await readRowVersions(db, userId)
  const isSame =
    isWithin(userId, versions, known) &&
    isUnchangedSince(versions, JOB_TABLES, known) &&
    hasNoNewInterview(versions, known)
  if (!isSame) return undefined
  return { version: toText(userId, versions, known.counts), total: parseInt(known.counts, 10) }
}

/** The version of the list, and whether the version `text` is still current. */
export async function compareVersion(
  { db }: Pick<Context, 'db'>,
  userId: string,
  text: string | undefined,
): Promise<{ version: string; isUnchanged: boolean }> {
  const known = readVersion(text)
  const unwritten = await findUnwritten(db, userId, known)
  if (unwritten !== undefined) return { version: unwritten.version, isUnchanged: true }
  const found = await findChanges(db, userId, known)
  const isSame = known !== undefined && isWithin(userId, found, known) && isUnchanged(found, known)
  return { version: toVersion(userId, found), isUnchanged: isSame }
}

/** Returns the changes since the version `text`; the whole list if they cannot be determined. */
export async function listChanges(
  ctx: Context,
  userId: string,
  text: string | undefined,
): Promise<JobChanges> {
  const known = readVersion(text)
  const unwritten = await findUnwritten(ctx.db, userId, known)
  if (unwritten !== undefined) return { ...unwritten, changed: [], gone: [] }
  const found = await findChanges(ctx.db, userId, known)
  // Read before the list: rows written in between are sent again.
  const version = toVersion(userId, found)
  const isKnown = known !== undefined && isWithin(userId, found, known)
  if (!isKnown || found.ids.length > CHANGED_MAX) {
    return { version, jobs: await listJobs(ctx, userId) }
  }
  if (isUnchanged(found, known)) return { version, total: found.total, changed: [], gone: [] }
  if (found.ids.length === 0) return { version, jobs: await listJobs(ctx, userId) }
  return readDifference(ctx, userId, known)
}

/** All of it as of one moment. */
const readDifference = (ctx: Context, userId: string, known: Version): Promise<JobChanges> =>
  ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const found = await findChanges(trx, userId, known)
      const jobs = await listJobsOf(trx, userId, found.ids)
      const places = await findPlaces(
        trx,
        userId,
        jobs.map(({ id }) => id),
      )
      const present = new Set(jobs.map(({ id }) => id))
      return {
        version: toVersion(userId, found),
        total: found.total,
        changed: jobs.map((one) => ({ after: places.get(one.id) ?? null, job: one })),
        gone: found.ids.filter((id) => !present.has(id)),
      }
    })
