import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { DEMO_EMAIL as EMAIL, DEMO_PASSWORD as PASSWORD } from './demo-account.ts'
import { type DemoApplication, listApplications, WRITTEN_COUNT } from './demo-applications.ts'
import { DEMO_BOOKMARKS } from './demo-bookmarks.ts'
import { type Client, createClient, DemoError } from './demo-client.ts'
import { DEMO_GOAL, DEMO_MAILS, DEMO_PACKET } from './demo-letters.ts'
import { DEMO_FOLLOW_UPS, DEMO_PEOPLE, DEMO_PLACES, DEMO_ROUNDS } from './demo-people.ts'
import { DEMO_PROFILE } from './demo-profile.ts'

const DEFAULT_PORT = '3000'
const MAX_COUNT = 20_000
const PARALLEL = 8

const HELP = `Fills a demo account of a running Foothold, through its REST API.

  npm run demo                     ${WRITTEN_COUNT} applications, people, rounds, bookmarks and the profile of one search
  npm run demo -- --count 1000     that many, for looking at full screens
  npm run demo -- --url http://…   another address than PUBLIC_URL or http://localhost:PORT

The account is ${EMAIL} with the password ${PASSWORD}; it is created when
missing. Running it again adds nothing that is there already.
Everyone can read this password: run it where only you can reach the server.`

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: String(WRITTEN_COUNT) },
      url: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const count = Number(values.count)
  if (!Number.isInteger(count) || count < 1 || count > MAX_COUNT) {
    throw new DemoError(`--count takes a whole number from 1 to ${MAX_COUNT}, not ${values.count}.`)
  }
  const { PUBLIC_URL, PORT = DEFAULT_PORT } = process.env
  const url = values.url ?? PUBLIC_URL ?? `http://localhost:${PORT}`
  if (!URL.canParse(url))
    throw new DemoError(`${url} is not an address like http://localhost:3000.`)
  return { count, url: new URL(url).origin, isHelp: values.help }
}

const CONFLICT = 409
const NOT_FOUND = 404
const anything = z.unknown()

const signIn = async (call: Client) => {
  const person = { first_name: 'Robin', last_name: 'Hale', email: EMAIL, password: PASSWORD }
  await call({ method: 'POST', path: '/api/auth/register', body: person }, anything, [CONFLICT])
  const { access_token } = await call(
    {
      method: 'POST',
      path: '/api/auth/login',
      body: { username: EMAIL, password: PASSWORD },
    },
    z.object({ access_token: z.string() }),
  )
  return access_token
}

/** The same UUID for the same item in every run, so that the server returns the first one. */
const deriveRequestId = (name: string) => {
  const hex = createHash('sha256').update(`foothold demo ${name}`).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}

const savedJob = z.object({ id: z.string() })
const savedHistory = z.object({ changes: z.array(z.object({ id: z.string() })) })

/** Moves the changes into the past, since a real search lasts for weeks. */
const backdate = async (call: Client, token: string, id: string, moments: readonly string[]) => {
  const path = `/api/jobs/${id}/history`
  const { changes } = await call({ method: 'GET', path, token }, savedHistory)
  // The oldest first, because the order must be valid at each step.
  for (const [index, change] of changes.entries()) {
    const body = { changed_at: moments[index] }
    await call({ method: 'PUT', path: `${path}/${change.id}`, body, token }, anything)
  }
}

