import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CLOSED_VALUES,
  isClosedKey,
  isDateKey,
  readDays,
  readFilters,
  toggleValue,
  writeFilters,
} from './filters.ts'
import { FILTER_KEYS, type FilterKey } from './filter-keys.ts'

const TODAY = '2026-03-10'

const valueOf = (key: FilterKey): fc.Arbitrary<string> => {
  if (isClosedKey(key)) return fc.constantFrom(...CLOSED_VALUES[key])
  if (isDateKey(key)) return fc.constantFrom('2026-01-01', '..2026-02-01', 'last-30', 'next-7')
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  return fc
    .oneof(text, fc.constantFrom('a|b', '50% | %7C', 'Acme, Inc', '42', 'true', '-'))
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

const anyFilters = fc
  .record(
    Object.fromEntries(
      FILTER_KEYS.map((key) => [key, fc.uniqueArray(valueOf(key), { minLength: 1, maxLength: 3 })]),
    ),
    { requiredKeys: [] },
  )
  .map((filters) => readFilters(writeFilters(filters)))

test('any chosen values are parsed from the URL as they were written', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(readFilters(writeFilters(filters))).toEqual(filters)
    }),
  )
})

test('any URL is parsed without an error', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...FILTER_KEYS), fc.jsonValue()), (search) => {
      const filters = readFilters(search)
      expect(readFilters(writeFilters(filters))).toEqual(filters)
    }),
  )
})

test('an unknown value is ignored, the others count', () => {
  const search = { status: 'applied|sleeping', applied: 'soon', work_mode: 'remote,hybrid', x: 1 }
  expect(readFilters(search)).toEqual({ status: ['applied'], work_mode: ['remote', 'hybrid'] })
})

test('a company may have commas, bars and only digits', () => {
  expect(readFilters({ company: 'Acme, Inc|A%7CB' })).toEqual({ company: ['Acme, Inc', 'A|B'] })
  // The router parses numbers.
  expect(readFilters({ company: 42, source: ['x', 'y'] })).toEqual({
    company: ['42'],
    source: ['x', 'y'],
  })
})

test.each([
  ['2026-01-01..2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
  ['2026-01-01..', { from: '2026-01-01', to: undefined }],
  ['..2026-01-31', { from: undefined, to: '2026-01-31' }],
  ['2026-01-31', { from: '2026-01-31', to: '2026-01-31' }],
  ['last-1', { from: TODAY, to: TODAY }],
  ['last-30', { from: '2026-02-09', to: TODAY }],
  ['next-7', { from: TODAY, to: '2026-03-17' }],
  ['..', undefined],
  ['2026-02-30', undefined],
  ['2026-01-01..2026-01-02..2026-01-03', undefined],
  ['last-0', undefined],
])('%s are the days %o', (value, days) => {
  expect(readDays(value, TODAY)).toEqual(days)
})

test('a value is chosen and removed again', () => {
  const once = toggleValue({}, 'status', 'applied')
  expect(once).toEqual({ status: ['applied'] })
  expect(toggleValue(once, 'status', 'applied')).toEqual({ status: [] })
})
