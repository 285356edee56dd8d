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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with `ending` behind one text in it, the first; undefined where there is none. */
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
/** What PostgreSQL stores in no text, and what has no UTF-8. */
const UNSTORABLE = ['\u0000', '\ud800']

/** Whether the procedure gets `ending` to see, rather than a refusal or a text without it. */
const takes = (procedure: string, value: unknown, ending: string): boolean => {
  const { inputs } = definition.parse(PROCEDURES.get(procedure)?._def)
  const results = inputs.map((schema) => schema.safeParse(value))
  const holds = (data: unknown) =>
    JSON.stringify(data)?.includes(JSON.stringify(ending).slice(1, -1))
  return results.every(({ success }) => success) && results.some(({ data }) => holds(data))
}

/**
 * For each field in which a procedure takes a text that cannot be stored: an input that is right but for
 * that one.
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
