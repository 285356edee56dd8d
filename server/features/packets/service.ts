import { toJobKeys } from '#src/jobs/similar.ts'
import { findOtherResumes, type SentResume } from '#src/packets/other-resumes.ts'
import {
  DELETED_PACKET_TTL_MS,
  type Packet,
  PACKET_NOT_FOUND,
  type ResumesOf,
  type SealedFile,
} from '#src/packets/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { markDeleted, unmarkDeleted } from '../../db/soft-delete.ts'
import { NotFound } from '../../errors.ts'
import { getJob } from '../jobs/index.ts'
import * as queries from './queries.ts'
import { listSentResumes } from './resume-queries.ts'
import { t } from '#src/language/t.ts'

/**
 * Returns the newest packet.
 * @throws NotFound if the user has no such application, or it has no packet
 */
export async function getPacket(db: Db, userId: string, jobId: string): Promise<Packet> {
  await getJob(db, userId, jobId)
  const packet = await queries.findNewest(db, userId, jobId)
  if (packet === undefined) throw new NotFound(PACKET_NOT_FOUND)
  return packet
}

/**
 * Returns all packets, newest first, and other resumes that the company has received.
 * @throws NotFound, TooLarge
 */
export async function listPackets({ db, limits }: Context, userId: string, jobId: string) {
  const { company } = await getJob(db, userId, jobId)
  await limits.boundList(userId, () => queries.sumPacketBytes(db, userId, jobId))
  return {
    packets: await queries.listPackets(db, userId, jobId),
    other_resumes: await listOtherResumes(db, userId, { jobId, company }),
  }
}

/**
 * Hides the packet; it can be restored for a day, and its files are kept as long.
 * @throws NotFound
 */
export async function deletePacket(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await markDeleted(db, 'packets', userId, id)
  if (deleted === undefined) throw new NotFound(PACKET_NOT_FOUND)
}

/** Restores a deleted packet. @throws NotFound, also if it is too late */
export async function restorePacket(db: Db, userId: string, id: string): Promise<Packet> {
  const restored = await unmarkDeleted(db, 'packets', { userId, id, ttlMs: DELETED_PACKET_TTL_MS })
  const packet = restored && (await queries.findPacket(db, userId, id))
  if (packet === undefined) throw new NotFound(PACKET_NOT_FOUND)
  return packet
}

/** Returns the file names of each application's newest packet. */
export async function listSentFiles(
  db: Db,
  userId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const packets = await queries.listNewestFiles(db, userId)
  return new Map(packets.map(({ job_id, files }) => [job_id, files.map(({ name }) => name)]))
}

/** Returns a file of one of the application's packets. @throws NotFound */
export async function getSealedFile(
  db: Db,
  userId: string,
  { id: jobId, sha256 }: { id: string; sha256: string },
): Promise<queries.PacketFile & Pick<SealedFile, 'name'>> {
  await getJob(db, userId, jobId)
  const packets = await queries.listFilesOf(db, userId, jobId)
  const file = packets.flatMap(({ files }) => files).find((one) => one.sha256 === sha256)
  const stored = file && (await queries.findFile(db, userId, sha256))
  if (stored === undefined) throw new NotFound(t('This file is not saved with this application'))
  return { ...stored, name: file?.name ?? sha256 }
}

const RESUMES_MAX = 100

/** Resumes sent to the company, the newest application's first. @throws NotFound for `except` */
export async function listResumes(
  db: Db,
  userId: string,
  { company, except }: ResumesOf,
): Promise<SentResume[]> {
  const before = except == null ? undefined : await getJob(db, userId, except)
  const theirs = await listResumesAt(db, userId, company)
  return theirs
    .filter(({ created_at }) => before === undefined || created_at < before.created_at)
    .slice(0, RESUMES_MAX)
    .map(({ job_id, position, application_date, filename, document_id, sha256 }) => ({
      job_id,
      position,
      application_date,
      filename,
      document_id,
      sha256,
    }))
}

const toCompany = (company: string) =>
  toJobKeys({ company, position: '', location: null, url: null }).company_key

async function listResumesAt(db: Db, userId: string, company: string) {
  const key = toCompany(company)
  const resumes = await listSentResumes(db, userId)
  return resumes.filter((one) => toCompany(one.company) === key)
}

/** Other applications to the company whose resumes all differ from this one's. */
async function listOtherResumes(
  db: Db,
  userId: string,
  { jobId, company }: { jobId: string; company: string },
) {
  const resumes = await listResumesAt(db, userId, company)
  const own = resumes.filter((one) => one.job_id === jobId)
  const [first] = own
  if (first === undefined) return []
  return findOtherResumes(
    own,
    resumes.filter((one) => one.created_at < first.created_at),
  )
}
