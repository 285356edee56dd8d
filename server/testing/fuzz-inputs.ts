import fc from 'fast-check'
import { hostileValue, mostly } from './arbitraries.ts'
import { FEATURE_TESTS } from './features.ts'

const MANY_FIELDS = 30
const FEW_FIELDS = 4

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
  // Of dozens of fields one is nearly always wrong: a change of a few gets further.
  const few = fc
    .subarray(Object.entries(fields), {
      maxLength: Math.min(Object.keys(fields).length, FEW_FIELDS),
    })
    .chain((chosen) => fc.record({ id: mostly(pick), ...Object.fromEntries(chosen) }))
  const hasMany = Object.keys(fields).length > MANY_FIELDS
  return fc.oneof(
    { weight: 4, arbitrary: nearlyRight },
    ...(hasMany ? [{ weight: 1, arbitrary: few }] : []),
    { weight: 1, arbitrary: hostileValue },
  )
}
