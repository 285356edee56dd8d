import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { openDatabase } from '../../server/db/open.ts'
import { ACTIVITY_KINDS } from '../../src/activities/constants.ts'
import { CONTACT_KINDS } from '../../src/contacts/constants.ts'
import { toNameKey } from '../../src/contacts/sort.ts'
import { JOB_STATUSES } from '../../src/jobs/constants.ts'
import { makeTemporaryDir, signInPerson, startServer } from './server.ts'

const INSERT_ROWS = 500
const DAY_MS = 24 * 60 * 60 * 1000

export type Amounts = {
  jobs: number
  people: number
  activities: number
  reminders: number
  interviews: number
}

/** An account like that of a person who has searched for a year or two. */
export const SMALL_ACCOUNT: Amounts = {
  jobs: 1_000,
  people: 200,
  activities: 500,
  reminders: 60,
  interviews: 100,
}

/** Uses the checkout's own code, because another checkout may have older tables. */
const opener = z.object({ openDatabase: z.custom<typeof openDatabase>() })

const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const many = <Row>(count: number, make: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => make(index))

async function inBatches<Row>(rows: readonly Row[], insert: (rows: Row[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += INSERT_ROWS) {
    await insert(rows.slice(from, from + INSERT_ROWS))
  }
}

const makeJob = (user_id: string, index: number) => ({
  id: crypto.randomUUID(),
  user_id,
  company: `Company ${index % 997} Ltd`,
  position: `Engineer ${index}`,
  status: JOB_STATUSES[index % JOB_STATUSES.length] ?? ('applied' as const),
  application_date: at(-(index % 300)).slice(0, 10),
})

const makePerson = (user_id: string, index: number) => ({
  id: crypto.randomUUID(),
  user_id,
  name: `Person ${index * 7919}`,
  name_key: toNameKey(`Person ${index * 7919}`),
  kind: CONTACT_KINDS[index % CONTACT_KINDS.length] ?? ('other' as const),
  company: `Agency ${index % 91}`,
  notes: 'A note of ordinary length, as people write them. '.repeat(index % 4),
})

/** Inserts directly into the embedded database, while no server has it open. */
export async function fillAccount(
  dataDir: string,
  user_id: string,
  amounts: Amounts,
  checkout = process.cwd(),
): Promise<void> {
  const module: unknown = await import(pathToFileURL(join(checkout, 'server/db/open.ts')).href)
  const { db, close } = await opener.parse(module).openDatabase({ dataDir })
  const jobs = many(amounts.jobs, (index) => makeJob(user_id, index))
  await inBatches(jobs, (rows) => db.insertInto('jobs').values(rows).execute())
  const people = many(amounts.people, (index) => makePerson(user_id, index))
  await inBatches(people, (rows) => db.insertInto('contacts').values(rows).execute())
  const jobOf = (index: number) => jobs[(index * 31) % jobs.length]?.id ?? ''
  const about = (index: number) => ({
    user_id,
    job_id: jobOf(index),
    contact_id: people[index % people.length]?.id ?? '',
  })
  await inBatches(many(amounts.people * 2, about), (rows) =>
    db
      .insertInto('job_contacts')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  const activities = many(amounts.activities, (index) => ({
    ...about(index),
    kind: ACTIVITY_KINDS[index % ACTIVITY_KINDS.length] ?? ('note' as const),
    happened_at: at(-index / 20),
    text: `Call about the offer, number ${index}`,
  }))
  await inBatches(activities, (rows) => db.insertInto('activities').values(rows).execute())
  const reminders = many(amounts.reminders, (index) => ({
    ...about(index),
    title: `Ask for an answer ${index}`,
    due_at: at((index % 60) - 10),
  }))
  await inBatches(reminders, (rows) => db.insertInto('reminders').values(rows).execute())
  const interviews = many(amounts.interviews, (index) => ({
    user_id,
    job_id: jobOf(index),
    starts_at: at((index % 90) - 60),
    round: 1,
    type: 'technical' as const,
  }))
  await inBatches(interviews, (rows) => db.insertInto('interviews').values(rows).execute())
  await close()
}

/** Starts a server whose embedded database has one account with this many rows. */
export async function startFilled(name: string, amounts: Amounts) {
  const dataDir = makeTemporaryDir(name)
  const preparing = await startServer({ DATA_DIR: dataDir })
  const { token, id } = await signInPerson(preparing.url)
  await preparing.stop()
  await fillAccount(dataDir, id, amounts)
  return { server: await startServer({ DATA_DIR: dataDir }), token }
}
