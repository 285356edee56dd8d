import fc from 'fast-check'
import { z } from 'zod'
import { PROCEDURES } from '../procedures.ts'
import { hostileValue, mostly } from './arbitraries.ts'
import { FEATURE_TESTS } from './features.ts'

const MANY_FIELDS = 30
const FEW_FIELDS = 4

const definition = z.object({ inputs: z.array(z.instanceof(z.ZodType)) })

const listRefused = (schema: z.ZodType, value: unknown): PropertyKey[] =>
  (schema.safeParse(value).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1),
  )

/** The same without the fields that the procedure refuses: right where it does not need one of them. */
const dropRefused = (procedure: string, value: Record<string, unknown>) => {
  const { inputs } = definition.parse(PROCEDURES.get(procedure)?._def)
  let left = value
  // What two fields have to do with each other is asked once each is right.
  for (const schema of [...inputs, ...inputs]) {
    const refused = new Set(listRefused(schema, left))
    left = Object.fromEntries(Object.entries(left).filter(([name]) => !refused.has(name)))
  }
  return left
}

/**
 * Inputs of a procedure (`jobs.update`): most of them close enough to what is asked for to reach the
 * database, some anything at all. `ids` is asked late, so that they need not exist yet.
 */
export const createInputs = (procedure: string, ids: () => string[]): fc.Arbitrary<unknown> => {
  const pick = fc.nat().map((index) => ids()[index % ids().length])
  // Fields of the language's own are everybody's.
  const { fields = {} } = FEATURE_TESTS[procedure.split('.')[0] ?? ''] ?? {}
  const nearlyRight = fc.record(
    {
      id: mostly(pick),
      ...fields,
      ['__proto__']: hostileValue,
      constructor: hostileValue,
      toString: hostileValue,
    },
    { requiredKeys: [] },
  )
  const mended = fc
    .record({ id: mostly(pick), ...fields })
    .map((value) => dropRefused(procedure, value))
  // Of dozens of fields one is nearly always wrong: a change of a few gets further.
  const few = fc
    .subarray(Object.entries(fields), {
      maxLength: Math.min(Object.keys(fields).length, FEW_FIELDS),
    })
    .chain((chosen) => fc.record({ id: mostly(pick), ...Object.fromEntries(chosen) }))
  const hasMany = Object.keys(fields).length > MANY_FIELDS
  return fc.oneof(
    { weight: 4, arbitrary: nearlyRight },
    { weight: 2, arbitrary: mended },
    ...(hasMany ? [{ weight: 1, arbitrary: few }] : []),
    { weight: 1, arbitrary: hostileValue },
  )
}
