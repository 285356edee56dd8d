import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatColumns, LIST_COLUMNS, parseColumns, USUAL_COLUMNS } from './list-columns.ts'

test('columns of a URL are parsed as they were written, whatever was shown, hidden and moved', () => {
  const columns = fc
    .tuple(
      fc.shuffledSubarray([...LIST_COLUMNS], { minLength: LIST_COLUMNS.length }),
      fc.array(fc.boolean(), { minLength: LIST_COLUMNS.length, maxLength: LIST_COLUMNS.length }),
    )
    .map(([names, shown]) => names.map((name, i) => ({ name, is_shown: shown[i] ?? false })))
  fc.assert(
    fc.property(columns, (arranged) => {
      expect(parseColumns(formatColumns(arranged))).toEqual(arranged)
    }),
  )
})

test.each([undefined, '', 'nonsense', '-'])('%j means the default columns', (text) => {
  expect(parseColumns(text)).toBe(USUAL_COLUMNS)
})

test('any text gives each column once', () => {
  const part = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom(...LIST_COLUMNS))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const names = parseColumns(parts.join(',')).map(({ name }) => name)
      expect(names.toSorted()).toEqual([...LIST_COLUMNS].toSorted())
    }),
  )
})
