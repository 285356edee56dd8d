import { expect, test } from 'vitest'
import { readDocStyles } from './doc-styles.ts'

const BASE_BYTES = 10
const CHARACTER = 2
const word = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => bytes.writeUInt16LE(value, index * 2))
  return bytes
}

/** A character style without a name ([MS-DOC] 2.9.260); each change is a code and one byte. */
function writeStyle(base: number, changes: [code: number, value: number][]): Buffer {
  const written = changes.map(([code, value]) => Buffer.concat([word(code), Buffer.from([value])]))
  const body = Buffer.concat(written)
  const own = Buffer.concat([
    word(0xffe, CHARACTER + base * 16, 0, 0, 0),
    word(0, 0),
    word(body.length),
    body,
    Buffer.alloc(8),
  ])
  return Buffer.concat([word(own.length), own])
}

const writeSheet = (...styles: Buffer[]): Buffer =>
  Buffer.concat([word(4, styles.length, BASE_BYTES), ...styles])

const BOLD = 0x0835
const SMALL_CAPS = 0x083a
const NONE = 0xfff

test('a character style includes the changes of the style that it is based on', () => {
  const styles = readDocStyles(
    writeSheet(writeStyle(NONE, [[BOLD, 1]]), writeStyle(0, [[SMALL_CAPS, 1]])),
  )
  expect(styles.listCharacterChanges(1).map(({ code }) => code)).toEqual([BOLD, SMALL_CAPS])
})

test('small capitals count as capitals', () => {
  const styles = readDocStyles(writeSheet(writeStyle(NONE, [[SMALL_CAPS, 1]])))
  expect(styles.find(0).character.caps).toBe(true)
})
