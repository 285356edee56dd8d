import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { BULK } from '../features/jobs/bulk.ts'
import { readImages } from '../features/jobs/bulk-queries.ts'
import { insertUndo } from '../features/undo/queries.ts'
import { makeFile } from './local-direct.ts'
import type { TestApp, TestUser } from './app.ts'
import { makeOle, makePdf } from './sample-documents.ts'

/** What a person's things are named by in requests; each is of the right kind. */
export type Things = {
  email: string
  userId: string
  session: string
  passkey: string
  challenge: string
  stepToken: string
  recoveryCodeHash: string
  accessToken: string
  tokenRequest: string
  resetToken: string
  identity: string
  confirmToken: string
  takeBackToken: string
  stopToken: string
  job: string
  deletedJob: string
  statusChange: string
  jobRequest: string
  undo: string
  contact: string
  deletedContact: string
  interview: string
  deletedInterview: string
  interviewRequest: string
  contactRequest: string
  reminder: string
  deletedReminder: string
  reminderRequest: string
  activity: string
  deletedActivity: string
  activityRequest: string
  view: string
  deletedView: string
  viewRequest: string
  resource: string
  deletedResource: string
  resourceRequest: string
  resourceUrl: string
  experience: string
  education: string
  project: string
  deletedExperience: string
  deletedEducation: string
  deletedProject: string
  /** A PDF. */
  document: string
  /** A .doc, sent with the job. */
  sentDocument: string
  /** SHA-256 of the file that is sealed with the job. */
  sealedFile: string
  packetRequest: string
  fileImport: string
  mail: string
  deletedDocument: string
  documentRequest: string
  uploadKey: string
}
export type Person = { user: TestUser; things: Things }

const LATER = '2126-01-01T00:00:00.000Z'
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Somebody with a row in every table that holds people's rows, all of whose texts hold `mark`. Made in
 * the database itself: through the API it would take twenty times as long.
 */
