// The time to parse a resume by REST, one at a time on a warm server: with pauses as people make
// them, and back to back. `--against=DIR` alternately measures another built checkout; RESUMES=DIR
// reads real files instead of the samples.
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Document } from '../src/documents/schema.ts'
import { makeForm } from '../server/testing/sample-documents.ts'
import { makeResume } from '../server/testing/sample-resumes.ts'
import { ensureBuilt } from '../tools/ensure-built.ts'
import { reportFigure } from './support/figures.ts'
import { findMain, signIn, startServer } from './support/server.ts'

const MEDIAN_LIMIT_MS = 150
const P90_LIMIT_MS = 300
const ROUNDS = Number(process.env['ROUNDS'] ?? 15)
const PAUSE_MS = 2_000
const KINDS = ['pdf', 'docx', 'doc'] as const

const { values: options } = parseArgs({ options: { against: { type: 'string' } } })
const folder = process.env['RESUMES']

type File = { filename: string; content: Uint8Array }

const files: File[] =
  folder === undefined
    ? await Promise.all(
        KINDS.map(async (kind) => ({
          filename: `resume.${kind}`,
          content: await makeResume(kind),
        })),
      )
    : readdirSync(folder)
        .filter((name) => KINDS.some((kind) => extname(name) === `.${kind}`))
        .map((filename) => ({ filename, content: readFileSync(join(folder, filename)) }))

type Account = { url: string; headers: Record<string, string>; ids: string[] }

const prepare = async (checkout: string): Promise<Account> => {
  const { url } = await startServer({}, [findMain(checkout)])
  const headers = { authorization: `Bearer ${await signIn(url)}` }
  const ids: string[] = []
  for (const file of files) {
    const form = makeForm(file)
    const response = await fetch(`${url}/api/documents/upload`, {
      method: 'POST',
      headers: { ...headers, ...form.headers },
      body: new Uint8Array(form.payload),
    })
    if (response.status !== 201) throw new Error(`Not uploaded: ${await response.text()}`)
    const { id }: Document = await response.json()
    ids.push(id)
  }
  return { url, headers, ids }
}

const readOne = async ({ url, headers }: Account, id: string): Promise<number> => {
  const started = performance.now()
  const path = `/api/profile/import-from-resume/${id}`
  const response = await fetch(`${url}${path}`, { method: 'POST', headers })
  await response.arrayBuffer()
  return performance.now() - started
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

await ensureBuilt()
const checkouts = [process.cwd(), ...(options.against ? [resolve(options.against)] : [])]
const accounts: Account[] = []
for (const checkout of checkouts) accounts.push(await prepare(checkout))

const measure = async (name: string, pauseMs: number): Promise<void> => {
  const times = accounts.map((): number[] => [])
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [index, account] of accounts.entries()) {
      // Lets the other checkout's server finish its background work.
      await sleep(PAUSE_MS)
      for (const id of account.ids) {
        await sleep(pauseMs)
        const time = await readOne(account, id)
        if (round >= 0) times[index]?.push(time)
      }
    }
  }
  const [own = [], others = []] = times
  for (const [what, share, limit] of [
    ['half', 0.5, MEDIAN_LIMIT_MS],
    ['90 %', 0.9, P90_LIMIT_MS],
  ] as const) {
    const value = percentile(own, share)
    const other = percentile(others, share)
    const ratio = (value / other).toFixed(2)
    const more = options.against ? { more: `${other.toFixed(1)} there, ratio ${ratio}` } : {}
    reportFigure({ what: `a resume ${name}, ${what}`, value, limit, unit: 'ms', ...more })
  }
}

await measure('with pauses', PAUSE_MS)
await measure('back to back', 0)
process.exit()
