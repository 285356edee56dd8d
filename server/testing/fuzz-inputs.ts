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

/**
 * Drops the fields that the procedure rejects, which gives a valid input unless one is required.
 */
const dropRefused = (procedure: string, value: Record<string, unknown>) => {
  const { inputs } = definition.parse(PROCEDURES.get(procedure)?._def)
  let left = value
  // Rules about several fields are only checked once each of them is valid.
  for (const schema of [...inputs, ...inputs]) {
    const refused = new Set(listRefused(schema, left))
    left = Object.fromEntries(Object.entries(left).filter(([name]) => !refused.has(name)))
  }
  return left
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Appends `ending` to the first text in the value; undefined if it has none. */
const spoil = (value: unknown, ending: string): unknown => {
  if (typeof value === 'string') return value + ending
  if (Array.isArray(value)) {
    const [first, ...rest] = value.map((item: unknown) => item)
    const spoilt = spoil(first, ending)
    return spoilt === undefined ? undefined : [spoilt, ...rest]
  }
  if (!isRecord(value)) return undefined
  for (const [name, item] of Object.entries(value)) {
    const spoilt = spoil(item, ending)
    if (spoilt !== undefined) return { ...value, [name]: spoilt }
  }
  return undefined
}

const SAMPLES = 12
/** A character that PostgreSQL cannot store, and one that UTF-8 cannot encode. */
const UNSTORABLE = ['\u0000', '\ud800']

/** Whether the procedure's schema accepts `ending` unchanged. */
const takes = (procedure: string, value: unknown, ending: string): boolean => {
  const { inputs } = definition.parse(PROCEDURES.get(procedure)?._def)
  const results = inputs.map((schema) => schema.safeParse(value))
  const holds = (data: unknown) =>
    JSON.stringify(data)?.includes(JSON.stringify(ending).slice(1, -1))
  return results.every(({ success }) => success) && results.some(({ data }) => holds(data))
}

/**
 * Returns an otherwise valid input for each field in which a procedure accepts text that cannot be
 * stored.
 */
export const listUnstorable = (procedure: string, ids: () => string[]): unknown[] => {
  const { fields = {} } = FEATURE_TESTS[procedure.split('.')[0] ?? ''] ?? {}
  const right = fc
    .record({ id: fc.constantFrom(...ids()), ...fields })
    .map((value) => dropRefused(procedure, value))
  const found = new Map<string, unknown>()
  for (const sample of fc.sample(right, { numRuns: SAMPLES, seed: 1 })) {
    for (const [name, value] of Object.entries(sample)) {
      for (const ending of UNSTORABLE) {
        const input = { ...sample, [name]: spoil(value, ending) }
        if (takes(procedure, input, ending)) found.set(`${name} ${ending}`, input)
      }
    }
  }
  return [...found.values()]
}

/**
 * Inputs of a procedure such as `jobs.update`: most are nearly valid, so that they reach the
 * database; some are arbitrary. `ids` is called late, so that they need not exist yet.
 */
export const createInputs = (procedure: string, ids: () => string[]): fc.Arbitrary<unknown> => {
  const pick = fc.nat().map((index) => ids()[index % ids().length])
  // Procedures of the language's own properties have no feature.
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
  // Among dozens of fields one is nearly always invalid, so inputs of a few fields reach further.
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
