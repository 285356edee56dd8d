import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '#src/documents/schema.ts'
import { DELETED_JOB_TTL_MS } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import type { Packet } from '#src/packets/schema.ts'
import { openStorage, type Storage } from '../../storage/open.ts'
import {
  downloadArchive,
  readContent,
  readLasting,
  sendArchive,
} from '../../testing/account-archive.ts'
import { PASSWORD, type TestUser } from '../../testing/app.ts'
import { createDocumentsApp, type DocumentsApp } from '../../testing/documents.ts'
import { readZip } from '../../testing/read-zip.ts'
import { makePdf } from '../../testing/sample-documents.ts'
import { getObjectStorage } from '../../testing/shared-object-storage.ts'
import { eraseDeletedJobs } from '../jobs/queries.ts'
import { sweepFiles } from '../documents/sweep.ts'
import { sweepPackets, sweepSealedFiles } from './erase.ts'
import { sumFileBytes } from './queries.ts'

const HOUR_MS = 60 * 60 * 1000

const objectStorage = await getObjectStorage()

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const ONE = makePdf(700, 'one')
const TWO = makePdf(800, 'two')

describe.each(['the data directory', 'S3'])('a packet, with %s', (home) => {
  let t: DocumentsApp
  let storage: Storage
  beforeAll(async () => {
    const s3 = home === 'S3' ? objectStorage.makeConfig() : undefined
    t = await createDocumentsApp(s3, {}, { LIMIT_FILES_MB: '1' })
    storage = await openStorage(t.config, t.app.log)
  })
  afterAll(() => t.close())

  const upload = async (user: TestUser, filename: string, content: Buffer) =>
    (await t.upload(user, { filename, content })).json<Document>()
  const addJob = async (user: TestUser, fields: object = {}) =>
    (
      await t.rest(
        'POST',
        '/api/jobs',
        { company: 'Acme', position: 'Engineer', status: 'applied', ...fields },
        user,
      )
    ).json<Job>()
  const seal = (user: TestUser, id: string, body: object = {}) =>
    t.rest('POST', `/api/jobs/${id}/packet`, body, user)
  const get = (user: TestUser, path: string) => t.rest('GET', path, undefined, user)
  const storedBytes = async ({ email }: TestUser) => {
    const { db } = t.database
    const users = db.selectFrom('users').select('id').where('email', '=', email)
    return sumFileBytes(db, (await users.executeTakeFirstOrThrow()).id)
  }
  const countFiles = async () => {
    let count = 0
    for await (const _ of storage.files.list('')) count += 1
    return count
  }

  test('is unchanged, whatever happens to the documents and the posting', async () => {
    const user = await t.register()
    const one = await upload(user, 'resume.pdf', ONE)
    const posting = { text: 'We look for an engineer.' }
    const application_date = '2026-01-15'
    const { id } = await addJob(user, { document_ids: [one.id], posting, application_date })
    expect((await get(user, `/api/jobs/${id}/packet`)).statusCode).toBe(404)
    expect((await get(user, `/api/jobs/${id}/packets`)).json()).toMatchObject({ packets: [] })

    const answers = [{ question: 'Why?', answer: 'Because.' }]
    const sealed = await seal(user, id, { answers })
    expect(sealed.statusCode).toBe(201)
    const packet = sealed.json<Packet>()
    const file = { name: 'resume.pdf', document_type: 'resume', size: 700, sha256: hash(ONE) }
    expect(packet).toMatchObject({ files: [file], posting, answers })

    await t.rest('DELETE', `/api/documents/${one.id}`, undefined, user)
    await t.rest('PUT', `/api/jobs/${id}/posting`, { text: '' }, user)
    expect((await get(user, `/api/jobs/${id}/packet`)).json()).toEqual(packet)
    const sent = await get(user, `/api/jobs/${id}/packet/files/${hash(ONE)}`)
    expect(sent.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=resume.pdf',
    })
    expect(sent.rawPayload.equals(ONE)).toBe(true)

    const report = await get(user, '/api/reports/search?from=2026-01-01&to=2026-12-31&form=de')
    expect(report.json()).toMatchObject({ rows: [{ remarks: 'resume.pdf' }] })

    const two = await upload(user, 'other.pdf', TWO)
    await t.rest('PUT', `/api/jobs/${id}`, { document_ids: [two.id] }, user)
    await seal(user, id)
    const { packets } = (await get(user, `/api/jobs/${id}/packets`)).json<{ packets: Packet[] }>()
    expect(packets.map(({ files }) => files.map(({ name }) => name))).toEqual([
      ['other.pdf'],
      ['resume.pdf'],
    ])
    expect((await get(user, `/api/jobs/${id}/packet/files/${hash(ONE)}`)).statusCode).toBe(200)
    expect((await get(user, `/api/jobs/${id}/packet/files/${'0'.repeat(64)}`)).statusCode).toBe(404)
    expect((await get(user, `/api/jobs/${id}/packet/files/x`)).statusCode).toBe(400)
  })

  test('adds an answer to the newest one’s, even concurrently', async () => {
    const user = await t.register()
    const { id } = await addJob(user)
    const [one, two, three] = ['One?', 'Two?', 'Three?'].map((question) => ({
      question,
      answer: '',
    }))
    await seal(user, id, { answers: [one] })
    await Promise.all([two, three].map((each) => seal(user, id, { more_answers: [each] })))
    const { answers } = (await seal(user, id, { more_answers: [] })).json<Packet>()
    expect(answers).toHaveLength(3)
    expect(answers).toEqual(expect.arrayContaining([one, two, three]))
    const many = Array.from({ length: 98 }, () => one)
    const refused = await seal(user, id, { more_answers: many })
    expect([refused.statusCode, refused.json()]).toEqual([400, { detail: 'At most 100 answers' }])
    expect((await seal(user, id)).json()).toMatchObject({ answers: [] })
  })

  test('is created once per request, and equal bytes are stored once', async () => {
    const user = await t.register()
    const one = await upload(user, 'resume.pdf', ONE)
    const jobs = [
      await addJob(user, { document_ids: [one.id] }),
      await addJob(user, { document_ids: [one.id], company: 'Bolt' }),
    ]
    const before = await countFiles()
    const request_id = randomUUID()
    const responses = await Promise.all([
      ...[1, 2, 3].map(() => seal(user, jobs[0]?.id ?? '', { request_id })),
      ...[1, 2, 3].map(() => seal(user, jobs[1]?.id ?? '')),
    ])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201])
    expect(new Set(responses.slice(0, 3).map((response) => response.json<Packet>().id)).size).toBe(
      1,
    )
    expect(await countFiles()).toBe(before + 1)
  })

  test('counts towards an account’s bytes, and not towards its documents', async () => {
    const user = await t.register()
    const large = await upload(user, 'large.pdf', makePdf(400 * 1024, 'large'))
    const { id } = await addJob(user, { document_ids: [large.id] })
    expect((await seal(user, id)).statusCode).toBe(201)
    await t.rest('DELETE', `/api/documents/${large.id}`, undefined, user)
    const next = await upload(user, 'next.pdf', makePdf(150 * 1024, 'next'))
    await t.rest('PUT', `/api/jobs/${id}`, { document_ids: [next.id] }, user)
    const before = await countFiles()
    const refused = await seal(user, id)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({ detail: expect.stringMatching(/limit of 1 MB of files/) })
    expect(await countFiles()).toBe(before)
    expect(await t.list(user)).toHaveLength(1)
  })

  test('counts with its posting towards an account’s text, and its list is limited', async () => {
    const user = await t.register()
    const posting = { text: 'x'.repeat(50_000) }
    const { id } = await addJob(user, { posting })
    const first = (await seal(user, id)).json<Packet>()
    const { db } = t.database
    await sql`
      insert into packets (user_id, job_id, files, posting, answers)
      select user_id, job_id, files, posting, answers from packets, generate_series(1, 450)
      where id = ${first.id}`.execute(db)
    expect((await get(user, `/api/jobs/${id}/packets`)).statusCode).toBe(413)
    expect((await get(user, `/api/jobs/${id}/packet`)).statusCode).toBe(200)
    await sql`
      insert into packets (user_id, job_id, files, posting, answers)
      select user_id, job_id, files, posting, answers from packets, generate_series(1, 1700)
      where id = ${first.id}`.execute(db)
    const refused = await seal(user, id)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({ detail: expect.stringMatching(/limit of 100 MB of text/) })
  })

  test('is deleted with its application for good, and with the account', async () => {
    const user = await t.register()
    const one = await upload(user, 'resume.pdf', ONE)
    const { id } = await addJob(user, { document_ids: [one.id] })
    const kept = await addJob(user, { document_ids: [one.id] })
    await seal(user, id)
    const deps = { db: t.database.db, config: t.config, log: t.app.log, ...storage }
    const laterSweep = () => sweepFiles(deps, Date.now() + 2 * HOUR_MS)
    const erase = async (job: string) => {
      await t.rest('DELETE', `/api/jobs/${job}`, undefined, user)
      expect((await get(user, `/api/jobs/${job}/packet`)).statusCode).toBe(404)
      await sql`update jobs set deleted_at = now() - interval '31 days' where id = ${job}`.execute(
        t.database.db,
      )
      await eraseDeletedJobs(t.database.db, DELETED_JOB_TTL_MS)
      return sweepSealedFiles(deps)
    }
    const path = `/api/jobs/${kept.id}/packet/files/${hash(ONE)}`
    await seal(user, kept.id)
    expect(await erase(id)).toBe(0)
    expect((await laterSweep()).files).toBe(0)
    expect((await get(user, path)).statusCode).toBe(200)
    expect(await erase(kept.id)).toBe(1)

    const last = await addJob(user, { document_ids: [one.id] })
    await seal(user, last.id)
    const files = t.database.db.selectFrom('packet_files').select('storage_key')
    const key = (await files.where('sha256', '=', hash(ONE)).execute()).at(-1)?.storage_key ?? ''
    expect(await storage.files.stat(key)).toEqual({ size: ONE.length })
    const left = await t.rest('POST', '/api/auth/delete-account', { password: PASSWORD }, user)
    expect(left.statusCode).toBe(204)
    expect(await storage.files.stat(key)).toBeUndefined()
  })

  test('can be deleted, restored for a day, and frees its bytes after that', async () => {
    const user = await t.register()
    const large = await upload(user, 'large.pdf', makePdf(400 * 1024, 'large'))
    const application_date = '2026-01-15'
    const { id } = await addJob(user, { document_ids: [large.id], application_date })
    const request_id = randomUUID()
    const packet = (await seal(user, id, { request_id })).json<Packet>()
    const file = `/api/jobs/${id}/packet/files/${packet.files[0]?.sha256}`
    const remove = () => t.rest('DELETE', `/api/packets/${packet.id}`, undefined, user)
    const restore = () => t.rest('POST', `/api/packets/${packet.id}/restore`, undefined, user)
    const readRemarks = async () =>
      (await get(user, '/api/reports/search?from=2026-01-01&to=2026-12-31'))
        .json<{ rows: { remarks: string | null }[] }>()
        .rows.map(({ remarks }) => remarks)

    expect((await remove()).statusCode).toBe(204)
    expect((await remove()).statusCode).toBe(404)
    expect((await get(user, `/api/jobs/${id}/packet`)).statusCode).toBe(404)
    expect((await get(user, file)).statusCode).toBe(404)
    expect((await get(user, `/api/jobs/${id}/packets`)).json()).toMatchObject({ packets: [] })
    expect(readContent(await downloadArchive(t, user))).toMatchObject({ packets: [] })
    expect(await readRemarks()).not.toContain('large.pdf')
    expect((await seal(user, id, { request_id })).json()).toEqual(packet)

    const deps = { db: t.database.db, config: t.config, log: t.app.log, ...storage }
    expect(await sweepPackets(deps)).toBe(0)
    expect((await restore()).json()).toEqual(packet)
    expect((await restore()).statusCode).toBe(200)
    expect((await get(user, file)).statusCode).toBe(200)
    expect(await readRemarks()).toContain('large.pdf')

    const archive = await downloadArchive(t, user)
    await remove()
    expect((await sendArchive(t, archive, user)).json()).toMatchObject({ added: { packets: 0 } })
    expect((await get(user, `/api/jobs/${id}/packet`)).json()).toEqual(packet)

    await remove()
    const expire = sql`update packets set deleted_at = now() - interval '25 hours'
      where id = ${packet.id}`
    await expire.execute(t.database.db)
    expect((await restore()).statusCode).toBe(404)
    const others = (await storedBytes(user)) - 400 * 1024
    expect(await sweepPackets(deps)).toBe(1)
    expect(await sweepSealedFiles(deps)).toBe(1)
    expect(await storedBytes(user)).toBe(others)
  })

  test('is in the full export, each file once, and imported from it', async () => {
    const user = await t.register()
    const one = await upload(user, 'resume.pdf', ONE)
    const posting = { text: 'We look for an engineer.' }
    const { id } = await addJob(user, { document_ids: [one.id], posting })
    await seal(user, id, { answers: [{ question: 'Why?', answer: 'Because.' }] })
    await seal(user, id)
    await t.rest('DELETE', `/api/documents/${one.id}`, undefined, user)
    const archive = await downloadArchive(t, user)
    const path = `packets/${hash(ONE)}.pdf`
    expect([...readZip(archive).keys()]).toEqual(['README.txt', 'foothold.json', path])
    expect(readContent(archive)).toMatchObject({ packets: [{ files: [{ file: path }] }, {}] })

    const other = await t.register()
    const response = await sendArchive(t, archive, other)
    expect(response.json()).toMatchObject({ added: { packets: 2 }, problems: [] })
    expect(readLasting(await downloadArchive(t, other))).toEqual(readLasting(archive))
    expect((await get(other, `/api/jobs/${id}/packet/files/${hash(ONE)}`)).rawPayload).toEqual(ONE)
    expect((await sendArchive(t, archive, other)).json()).toMatchObject({ added: { packets: 0 } })
  })

  test('a file that the storage has lost is named in the full export, without its bytes', async () => {
    const user = await t.register()
    const bytes = makePdf(900, randomUUID())
    const one = await upload(user, 'resume.pdf', bytes)
    const { id } = await addJob(user, { document_ids: [one.id] })
    await seal(user, id)
    await t.rest('DELETE', `/api/documents/${one.id}`, undefined, user)
    const files = t.database.db.selectFrom('packet_files').select('storage_key')
    const { storage_key } = await files.where('sha256', '=', hash(bytes)).executeTakeFirstOrThrow()
    await storage.files.remove(storage_key)
    const lost = await get(user, `/api/jobs/${id}/packet/files/${hash(bytes)}`)
    expect(lost.statusCode).toBe(404)
    expect(lost.json()).toEqual({
      detail: 'The storage of this server does not have this file any more',
    })
    const archive = await downloadArchive(t, user)
    expect([...readZip(archive).keys()]).toEqual(['README.txt', 'foothold.json'])
    const named = { name: 'resume.pdf', sha256: hash(bytes), file: null }
    expect(readContent(archive)).toMatchObject({ packets: [{ files: [named] }] })
  })

  test('another resume for one company is pointed out on the later application', async () => {
    const user = await t.register()
    const one = await upload(user, 'one.pdf', ONE)
    const two = await upload(user, 'two.pdf', TWO)
    const first = await addJob(user, { company: 'Acme GmbH', document_ids: [one.id] })
    const same = await addJob(user, { company: 'ACME', position: 'Lead', document_ids: [one.id] })
    const second = await addJob(user, { company: 'Acme', document_ids: [two.id] })
    const elsewhere = await addJob(user, { company: 'Bolt', document_ids: [two.id] })
    const others = async (job: Job) =>
      (await get(user, `/api/jobs/${job.id}/packets`)).json<{
        other_resumes: { job_id: string }[]
      }>().other_resumes
    const expected = [
      { job_id: same.id, position: 'Lead', filenames: ['one.pdf'] },
      { job_id: first.id, position: 'Engineer', filenames: ['one.pdf'] },
    ]
    expect(await others(second)).toMatchObject(expected)
    // The form calls this before the application exists, and compares the resumes chosen in it.
    const ask = async (query: string) =>
      (await get(user, `/api/packets/resumes?${query}`))
        .json<{ resumes: { job_id: string }[] }>()
        .resumes.map(({ job_id }) => job_id)
    expect(await ask('company=acme')).toEqual([second.id, same.id, first.id])
    expect(await ask(`company=Acme&except=${second.id}`)).toEqual([same.id, first.id])
    expect(await ask('company=Nobody')).toEqual([])
    for (const job of [first, same, second]) await seal(user, job.id)
    expect(await others(second)).toMatchObject(expected)
    for (const job of [first, same, elsewhere]) expect(await others(job)).toEqual([])
    // A packet sealed later, without the resume deleted since, does not remove the earlier ones.
    await t.rest('PUT', `/api/jobs/${second.id}`, { document_ids: [] }, user)
    await seal(user, second.id)
    expect(await others(second)).toMatchObject(expected)
  })
})
