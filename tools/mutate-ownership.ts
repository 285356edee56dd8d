// `node tools/mutate-ownership.ts [pattern]`: takes each condition on whose a row is out of the server's
// statements in turn, in a temporary copy, and runs the ownership test (embedded database) on it, which
// must fail. Prints which check fails for each, and exits with 1 if a mutant survives.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const COPIED = [
  'server',
  'src',
  'migrations',
  // The embedded tests build the server first.
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
]
/** Runs the checks of the ownership test against each mutant, in one process. */
const RUNNER = `import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createOwnershipWorld, OWNERSHIP_CHECKS } from './testing/ownership.ts'
import { takeOwnerless } from './testing/recorded-statements.ts'

const mutants = JSON.parse(process.env.MUTANTS)
const killers = {}

/** The first check that fails, those of the mutant's own feature first. */
async function findKiller(feature) {
  const world = await createOwnershipWorld().catch(() => undefined)
  if (world === undefined) return 'the making of an account'
  const isOwn = ([name]) => name.startsWith(feature)
  // A copy's linked packages are out of bounds for the processes that read documents.
  const checks = [...OWNERSHIP_CHECKS]
    .filter(([name]) => !/import\\.parse|import-from-resume/.test(name))
    .toSorted((one, two) => isOwn(two) - isOwn(one))
  try {
    for (const [name, check] of checks) {
      try {
        await check(world)
      } catch {
        return name
      }
    }
  } finally {
    await world.close()
  }
  // Every test file fails on these (testing/owned-statements.ts).
  const [statement] = Object.keys(takeOwnerless())
  return statement && 'the statement that names no person: ' + statement
}

test('mutants', { timeout: 3_600_000 }, async () => {
  for (const { number, feature } of mutants) {
    process.env.MUTANT = String(number)
    takeOwnerless()
    killers[number] = (await findKiller(feature)) ?? null
    writeFileSync(process.env.REPORT, JSON.stringify(killers))
  }
  takeOwnerless()
})
`

/** `.where('user_id', '=', userId)`, `.where('users.id', '=', userId)` and the like. */
const WHERE = /\.where\(\s*'(?:\w+\.)?(?:user_id|id)',\s*'=',\s*(?:userId|user_id)\s*\)/g
/** The same in SQL: `jobs.user_id = ${userId}`. */
const SQL = /(?:\w+\.)?user_id = \$\{userId\}/g

type Mutant = {
  number: number
  path: string
  line: number
  /** Of the function that holds it. */
  name: string
  text: string
  feature: string
}

/** Every condition gets a switch, so that one copy serves all. */
function addSwitches(copy: string): Mutant[] {
  const mutants: Mutant[] = []
  const paths = globSync('server/**/*.ts', { cwd: ROOT }).filter(
    (path) => !/\.test\.ts$|testing\//.test(path),
  )
  for (const path of paths.toSorted()) {
    const source = readFileSync(join(ROOT, path), 'utf8')
    const note = (text: string, offset: number) => {
      const above = source.slice(0, offset)
      const name =
        [...above.matchAll(/^(?:export )?(?:const|(?:async )?function) (\w+)/gm)].at(-1)?.[1] ?? '?'
      const number = mutants.length + 1
      const feature = /features\/(\w+)/.exec(path)?.[1] ?? 'auth'
      const line = above.split('\n').length
      mutants.push({ number, path, line, name, text: text.replaceAll(/\s+/g, ' '), feature })
      return `process.env.MUTANT !== '${number}'`
    }
    const switched = source.replaceAll(
      WHERE,
      (text, offset: number) => `.$if(${note(text, offset)}, (query) => query${text})`,
    )
    const again = switched.replaceAll(SQL, (text) => {
      const isOn = note(text, source.indexOf(text))
      return `\${${isOn} ? sql\`${text}\` : sql\`true\`}`
    })
    if (again !== source) writeFileSync(join(copy, path), again)
  }
  return mutants
}

const copy = mkdtempSync(join(tmpdir(), 'foothold-mutants-'))
try {
  for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'server', 'mutants.embedded.test.ts'), RUNNER)
  const mutants = addSwitches(copy)
  const pattern = process.argv[2] ?? ''
  const chosen = mutants.filter(({ path, name }) => `${path}:${name}`.includes(pattern))
  const report = join(copy, 'report.json')
  // Without any mutant, nothing may fail.
  const numbered = [{ number: 0, feature: '' }, ...chosen]
  const vitest = join(copy, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', '--project', 'embedded', 'server/mutants.embedded.test.ts']
  spawnSync(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, MUTANTS: JSON.stringify(numbered), REPORT: report },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const killers: Record<string, string | null> = JSON.parse(readFileSync(report, 'utf8'))
  if (killers[0] !== null) throw new Error(`Fails without any mutant: ${killers[0]}`)
  for (const { number, path, line, name, text } of chosen) {
    const killer = killers[number]
    const outcome = killer == null ? 'SURVIVED' : `killed by ${killer}`
    console.log(`${path}:${line} ${name} ${text}: ${outcome}`)
  }
  const survivors = chosen.filter(({ number }) => killers[number] == null).length
  console.log(`${chosen.length} mutants, ${survivors} survived`)
  if (survivors > 0) process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
