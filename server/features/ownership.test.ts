import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { PROCEDURES } from '../procedures.ts'
import { OWNERSHIP_CASES } from '../testing/ownership-cases.ts'
import {
  createOwnershipWorld,
  kindOf,
  OWNERSHIP_CHECKS,
  type OwnershipWorld,
} from '../testing/ownership.ts'

// Calls every procedure as one person with the ids of another's rows: it must change nothing and
// reveal nothing of theirs, and return the specified status. The same call about the person's own
// rows succeeds, so that only ownership can be the reason of the refusal.

let world: OwnershipWorld
beforeAll(async () => {
  world = await createOwnershipWorld()
})
afterAll(() => world.close())

type Procedure = NonNullable<ReturnType<typeof PROCEDURES.get>>
const names = [...PROCEDURES.keys()]

/** Finds the paths of an input's ids, such as `experiences.id`, including keys of files. */
function findIdPaths(procedure: Procedure): string[] {
  const { inputs } = z.object({ inputs: z.array(z.instanceof(z.ZodType)) }).parse(procedure._def)
  return inputs.flatMap((input) =>
    findIds(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), []),
  )
}

type JsonSchema = z.core.JSONSchema._JSONSchema
function findIds(schema: JsonSchema | undefined, path: string[]): string[] {
  if (schema === undefined || typeof schema === 'boolean') return []
  if (schema.format === 'uuid' || schema.format === 'guid' || path.at(-1) === 'key') {
    return [path.join('.')]
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...[schema.items ?? []].flat()]
  return [
    ...parts.flatMap((part) => findIds(part, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      findIds(part, [...path, name]),
    ),
  ]
}

/** Returns the values at a path. */
function pick(value: unknown, path: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => pick(item, path))
  const [name, ...rest] = path
  if (name === undefined) return [value]
  const found = z.record(z.string(), z.unknown()).safeParse(value).data?.[name]
  return found === undefined ? [] : pick(found, rest)
}

test('every procedure has a case, and every case a procedure', () => {
  expect(Object.keys(OWNERSHIP_CASES).toSorted()).toEqual(names.toSorted())
})

/** Procedures whose ids are made up by the client and refer to no stored row. */
const OWN_REQUEST_IDS = [
  'profile.addExperience',
  'profile.addEducation',
  'profile.addProject',
  'import.applyParsed',
]

test.each([...PROCEDURES])('every id in %s’s input is the other person’s', (name, procedure) => {
  const { input, foreign } = OWNERSHIP_CASES[name] ?? {}
  const paths = findIdPaths(procedure).filter(
    (path) => !(OWN_REQUEST_IDS.includes(name) && path.endsWith('request_id')),
  )
  const ids = Object.values(world.victim.things)
  for (const path of paths) {
    const values = pick(input?.(world.victim.things), path.split('.'))
    expect(values, path).not.toEqual([])
    for (const value of values) expect(ids, path).toContain(value)
  }
  expect(foreign !== undefined).toBe(paths.length > 0)
})

test.each([...OWNERSHIP_CHECKS])(
  '%s shows and changes nothing of another person',
  async (_name, expectOwnership) => {
    await expectOwnership(world)
  },
)

const PUBLIC = [
  'shell.deployment',
  'shell.log',
  'auth.register',
  'auth.invitation',
  'auth.emailLink',
  'auth.confirmEmail',
  'auth.takeBack',
  'auth.login',
  'auth.forgotPassword',
  'auth.resetPassword',
  'twoStep.finish',
  'twoStep.askPasskeys',
  'twoStep.askAnyPasskey',
  'twoStep.signInByPasskey',
]

test.each(names.filter((name) => !PUBLIC.includes(name)))(
  '%s needs a signed-in user, even if the call is otherwise invalid',
  async (name) => {
    for (const input of [undefined, { id: world.victim.things.job }, { id: 'x' }]) {
      const response = await world.t.trpc(kindOf(name), name, input)
      expect(response.statusCode).toBe(401)
      expect(response.json()).toMatchObject({
        error: { data: { detail: 'Please log in to continue' } },
      })
    }
  },
)
