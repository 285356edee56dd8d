// `node tools/mutate-ownership.ts [pattern] [--part=1/4]`: removes each ownership condition from
// the server's statements in turn, and runs the checks of the ownership test (embedded database)
// that reach it, until one fails. Prints the failing check of each condition, and exits with 1 if
// there is none.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { z } from 'zod'
import { addSwitches, type Mutant } from './ownership-mutants/switches.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PATTERN = 'server/**/*.ts'
/** Statements about all users: the commands of the server's owner. */
const ABOUT_EVERYBODY = [
  'server/admin/',
  'server/features/auth/command-queries.ts',
  'server/secrets/queries.ts',
]
const isMutated = (path: string) =>
  /^server\/.*\.ts$/.test(path) &&
  !/\.test\.ts$|\/testing\//.test(path) &&
  !ABOUT_EVERYBODY.some((start) => path.startsWith(start))

function listMutants(): Mutant[] {
  const paths = globSync(PATTERN, { cwd: ROOT }).filter(isMutated).toSorted()
  return paths.flatMap((path) => addSwitches(path, readFileSync(join(ROOT, path), 'utf8')).mutants)
}

const outcomes = z.record(
  z.string(),
  z.object({ killer: z.string().optional(), reaching: z.number() }),
)

/** Finds which check fails without each of these conditions. */
async function judge(mutants: readonly Mutant[]): Promise<z.infer<typeof outcomes>> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-mutants-'))
  const report = join(folder, 'report.json')
  try {
    const vitest = await startVitest(
      'test',
      [],
      {
        root: ROOT,
        config: false,
        watch: false,
        // The switches' own code is not part of the cache's keys.
        fsModuleCache: false,
        include: ['tools/ownership-mutants/run-mutants.ts'],
        globalSetup: 'server/testing/embedded-setup.ts',
        reporters: ['minimal'],
        hookTimeout: 180_000,
        provide: { mutants: { places: mutants.map(({ place }) => place), report } },
      },
      {
        plugins: [
          {
            name: 'ownership-switches',
            enforce: 'pre',
            transform(source, id) {
              const path = relative(ROOT, id)
              return isMutated(path) ? { code: addSwitches(path, source).code, map: null } : null
            },
          },
        ],
      },
    )
    await vitest.close()
    if (!existsSync(report)) process.exit(1)
    return outcomes.parse(JSON.parse(readFileSync(report, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string', default: '1/1' } },
})
const [part = 1, parts = 1] = values.part.split('/').map(Number)
const [pattern = ''] = positionals
const all = listMutants().filter(({ place, name }) => `${place}:${name}`.includes(pattern))
const chosen = all.filter((_, index) => index % parts === part - 1)
const judged = await judge(chosen)
const counts = new Map<string, { killed: number; survived: number }>()
for (const { place, name, text, feature } of chosen) {
  const { killer, reaching = 0 } = judged[place] ?? {}
  const count = counts.get(feature) ?? { killed: 0, survived: 0 }
  counts.set(feature, count)
  if (killer === undefined) count.survived += 1
  else count.killed += 1
  const survived = reaching === 0 ? 'SURVIVED, nothing leads to it' : `SURVIVED ${reaching} checks`
  console.log(`${place} ${name} ${text}: ${killer ? `killed by ${killer}` : survived}`)
}
console.table(Object.fromEntries(counts))
const survivors = chosen.filter(({ place }) => judged[place]?.killer === undefined)
console.log(`${chosen.length} conditions, ${survivors.length} survived`)
if (survivors.length > 0) process.exitCode = 1
