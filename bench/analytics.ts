// GET /api/analytics of a person with 10,000 applications and 30,000 status changes, beside nine
// such people, on a real PostgreSQL: the response time for everything and for one year.
import { runOnServer, startPostgres } from '../server/testing/postgres.ts'
import { signIn, startServer } from './support/server.ts'

const LIMIT_MS = 100
const RUNS = 25
const PEOPLE = 10
const JOBS = 10_000

const postgres = await startPostgres()
const server = await startServer({ DATABASE_URL: postgres.url })
const tokens: string[] = []
for (let person = 0; person < PEOPLE; person += 1) tokens.push(await signIn(server.url))
await runOnServer(
  postgres.url,
  `insert into jobs (user_id, company, position, status, application_date, source, outcome)
   select users.id, 'Company ' || n, 'Engineer', (array['applied', 'rejected', 'offer'])[1 + n % 3],
     current_date - n % 700, (array['LinkedIn', 'Agency', 'Referral', null])[1 + n % 4],
     case when n % 9 = 0 then 'ghosted' end
   from users, generate_series(1, ${JOBS}) as n;
   insert into job_status_changes (user_id, job_id, to_status, changed_at)
   select user_id, id, 'saved', application_date - interval '3 days' from jobs
   union all select user_id, id, 'applied', application_date from jobs
   union all select user_id, id, 'interviewing', application_date + interval '9 days' from jobs
     where status <> 'applied' and source is not null
   union all select user_id, id, status, application_date + interval '20 days' from jobs
     where status <> 'applied';
   analyze jobs, job_status_changes`,
)

const year = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
for (const search of ['', `?from=${year}`]) {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now()
    const response = await fetch(`${server.url}/api/analytics${search}`, {
      headers: { authorization: `Bearer ${tokens[0]}`, 'x-time-zone': 'Europe/Berlin' },
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`returned ${response.status}`)
    times.push(performance.now() - begun)
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Number.NaN
  const isMet = median <= LIMIT_MS
  if (!isMet) process.exitCode = 1
  console.log(
    `${isMet ? 'ok  ' : 'OVER'} ${search || 'all'}: median ${Math.round(median)} ms of ${LIMIT_MS} (longest ${Math.round(Math.max(...times))})`,
  )
}
await server.stop()
await postgres.stop()
