import fc from 'fast-check'
import { ROLE_TYPES } from '#src/profile/constants.ts'

/** Arbitrary values of a procedure's input, by name. */
export type Fields = Record<string, fc.Arbitrary<unknown>>

const HOSTILE = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202egnirts',
  "'; drop table users; --",
  '$1',
  '{}',
  '\\',
  '%00',
  '__proto__',
  'constructor',
  'Infinity',
  'NaN',
  '0000-00-00',
  '9999-12-31',
  '2026-02-29',
  '+275760-09-13T00:00:00.000Z',
  '2026-01-01T00:00:00+23:59',
  '1900-01-01T00:00:00+23:59',
  '2200-12-31T23:59:59.999999999999-23:59',
  '-0001-01-01',
  '2026-11-21T24:00:00Z',
  'http://[::1',
  'http://a b',
  'https://ex\u00e4mple.com',
  'http://\ud800',
  'x'.repeat(201),
  'é'.repeat(2049),
  '💼'.repeat(100),
  'a@b.c',
  'Aa1!aaaa',
]

/** Any UTF-16, including halves of surrogate pairs. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units))
export const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), anyText)
const hostileNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, 1, 99, 100, 1e21, 2 ** 31, 2 ** 63, -1, 1.5, Number.MAX_VALUE),
)
export const hostileValue = fc.oneof(
  { depthSize: 'small' },
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { id: {} }),
  fc.jsonValue({ maxDepth: 3 }),
)
export const mostly = <T>(valid: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: valid }, { weight: 1, arbitrary: hostileValue })

/** Undefined in nine of ten cases. */
export const rarely = <T>(valid: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: valid })

export const shortText = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }) },
  { weight: 1, arbitrary: hostileText },
)
const anyDate = fc.oneof(
  { weight: 6, arbitrary: fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01') }) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: false }) },
)
export const dateText = anyDate.map((date) =>
  Number.isNaN(date.getTime()) ? 'x' : date.toISOString(),
)
export const pastDay = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
/**
 * Created on first use, because fast-check lists every character first, which takes over a second
 * in every test process that imports this.
 */
const makeLate = (make: () => fc.Arbitrary<string>): fc.Arbitrary<string> => {
  let made: fc.Arbitrary<string> | undefined
  return fc.constant(null).chain(() => (made ??= make()))
}
export const webUrl = makeLate(() => fc.webUrl())
export const anyCharacters = makeLate(() => fc.string({ unit: 'binary', maxLength: 300 }))

/** Fields of experiences, educations and projects. */
export const entryFields = {
  request_id: mostly(fc.uuid()),
  company_name: mostly(shortText),
  school_name: mostly(shortText),
  degree: mostly(shortText),
  field_of_study: mostly(shortText),
  project_name: mostly(shortText),
  title: mostly(shortText),
  start_date: mostly(pastDay),
  end_date: mostly(fc.oneof(pastDay, fc.constantFrom(null, '2150-01-01'))),
  description: mostly(shortText),
  current_role: mostly(fc.boolean()),
  current_project: mostly(fc.boolean()),
  role_type: mostly(fc.constantFrom(...ROLE_TYPES)),
  gpa: mostly(shortText),
  link: mostly(webUrl),
}
