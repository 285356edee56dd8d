import { expect, test } from 'vitest'
import { listPartTypes } from './ooxml.ts'

test('the parts are listed for any prefix, quotes and order', () => {
  const types = `<ct:Types xmlns:ct="x"><ct:Default Extension="xml" ContentType="a"/>
    <ct:Override ContentType = 'b+xml' PartName = '/word/a&amp;b.xml' /></ct:Types>`
  expect(listPartTypes(types)).toEqual([{ name: 'word/a&b.xml', type: 'b+xml' }])
  expect(listPartTypes('<Types><Override PartName="/a" ContentType="b"/><Override')).toEqual([
    { name: 'a', type: 'b' },
  ])
})

test('a list without closing tags is rejected in linear time', () => {
  const startedAt = process.cpuUsage()
  expect(listPartTypes('<Override '.repeat(25_000))).toEqual([])
  expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(500)
})
