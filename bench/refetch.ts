// What a tab asks again when somebody comes back to it and nothing has changed, with 1,000 and 10,000
// applications: what each screen's questions transfer, and what they take of the server's processor.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { fillAccount } from './support/fill-account.ts'
import { makeTemporaryDir, signIn, startServer } from './support/server.ts'

console.log(readFileSync.length, gunzipSync.length)
const AMOUNTS = [
  { jobs: 1_000, people: 200, activities: 500, reminders: 60, interviews: 100 },
  { jobs: 10_000, people: 2_000, activities: 5_000, reminders: 500, interviews: 1_000 },
]
const meAnswer = z.object({ result: z.object({ data: z.object({ id: z.string() }) }) })
const dataDir = makeTemporaryDir('refetch')
const preparing = await startServer({ DATA_DIR: dataDir })
const accounts = []
for (const amounts of AMOUNTS) {
  const token = await signIn(preparing.url)
  const headers = { authorization: `Bearer ${token}` }
  const me: unknown = await (await fetch(`${preparing.url}/trpc/auth.me`, { headers })).json()
  accounts.push({ token, amounts, id: meAnswer.parse(me).result.data.id })
}
await preparing.stop()
for (const { id, amounts } of accounts) await fillAccount(dataDir, id, amounts)
const server = await startServer({ DATA_DIR: dataDir })
const cpu = () => {
  const f = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(f[11]) + Number(f[12])) * 10
}
const Q = ['goal.get','auth.me','shell.deployment','dashboard.today','interviews.list','reminders.list','contacts.list','documents.list','profile.get','eeo.get','resources.list','suggestions.list','dashboard.get','mail.list','jobs.stages','jobs.list','jobs.changes']
for (const { token, amounts } of accounts) {
  const headers = { authorization: `Bearer ${token}`, 'x-time-zone': 'Europe/Berlin' }
  for (const q of Q) {
    let input = q === 'mail.list' ? `?input=${encodeURIComponent('{"state":"open"}')}` : ''
    const ask = async () => { const r = await fetch(`${server.url}/trpc/${q}${input}`, { headers }); const t = await r.text(); if (!r.ok) console.log(r.status, t.slice(0, 200)); return t }
    if (q === 'jobs.changes') { const first = JSON.parse(await ask()); input = `?input=${encodeURIComponent(JSON.stringify({ version: first.result.data.version }))}` }
    const N = q === 'jobs.list' ? 10 : 100
    let len = 0
    for (let i = 0; i < N / 2; i++) len = (await ask()).length
    const a = cpu(), s = performance.now()
    for (let i = 0; i < N; i++) await ask()
    console.log(amounts.jobs, q.padEnd(20), len, 'bytes', ((cpu() - a) / N).toFixed(1), 'cpu ms', ((performance.now() - s) / N).toFixed(1), 'ms')
  }
}
await server.stop()