const fill = async (call: Client, token: string, applications: readonly DemoApplication[]) => {
  const before = await call({ method: 'GET', path: '/api/jobs', token }, z.array(savedJob))
  const known = new Set(before.map((job) => job.id))
  let added = 0

  const add = async ({ created, changes, moments }: DemoApplication, index: number) => {
    const body = { ...created, request_id: deriveRequestId(String(index)) }
    const { id } = await call({ method: 'POST', path: '/api/jobs', body, token }, savedJob)
    if (known.has(id)) return
    for (const change of changes) {
      const path = `/api/jobs/${id}`
      const changed = await call({ method: 'PUT', path, body: change, token }, anything, [
        NOT_FOUND,
      ])
      // It was deleted by hand since an earlier run, and stays deleted.
      if (!savedJob.safeParse(changed).success) return
    }
    await backdate(call, token, id, moments)
    added += 1
  }

  const queue = applications.entries()
  const work = async () => {
    for (const [index, application] of queue) await add(application, index)
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return added
}

/** Created one by one in reverse order, because the list shows the newest first. */
const fillBookmarks = async (call: Client, token: string) => {
  for (const bookmark of DEMO_BOOKMARKS.toReversed()) {
    const body = { ...bookmark, request_id: deriveRequestId(bookmark.url) }
    await call({ method: 'POST', path: '/api/resources', body, token }, anything)
  }
}

const momentFrom = (now: Date, days: number, hour: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour).toISOString()

const namedJob = savedJob.extend({ company: z.string() })
const savedRounds = z.object({
  interviews: z.array(savedJob.extend({ contact_ids: z.array(z.string()) })),
})

/** Adds people, earlier rounds, places and follow-ups, each once. */
const fillPeople = async (call: Client, token: string, now: Date) => {
  const jobs = await call({ method: 'GET', path: '/api/jobs', token }, z.array(namedJob))
  const idOf = new Map(jobs.map(({ company, id }) => [company, id]))
  const post = (path: string, name: string, body: object) => {
    const request_id = deriveRequestId(name)
    // The application may have been deleted by hand.
    return call({ method: 'POST', path, token, body: { ...body, request_id } }, anything, [
      NOT_FOUND,
    ])
  }
  const peopleOf = new Map<string, string[]>()
  for (const person of DEMO_PEOPLE) {
    const job_id = idOf.get(person.company)
    const body = { ...person, job_ids: job_id === undefined ? [] : [job_id] }
    const saved = savedJob.safeParse(await post('/api/contacts', person.name, body))
    const known = peopleOf.get(person.company) ?? []
    if (saved.success) peopleOf.set(person.company, [...known, saved.data.id])
  }
  for (const [company, place] of Object.entries(DEMO_PLACES)) {
    const id = idOf.get(company)
    if (id === undefined) continue
    const path = `/api/jobs/${id}/interviews`
    const { interviews } = await call({ method: 'GET', path, token }, savedRounds)
    const contact_ids = peopleOf.get(company) ?? []
    const [next] = interviews
    // Only the round that the application itself created, if it is unchanged.
    if (interviews.length !== 1 || next === undefined || next.contact_ids.length > 0) continue
    const change = { place, contact_ids }
    await call({ method: 'PUT', path: `/api/interviews/${next.id}`, token, body: change }, anything)
  }
  for (const { company, daysAgo, hour, minutes, ...round } of DEMO_ROUNDS) {
    const id = idOf.get(company)
    if (id === undefined) continue
    const contact_ids = (peopleOf.get(company) ?? []).slice(0, 1)
    const starts_at = momentFrom(now, -daysAgo, hour)
    const body = { ...round, starts_at, duration_minutes: minutes, contact_ids }
    await post(`/api/jobs/${id}/interviews`, `${company} round ${round.round}`, body)
  }
  for (const { title, company, inDays } of DEMO_FOLLOW_UPS) {
    const job_id = idOf.get(company) ?? null
    await post('/api/reminders', title, { title, job_id, due_at: momentFrom(now, inDays, 9) })
  }
}

const savedPackets = z.object({ packets: z.array(savedJob) })
const savedGoal = z.object({ target: z.number().nullable() })

/** Adds a packet, received mails and a goal, unless they exist. */
const fillLetters = async (call: Client, token: string, now: Date) => {
  const { company, posting, answers } = DEMO_PACKET
  const jobs = await call({ method: 'GET', path: '/api/jobs', token }, z.array(namedJob))
  const job = jobs.find((one) => one.company === company)
  const path = `/api/jobs/${job?.id}`
  const list = { method: 'GET', path: `${path}/packets`, token }
  if (job && (await call(list, savedPackets)).packets.length === 0) {
    await call({ method: 'PUT', path: `${path}/posting`, body: { text: posting }, token }, anything)
    const body = { answers, request_id: deriveRequestId(`packet ${company}`) }
    await call({ method: 'POST', path: `${path}/packet`, body, token }, anything)
  }
  for (const { daysAgo, ...mail } of DEMO_MAILS) {
    const body = { ...mail, received_at: momentFrom(now, -daysAgo, 9) }
    await call({ method: 'POST', path: '/api/mail', body, token }, anything)
  }
  const goal = { path: '/api/goal', token }
  const { target } = await call({ method: 'GET', ...goal }, savedGoal)
  if (target === null) await call({ method: 'PUT', ...goal, body: DEMO_GOAL }, anything)
}

const profile = z.object({
  experiences: z.array(anything),
  educations: z.array(anything),
  projects: z.array(anything),
})

/** Only if there is no career yet, so that changes made by hand are kept. */
const fillProfile = async (call: Client, token: string) => {
  const path = '/api/profiles/me'
  const { experiences, educations, projects } = await call({ method: 'GET', path, token }, profile)
  if ([experiences, educations, projects].some(({ length }) => length > 0)) return
  await call({ method: 'PUT', path, body: DEMO_PROFILE, token }, profile)
}

const run = async () => {
  const { count, url, isHelp } = readOptions()
  if (isHelp) {
    console.log(HELP)
    return
  }
  const call = createClient(url)
  await call({ method: 'GET', path: '/healthz' }, z.object({ status: z.literal('ok') }))
  const token = await signIn(call)
  const added = await fill(call, token, listApplications(count, new Date()))
  await fillPeople(call, token, new Date())
  await fillLetters(call, token, new Date())
  await fillBookmarks(call, token)
  await fillProfile(call, token)
  console.log(
    `${added} applications added. Sign in at ${url}/login as ${EMAIL} with the password ${PASSWORD}`,
  )
}

try {
  await run()
} catch (error) {
  const isExpected = error instanceof DemoError || error instanceof TypeError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
