// Run by tools/mutate-ownership.ts, with the server's conditions switched by `globalThis.holds`.
import { writeFileSync } from 'node:fs'
import { PostgresQueryCompiler } from 'kysely'
import { expect, inject, test } from 'vitest'
import {
  createOwnershipWorld,
  OWNERSHIP_CHECKS,
  type OwnershipWorld,
} from '../../server/testing/ownership.ts'
import { takeOwnerless } from '../../server/testing/recorded-statements.ts'
import { switchMarked } from './switches.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The conditions' places, and the file for the report. */
    mutants: { places: string[]; report: string }
  }
}

const WORLD = 'the making of an account'
const { places, report } = inject('mutants')
/** The condition that is currently removed. */
let taken: string | undefined
const reached = new Set<string>()
const holds = (place: string) => {
  reached.add(place)
  return place !== taken
}
globalThis.holds = holds
const { compileQuery } = PostgresQueryCompiler.prototype
PostgresQueryCompiler.prototype.compileQuery = function (node, id) {
  const compiled = compileQuery.call(this, node, id)
  return { ...compiled, sql: switchMarked(compiled.sql, holds) }
}

let world: OwnershipWorld | undefined
async function endWorld(): Promise<void> {
  await world?.close()
  world = undefined
}

/**
 * Returns the failure of a check without this condition; also fails for statements that name no
 * person, as in every test file.
 */
async function findFailure(name: string): Promise<unknown> {
  try {
    world ??= await createOwnershipWorld()
    await OWNERSHIP_CHECKS.get(name)?.(world)
  } catch (error) {
    return error
  }
  return Object.keys(takeOwnerless())[0]
}

/** Lists the checks that reach each condition. */
async function listReaching(): Promise<Map<string, string[]>> {
  const reaching = new Map<string, string[]>()
  for (const name of [WORLD, ...OWNERSHIP_CHECKS.keys()]) {
    reached.clear()
    const cause = await findFailure(name)
    if (cause) throw new Error(`Fails with every condition in place: ${name}`, { cause })
    for (const place of reached) reaching.set(place, [...(reaching.get(place) ?? []), name])
  }
  await endWorld()
  return reaching
}

async function findKiller(place: string, names: readonly string[]): Promise<string | undefined> {
  taken = place
  // The effect of a condition in account creation only shows in a new world.
  if (names.includes(WORLD)) await endWorld()
  for (const name of names) {
    if ((await findFailure(name)) === undefined) continue
    taken = undefined
    await endWorld()
    takeOwnerless()
    return name
  }
  return undefined
}

test('mutants', { timeout: 3_600_000 }, async () => {
  const reaching = await listReaching()
  const outcomes: Record<string, { killer?: string; reaching: number }> = {}
  for (const place of places) {
    const names = reaching.get(place) ?? []
    const killer = await findKiller(place, names)
    outcomes[place] = { ...(killer !== undefined && { killer }), reaching: names.length }
    writeFileSync(report, JSON.stringify(outcomes))
  }
  await endWorld()
  expect(Object.keys(outcomes)).toEqual(places)
})
