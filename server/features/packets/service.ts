import { toJobKeys } from '#src/jobs/similar.ts'
import { type Packet, PACKET_NOT_FOUND, type SealedFile } from '#src/packets/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { NotFound } from '../../errors.ts'
import { getJob } from '../jobs/index.ts'
import * as queries from './queries.ts'
import { listSentResumes, type SentResume } from './resume-queries.ts'

/** The newest. @throws NotFound when the user has no such application, or nothing is sealed with it */
export async function getPacket(db: Db, userId: string, jobId: string): Promise<Packet> {
  await getJob(db, userId, jobId)
  const packet = await queries.findNewest(db, userId, jobId)
  if (packet === undefined) throw new NotFound(PACKET_NOT_FOUND)
  return packet
}

/** All of them, newest first, and which other resumes the company has had. @throws NotFound, TooLarge */
export async function listPackets({ db, limits }: Context, userId: string, jobId: string) {
  const { company } = await getJob(db, userId, jobId)
  await limits.boundList(userId, () => queries.sumPacketBytes(db, userId, jobId))
  return {
    packets: await queries.listPackets(db, userId, jobId),
    other_resumes: await listOtherResumes(db, userId, { jobId, company }),
  }
}

/** The names of the files in each application's newest packet. */
export async function listSentFiles(
  db: Db,
  userId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const packets = await queries.listNewestFiles(db, userId)
  return new Map(packets.map(({ job_id, files }) => [job_id, files.map(({ name }) => name)]))
}

/** A file of one of the application's packets, with its name. @throws NotFound */
export async function getSealedFile(
  db: Db,
  userId: string,
  { id: jobId, sha256 }: { id: string; sha256: string },
): Promise<queries.KeptFile & Pick<SealedFile, 'name'>> {
  await getJob(db, userId, jobId)
  const packets = await queries.listFilesOf(db, userId, jobId)
  const file = packets.flatMap(({ files }) => files).find((one) => one.sha256 === sha256)
  const kept = file && (await queries.findFile(db, userId, sha256))
  if (kept === undefined) throw new NotFound('This file is not kept with this application')
  return { ...kept, name: file?.name ?? sha256 }
}

const toCompany = (company: string) =>
  toJobKeys({ company, position: '', location: null, url: null }).company_key

/** Earlier applications to the company that have resumes, all of them other ones than this one's. */
async function listOtherResumes(
  db: Db,
  userId: string,
  { jobId, company }: { jobId: string; company: string },
) {
  const resumes = await listSentResumes(db, userId)
  const own = resumes.filter((one) => one.job_id === jobId)
  const [first] = own
  if (first === undefined) return []
  const key = toCompany(company)
  const ofCompany = resumes.filter(
    (one) =>
      one.job_id !== jobId && one.created_at < first.created_at && toCompany(one.company) === key,
  )
  return [...Map.groupBy(ofCompany, ({ job_id }) => job_id).values()]
    .filter((theirs) => theirs.every((one) => !own.some((mine) => isSame(mine, one))))
    .map((theirs) => ({
      job_id: theirs[0]?.job_id ?? '',
      position: theirs[0]?.position ?? '',
      application_date: theirs[0]?.application_date ?? '',
      filenames: [...new Set(theirs.map(({ filename }) => filename))],
    }))
}

/** Sealed ones are told apart by their bytes, others by what was chosen. */
const isSame = (one: SentResume, other: SentResume): boolean =>
  one.sha256 !== null && other.sha256 !== null
    ? one.sha256 === other.sha256
    : one.filename === other.filename &&
      (one.document_id ?? other.document_id) === (other.document_id ?? one.document_id)