export async function createPerson(
  { database: { db }, ...t }: TestApp,
  mark: string,
  { passwordHash, files }: { passwordHash: string; files: Parameters<typeof makeFile>[0] },
): Promise<Person> {
  const email = `${mark}-${randomUUID()}@example.com`
  const { id: user_id } = await db
    .insertInto('users')
    .values({ email, email_key: email, password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  const resetToken = randomBytes(32).toString('base64url')
  const owned = { user_id }
  await db
    .insertInto('profiles')
    .values({
      ...owned,
      first_name: mark,
      last_name: mark,
      other_urls: [`https://${mark}.example`],
    })
    .execute()
  const sessions = await db
    .insertInto('sessions')
    .values([
      { ...owned, id: hash(token), expires_at: LATER },
      { ...owned, id: hash(randomUUID()), expires_at: LATER, user_agent: `${mark}/1.0` },
    ])
    .returning('public_id')
    .execute()
  const [identity] = await db
    .insertInto('identities')
    .values({ ...owned, issuer: `https://${mark}.example`, subject: user_id, email })
    .returning('id')
    .execute()
  const [confirmToken, takeBackToken] = [randomUUID(), randomUUID()]
  const former = `${mark}-former-${randomUUID()}@example.com`
  const changes = await db
    .insertInto('email_changes')
    .values([
      { ...owned, new_email: `${mark}-next-${randomUUID()}@example.com`, expires_at: LATER },
      {
        ...owned,
        new_email: email,
        old_email: former,
        old_email_key: former,
        confirmed_at: '2026-01-01T00:00:00.000Z',
        told_at: '2026-01-01T00:00:00.000Z',
        expires_at: LATER,
      },
    ])
    .returning('id')
    .execute()
  const purposes = ['confirm', 'take_back'] as const
  await db
    .insertInto('email_links')
    .values(
      purposes.map((purpose, i) => ({
        ...owned,
        purpose,
        change_id: changes[i]?.id ?? '',
        token_hash: hash(purpose === 'confirm' ? confirmToken : takeBackToken),
      })),
    )
    .execute()
  await db
    .insertInto('password_resets')
    .values({ ...owned, token_hash: hash(resetToken), expires_at: LATER })
    .execute()
  // Asked for before the token was made, and sent by nobody: it is due in a hundred years.
  await db
    .insertInto('mail_outbox')
    .values({
      ...owned,
      kind: 'password_reset',
      next_attempt_at: LATER,
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute()
  const passkey = await db
    .insertInto('passkeys')
    .values({
      ...owned,
      credential_id: mark,
      public_key: new Uint8Array(1),
      counter: 0,
      name: mark,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stepToken = randomBytes(32).toString('base64url')
  const pending = { token_hash: hash(stepToken), method: 'password' as const, expires_at: LATER }
  await db
    .insertInto('pending_sign_ins')
    .values({ ...owned, ...pending })
    .execute()
  const challenge = randomBytes(32).toString('base64url')
  await db
    .insertInto('passkey_challenges')
    .values({ ...owned, challenge, expires_at: LATER })
    .execute()
  const codeHash = hash(randomUUID())
  await db
    .insertInto('recovery_codes')
    .values({ ...owned, code_hash: codeHash })
    .execute()
  const tokenRequest = randomUUID()
  const accessToken = await db
    .insertInto('access_tokens')
    .values({
      ...owned,
      token_hash: hash(randomUUID()),
      request_id: tokenRequest,
      name: mark,
      scope: 'read',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('security_events')
    .values({ ...owned, kind: 'passkey_added', device: mark, detail: mark })
    .execute()
  const stopToken = randomUUID()
  await createNotices(db, mark, owned, hash(token), hash(stopToken))
  const job = { ...owned, company: mark, position: mark, status: 'applied' as const, notes: mark }
  const times = { application_date: '2026-01-01' }
  const jobRequest = randomUUID()
  const jobs = await db
    .insertInto('jobs')
    .values([
      {
        ...job,
        ...times,
        request_id: jobRequest,
        company_key: mark,
        position_key: mark,
        has_keys: true,
      },
      { ...job, ...times, deleted_at: new Date().toISOString() },
    ])
    .returning('id')
    .execute()
  const [change] = await db
    .insertInto('job_status_changes')
    .values(jobs.map(({ id }) => ({ ...owned, job_id: id, to_status: 'applied' as const })))
    .returning('id')
    .execute()
  const undo = await createShape(db, mark, { user_id, job_id: jobs[0]?.id ?? '' })
  await db
    .insertInto('job_postings')
    .values(
      jobs.map(({ id }) => ({
        ...owned,
        job_id: id,
        text: mark,
        search_text: mark,
        html_title: mark,
        captured_at: '2026-01-01T00:00:00.000Z',
      })),
    )
    .execute()
  const people = await createPeople(db, mark, { ...owned, job_id: jobs[0]?.id ?? '' })
  const viewRequest = randomUUID()
  const view = { ...owned, name: mark, search: mark }
  const views = await db
    .insertInto('views')
    .values([
      { ...view, request_id: viewRequest },
      { ...view, deleted_at: new Date().toISOString() },
    ])
    .returning('id')
    .execute()
  await db
    .insertInto('suggestion_snoozes')
    .values({ ...owned, job_id: jobs[0]?.id ?? '', snoozed_until: LATER })
    .execute()
  await db
    .insertInto('dashboards')
    .values({ ...owned, parts: JSON.stringify([{ name: 'recent', is_shown: true }]) })
    .execute()
  await db
    .insertInto('goals')
    .values({ ...owned, period: 'week', target: 5 })
    .execute()
  const resourceUrl = `https://${mark}.example/`
  const resource = { ...owned, title: mark, url: resourceUrl, category: 'article' as const }
  const resourceRequest = randomUUID()
  const resources = await db
    .insertInto('resources')
    .values([
      { ...resource, request_id: resourceRequest },
      { ...resource, deleted_at: new Date().toISOString() },
    ])
    .returning('id')
    .execute()
  const [experience, education, project] = [randomUUID(), randomUUID(), randomUUID()]
  const [deletedExperience, deletedEducation] = [randomUUID(), randomUUID()]
  const deletedProject = randomUUID()
  const deleted_at = new Date().toISOString()
  const start_date = '2020-01-01'
  const experienceRow = {
    ...owned,
    company_name: mark,
    title: mark,
    start_date,
    role_type: 'senior' as const,
  }
  await db
    .insertInto('experiences')
    .values([
      { ...experienceRow, id: experience },
      { ...experienceRow, id: deletedExperience, deleted_at },
    ])
    .execute()
  const educationRow = {
    ...owned,
    school_name: mark,
    degree: mark,
    field_of_study: mark,
    start_date,
  }
  await db
    .insertInto('educations')
    .values([
      { ...educationRow, id: education },
      { ...educationRow, id: deletedEducation, deleted_at },
    ])
    .execute()
  const projectRow = {
    ...owned,
    project_name: mark,
    description: mark,
    current_project: false,
  }
  await db
    .insertInto('projects')
    .values([
      { ...projectRow, id: project },
      { ...projectRow, id: deletedProject, deleted_at },
    ])
    .execute()
  const namespace = await db.selectFrom('storage_namespace').select('id').executeTakeFirstOrThrow()
  const put = async (folder: string, content: Buffer) => {
    const key = `${namespace.id}/${folder}/${randomUUID()}`
    await makeFile(files, key, content)
    return key
  }
  const pdf = makePdf(600, mark)
  const documentRequest = randomUUID()
  const document = { ...owned, document_type: 'resume' as const, file_type: 'application/pdf' }
  const documents = await db
    .insertInto('documents')
    .values([
      {
        ...document,
        filename: `${mark}.pdf`,
        file_size: pdf.length,
        storage_key: await put('documents', pdf),
        request_id: documentRequest,
      },
      {
        ...document,
        filename: `${mark}.doc`,
        file_size: makeOle().length,
        storage_key: await put('documents', makeOle()),
      },
      {
        ...document,
        filename: `${mark} deleted.pdf`,
        file_size: pdf.length,
        storage_key: await put('documents', pdf),
        deleted_at: new Date().toISOString(),
      },
    ])
    .returning('id')
    .execute()
  const uploadKey = await put(`uploads/${user_id}`, pdf)
  await db
    .insertInto('document_uploads')
    .values({ ...owned, key: uploadKey, document_id: null })
    .execute()
  const table = { columns: ['Company', 'Position'], rows: [[mark, mark]] }
  const fileImport = await db
    .insertInto('imports')
    .values({ ...owned, format: 'other', content: gzipSync(JSON.stringify(table)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [first, second] = jobs
  const [pdfRow, docRow, deletedRow] = documents
  const [kept, gone] = resources
  const session = sessions[1]
  if (!(first && second && pdfRow && docRow && deletedRow && kept && gone && session && identity))
    throw new Error('no rows')
  await db
    .insertInto('job_documents')
    .values({
      ...owned,
      job_id: first.id,
      document_id: docRow.id,
      filename: `${mark}.doc`,
      document_type: 'resume',
    })
    .execute()
  const mail = await createMails(db, mark, {
    ...owned,
    job_id: first.id,
    interview_id: people.interview,
  })
  const sealedFile = createHash('sha256').update(pdf).digest('hex')
  await db
    .insertInto('packet_files')
    .values({
      ...owned,
      sha256: sealedFile,
      size: pdf.length,
      file_type: 'application/pdf',
      storage_key: await put('documents', pdf),
    })
    .execute()
  const packetRequest = randomUUID()
  const sealed = {
    name: `${mark}.pdf`,
    document_type: 'resume',
    size: pdf.length,
    sha256: sealedFile,
  }
  await db
    .insertInto('packets')
    .values({
      ...owned,
      job_id: first.id,
      files: JSON.stringify([sealed]),
      answers: JSON.stringify([{ question: mark, answer: mark }]),
      request_id: packetRequest,
    })
    .execute()
  const user = { email, token }
  const answers = { ethnicity: 'Asian', is_veteran: true }
  await t.rest('POST', '/api/equal-employment-data/me', answers, user)
  await t.rest('POST', '/api/calendar', undefined, user)
  // Their one event is the one above.
  await db
    .deleteFrom('security_events')
    .where('user_id', '=', user_id)
    .where('kind', '=', 'calendar_made')
    .execute()
  return {
    user,
    things: {
      email,
      userId: user_id,
      session: session.public_id,
      passkey: passkey.id,
      challenge,
      stepToken,
      recoveryCodeHash: codeHash,
      accessToken: accessToken.id,
      tokenRequest,
      resetToken,
      identity: identity.id,
      confirmToken,
      takeBackToken,
      stopToken,
      job: first.id,
      deletedJob: second.id,
      statusChange: change?.id ?? '',
      jobRequest,
      undo,
      ...people,
      view: views[0]?.id ?? '',
      deletedView: views[1]?.id ?? '',
      viewRequest,
      resource: kept.id,
      deletedResource: gone.id,
      resourceRequest,
      resourceUrl,
      experience,
      education,
      project,
      deletedExperience,
      deletedEducation,
      deletedProject,
      document: pdfRow.id,
      sentDocument: docRow.id,
      sealedFile,
      packetRequest,
      fileImport: fileImport.id,
      mail,
      deletedDocument: deletedRow.id,
      documentRequest,
      uploadKey,
    },
  }
}

/** A stage that the job is in, its tags, and a change of it that can be taken back: its id. */
async function createShape(db: Db, mark: string, of: { user_id: string; job_id: string }) {
  const { user_id, job_id } = of
  await db
    .insertInto('job_stages')
    .values({ user_id, status: 'applied', name: mark, position: 0 })
    .execute()
  await db
    .updateTable('jobs')
    .set({ stage: mark, tags: [mark] })
    .where('id', '=', job_id)
    .execute()
  const [image] = await readImages(db, user_id, [job_id])
  const images = { before: [{ ...image, tags: [] }], after: [image], changes: [] }
  return insertUndo(db, user_id, BULK, images)
}

/** An open mail, whose id this is, and an accepted one whose invitation made the interview. */
async function createMails(
  db: Db,
  mark: string,
  { user_id, job_id, interview_id }: { user_id: string; job_id: string; interview_id: string },
): Promise<string> {
  const said = { user_id, sentence: mark, company: mark, position: mark, job_id, invitation: null }
  const content = JSON.stringify({ subject: mark, from: mark, text: mark })
  const open = { ...said, content, thread_keys: [], undo_id: null, answered_at: null }
  const { id } = await db
    .insertInto('mails')
    .values({
      ...open,
      mail_key: hash('open'),
      kind: 'rejection',
      received_at: '2026-01-02T00:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('mails')
    .values({
      ...open,
      content: null,
      mail_key: hash('accepted'),
      thread_keys: [hash('thread')],
      kind: 'interview',
      received_at: LATER,
      state: 'accepted',
      undo_id: randomUUID(),
      answered_at: LATER,
    })
    .execute()
  await db
    .insertInto('mail_invitations')
    .values({ user_id, uid_key: hash('uid'), interview_id, sequence: 0 })
    .execute()
  return id
}

/** What they were told of, on a device of theirs. */
async function createNotices(
  db: Db,
  mark: string,
  owned: { user_id: string },
  session_hash: string,
  token_hash: string,
): Promise<void> {
  const plan = { digest: 'daily' as const, hour: 8, time_zone: 'UTC', push: true }
  await db
    .insertInto('notification_settings')
    .values({ ...owned, ...plan, digest_day: LATER.slice(0, 10), digest_at: LATER })
    .execute()
  await db
    .insertInto('digest_links')
    .values({ ...owned, token_hash })
    .execute()
  await db
    .insertInto('calendar_events')
    .values({
      ...owned,
      uid: 'x',
      summary: mark,
      day: '2026-01-01',
      sequence: 0,
      changed_at: LATER,
    })
    .execute()
  const delivery = await db
    .insertInto('deliveries')
    .values({ ...owned, kind: 'digest', subject_id: owned.user_id, due_at: LATER })
    .returning('id')
    .executeTakeFirstOrThrow()
  const device = await db
    .insertInto('push_subscriptions')
    .values({ ...owned, session_hash, endpoint: 'https://push.example/x', p256dh: 'x', auth: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('push_messages')
    .values({ ...owned, delivery_id: delivery.id, subscription_id: device.id })
    .execute()
}

/** A contact of the job's, with a follow-up and an activity about both, and a deleted one of each. */
async function createPeople(db: Db, mark: string, of: { user_id: string; job_id: string }) {
  const { user_id } = of
  const requests = [randomUUID(), randomUUID(), randomUUID()] as const
  const deleted = { deleted_at: new Date().toISOString() }
  const contact = { user_id, name: mark, name_key: mark, kind: 'other' as const, notes: mark }
  const contacts = await db
    .insertInto('contacts')
    .values([
      { ...contact, request_id: requests[0] },
      { ...contact, ...deleted },
    ])
    .returning('id')
    .execute()
  const [contactId = '', deletedContact = ''] = contacts.map(({ id }) => id)
  await db
    .insertInto('job_contacts')
    .values({ ...of, contact_id: contactId })
    .execute()
  const interview = { ...of, starts_at: LATER, time_zone: 'UTC', place: mark, notes: mark }
  const interviewRequest = randomUUID()
  const interviews = await db
    .insertInto('interviews')
    .values([
      { ...interview, request_id: interviewRequest, checked_items: [mark] },
      { ...interview, ...deleted },
    ])
    .returning('id')
    .execute()
  await db
    .insertInto('interview_contacts')
    .values(
      interviews.map(({ id }) => ({
        user_id,
        interview_id: id,
        contact_id: contactId,
        position: 0,
      })),
    )
    .execute()
  const about = { ...of, contact_id: contactId }
  const reminder = { ...about, title: mark, due_at: LATER }
  const reminders = await db
    .insertInto('reminders')
    .values([
      { ...reminder, request_id: requests[1] },
      { ...reminder, ...deleted },
    ])
    .returning('id')
    .execute()
  const activity = { ...about, kind: 'note' as const, text: mark, happened_at: LATER }
  const activities = await db
    .insertInto('activities')
    .values([
      { ...activity, request_id: requests[2] },
      { ...activity, ...deleted },
    ])
    .returning('id')
    .execute()
  return {
    contact: contactId,
    deletedContact,
    contactRequest: requests[0],
    interview: interviews[0]?.id ?? '',
    deletedInterview: interviews[1]?.id ?? '',
    interviewRequest,
    reminder: reminders[0]?.id ?? '',
    deletedReminder: reminders[1]?.id ?? '',
    reminderRequest: requests[1],
    activity: activities[0]?.id ?? '',
    deletedActivity: activities[1]?.id ?? '',
    activityRequest: requests[2],
  }
}

/** Tables without a person's rows; in every other one `user_id` says whose a row is. */
export const NOBODYS = [
  'encryption_keys',
  'leases',
  'invitations',
  'storage_namespace',
  'rate_limits',
  'vapid_keys',
]
/** Where it does not: what does. */
const OWNER: Record<string, ReturnType<typeof sql>> = { users: sql`id` }

type Rows = Record<string, unknown[]>

/**
 * What reads every row of a person's, by table, in one statement.
 * @throws for a table of which nothing says whose its rows are
 */
export async function createDump({
  database: { db },
}: TestApp): Promise<(userId: string) => Promise<Rows>> {
  const { rows: tables } = await sql<{ name: string; is_owned: boolean }>`
    select tables.table_name as name, bool_or(column_name = 'user_id') as is_owned
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where tables.table_schema = 'public' and tables.table_type = 'BASE TABLE'
      and tables.table_name not like 'kysely%'
    group by tables.table_name order by tables.table_name`.execute(db)
  const parts = tables
    .filter(({ name }) => !NOBODYS.includes(name))
    .map(({ name, is_owned }) => {
      const owner = is_owned ? sql`user_id` : OWNER[name]
      if (owner === undefined) throw new Error(`nothing says whose the rows of ${name} are`)
      return sql`select ${sql.lit(name)} as name, ${owner} as owner, to_jsonb(${sql.table(name)}) as row
        from ${sql.table(name)}`
    })
  return async (userId) => {
    const { rows } = await sql<{ name: string; row: unknown }>`
      select name, row from (${sql.join(parts, sql` union all `)}) as rows
      where owner = ${userId} order by name, row::text`.execute(db)
    const byTable = Map.groupBy(rows, ({ name }) => name)
    return Object.fromEntries(
      [...byTable].map(([name, found]) => [name, found.map(({ row }) => row)]),
    )
  }
}
