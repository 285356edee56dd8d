import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { z } from 'zod'
import { TRPC_MAX_BATCH_SIZE } from '#src/shell/constants.ts'
import { PROCEDURES } from '../procedures.ts'
import { REST_ROUTES } from '../router.ts'
import type { RestRow } from '../rest/row.ts'
import { createInputs } from './fuzz-inputs.ts'
import { makeForm } from './sample-documents.ts'

export type HostileRequest = {
  method: RestRow['method']
  path: string
  headers: Record<string, string>
  body?: string | Buffer | undefined
}
export type Send = (request: HostileRequest) => Promise<{ status: number; body: string }>

export type HostileReport = {
  inputs: number
  /** The number of calls by status. */
  statuses: Record<number, number>
  slowestMs: number
  /** Failures, each with its request. */
  faults: string[]
}

type Options = { inputs: number; seed: number; slowMs: number }
type Account = { token: string; ids: Map<string, string> }

const PASSWORD = 'Correct-horse-1!'
const UNOWNED_TABLES = randomUUID()
/** These end the session that other requests need. */
const SKIPPED = new Set(['auth.logout'])
/** Each document costs a process; the sandbox's own tests try worse ones. */
const OF_NOBODY = new Set(['documents.text', 'import.parse'])
/** These fetch pages; names under `.invalid` never resolve. */
const FETCHING = /^(?:resources\.fetchTitle|capture\.)/
const NOWHERE = 'https://nobody.invalid/'
/** These may hash a password, so a batch would take as long as all of its calls. */
const COSTLY = /^auth\./
const FAULTS_MAX = 20

const names = [...PROCEDURES.keys()].filter((name) => !SKIPPED.has(name))

/**
 * Sends hostile inputs to every procedure as one person, in batches by tRPC and one by one by REST,
 * and checks that the person's things are unchanged if all calls were refused.
 */
export async function sendHostileInputs(send: Send, options: Options): Promise<HostileReport> {
  const { inputs, seed, slowMs } = options
  const person = await createAccount(send)
  const passing = await createAccount(send)
  const report: HostileReport = { inputs: 0, statuses: {}, slowestMs: 0, faults: [] }

  const check = async ({ request, count }: Attempt): Promise<void> => {
    const before = await readThings(send, person)
    const startedAt = performance.now()
    const { status, body } = await send(request)
    const ms = performance.now() - startedAt
    const statuses = readStatuses(status, body)
    report.inputs += count
    report.slowestMs = Math.max(report.slowestMs, ms)
    for (const one of statuses) report.statuses[one] = (report.statuses[one] ?? 0) + 1
    const blame = (what: string) =>
      report.faults.push(
        `${what}: ${request.method} ${request.path.slice(0, 500)} ${String(request.body).slice(0, 2000)} -> ${body.slice(0, 500)}`,
      )
    if (statuses.some((one) => one >= FAULT)) blame('failed')
    if (ms > slowMs) blame(`took ${Math.round(ms)} ms`)
    if (statuses.some((one) => one < REFUSED)) return
    if ((await readThings(send, person)) !== before) blame('changed something')
  }

  for (let round = 0; report.inputs < inputs; round += 1) {
    for (const [index, name] of names.entries()) {
      const account = name.startsWith('auth.') ? passing : person
      const attempts = makeAttempts(name, account, seed + round * names.length + index)
      for (const attempt of attempts) {
        if (report.inputs < inputs && report.faults.length < FAULTS_MAX) await check(attempt)
      }
    }
    if (report.faults.length >= FAULTS_MAX) break
  }
  return report
}

const REFUSED = 400
const FAULT = 500

/** A batch has one status, and one for each call in its body. */
function readStatuses(status: number, body: string): number[] {
  if (!body.startsWith('[{')) return [status]
  const responses: unknown = JSON.parse(body)
  if (!Array.isArray(responses)) return [status]
  const statuses = responses.flatMap((response) => batchResponse.safeParse(response).data ?? [])
  return statuses.length === 0
    ? [status]
    : statuses.map(({ error }) => error?.data.httpStatus ?? 200)
}

type Attempt = { request: HostileRequest; count: number }

function makeAttempts(name: string, account: Account, seed: number): Attempt[] {
  const ids = () => findIds(name, account)
  const rows = REST_ROUTES.filter(({ procedure }) => procedure === name)
  const size = COSTLY.test(name) ? 1 : TRPC_MAX_BATCH_SIZE
  const generated = fc.sample(createInputs(name, ids), { numRuns: size + rows.length, seed })
  const inputs = FETCHING.test(name) ? generated.map(withoutAddress) : generated
  const headers = { authorization: `Bearer ${account.token}`, 'x-time-zone': 'Europe/Berlin' }
  const batch = makeBatch(name, inputs.slice(0, size), headers)
  const singles = rows.map((row, index) => {
    const input = inputs[size + index]
    return { request: makeCall(row, input, ids(), headers), count: 1 }
  })
  return [{ request: batch, count: size }, ...singles]
}

function makeBatch(
  name: string,
  inputs: unknown[],
  headers: Record<string, string>,
): HostileRequest {
  const path = `/trpc/${inputs.map(() => name).join(',')}?batch=1`
  const body = JSON.stringify(Object.fromEntries(inputs.entries()))
  return PROCEDURES.get(name)?._def.type === 'query'
    ? { method: 'GET', path: `${path}&input=${encodeURIComponent(body)}`, headers }
    : {
        method: 'POST',
        path,
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      }
}

function makeCall(
  row: RestRow,
  input: unknown,
  ids: string[],
  headers: Record<string, string>,
): HostileRequest {
  const path = row.path.replaceAll(/:\w+/g, () => encodeURIComponent(readId(input, ids)))
  if (row.method === 'GET') return { method: 'GET', path: `${path}${toQuery(input)}`, headers }
  const sent = { ...headers, 'content-type': 'application/json' }
  return { method: row.method, path, headers: sent, body: JSON.stringify(input) ?? '' }
}

const batchResponse = z.object({
  error: z.object({ data: z.object({ httpStatus: z.number() }) }).optional(),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutAddress = (input: unknown): unknown =>
  isRecord(input) ? { ...input, url: NOWHERE } : NOWHERE

const readId = (input: unknown, ids: string[]): string => {
  const id = isRecord(input) ? input['id'] : input
  const text =
    typeof id === 'string' && id !== '' ? id.toWellFormed() : (ids.at(-1) ?? UNOWNED_TABLES)
  return /^\.{1,2}$/.test(text) ? UNOWNED_TABLES : text
}

function toQuery(input: unknown): string {
  if (!isRecord(input)) return ''
  const texts = Object.entries(input).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? ''),
  ])
  return `?${new URLSearchParams(texts).toString()}`
}

function findIds(procedure: string, { ids }: Account): string[] {
  if (OF_NOBODY.has(procedure)) return [UNOWNED_TABLES]
  const [router, name = ''] = procedure.split('.')
  const list = /(?:Experience|Education|Project)$/.exec(name)?.[0]
  const id = ids.get(list ?? router ?? '')
  return id === undefined ? [UNOWNED_TABLES] : [UNOWNED_TABLES, id]
}

/** Everything that a refused call could have changed, as the person sees it. */
async function readThings(send: Send, { token }: Account): Promise<string> {
  const lists = ['jobs.list', 'resources.list', 'profile.get', 'documents.list', 'eeo.get']
  const path = `/trpc/${lists.join(',')}?batch=1&input=%7B%7D`
  const { body } = await send({
    method: 'GET',
    path,
    headers: { authorization: `Bearer ${token}` },
  })
  return body
}

const withId = z.object({ id: z.string() })
const withEntries = z.object({
  experiences: z.tuple([withId]),
  educations: z.tuple([withId]),
  projects: z.tuple([withId]),
})

/** Creates a person with one of each thing that inputs refer to. */
async function createAccount(send: Send): Promise<Account> {
  const email = `${randomUUID()}@example.com`
  const call = async (
    method: RestRow['method'],
    path: string,
    body: object,
    token = '',
  ): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await send({ method, path, headers, body: JSON.stringify(body) })
    if (response.status >= REFUSED) throw new Error(`${path} returned ${response.status}`)
    return JSON.parse(response.body)
  }
  const names = { first_name: 'Ada', last_name: 'Lovelace' }
  await call('POST', '/api/auth/register', { ...names, email, password: PASSWORD })
  const login = { username: email, password: PASSWORD }
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(await call('POST', '/api/auth/login', login))
  const job = await call('POST', '/api/jobs', { company: 'a', position: 'b' }, token)
  const resource = await call('POST', '/api/resources', { url: 'https://a.example' }, token)
  const start_date = '2020-01-01'
  const entries = {
    experiences: [{ company_name: 'a', title: 'b', start_date }],
    educations: [{ school_name: 'a', degree: 'b', field_of_study: 'c', start_date }],
    projects: [{ project_name: 'a', description: 'b' }],
  }
  const profile = withEntries.parse(await call('PUT', '/api/profiles/me', entries, token))
  const { payload, headers } = makeForm()
  const uploaded = await send({
    method: 'POST',
    path: '/api/documents/upload',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: payload,
  })
  const ids = new Map([
    ['jobs', withId.parse(job).id],
    ['resources', withId.parse(resource).id],
    ['documents', withId.parse(JSON.parse(uploaded.body)).id],
    ['Experience', profile.experiences[0].id],
    ['Education', profile.educations[0].id],
    ['Project', profile.projects[0].id],
  ])
  return { token, ids }
}
