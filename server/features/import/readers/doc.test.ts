import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { makeOle } from '../../../testing/sample-documents.ts'
import { makeResume } from '../../../testing/sample-resumes.ts'
import { TEXT_RESUMES } from '../../../testing/text-resumes.ts'
import type { FlowBlock } from '../parser/model.ts'
import { readDoc } from './doc.ts'
import { readDocx } from './docx.ts'
import { countProcessorTime } from '../../../testing/processor-time.ts'

let doc: Buffer
beforeAll(async () => {
  doc = await makeResume('doc')
})

/**
 * The properties compared between formats; line spacing is left out because it differs slightly.
 */
const toComparable = (blocks: FlowBlock[]): unknown[] =>
  blocks.map((block) => {
    if (block.kind === 'table') return block.rows.map((row) => row.map(toComparable))
    const { heading, bullet, level } = block
    const cells = block.cells.map((cell) => cell.map(({ text }) => text).join(''))
    const [first] = block.cells.flat()
    return { cells, heading, bullet, level, bold: first?.bold, italic: first?.italic }
  })

test('a .doc file is read like the .docx file with the same content', async () => {
  const docx = await readDocx(new Uint8Array(await makeResume('docx')))
  expect(toComparable(await readDoc(doc))).toEqual(toComparable(docx))
})

test.each(TEXT_RESUMES)(
  'a .doc file that is %s is read like the .docx file',
  async (_format, make) => {
    const docx = await readDocx(new Uint8Array(await makeResume('docx')))
    expect(toComparable(await readDoc(await make()))).toEqual(toComparable(docx))
  },
)

test('font sizes come from the styles', async () => {
  const blocks = await readDoc(doc)
  const sizes = blocks.map((block) => block.kind === 'paragraph' && block.cells[0]?.[0]?.size)
  expect(sizes.slice(0, 4)).toEqual([28, 10, 16, 10])
})

/** The document with one bit of its header set ([MS-DOC] 2.5.2). */
function withFlag(flag: number): Buffer {
  const copy = Buffer.from(doc)
  // The only sector that begins with the magic number of a Word document.
  const start = Array.from({ length: copy.length / 512 }, (_, at) => at * 512).find(
    (at) => copy.readUInt16LE(at) === 0xa5ec,
  )
  if (start === undefined) throw new Error('no document in the sample')
  copy.writeUInt16LE(copy.readUInt16LE(start + 10) | flag, start + 10)
  return copy
}

test('a .doc file that contains the text "EncryptedPackage" is not taken for an encrypted one', async () => {
  // UTF-16 text outside all streams that are read.
  const words = Buffer.from('EncryptedPackage', 'utf16le')
  const padded = Buffer.concat([doc, words], doc.length + 512)
  expect(await readDoc(padded)).toEqual(await readDoc(doc))
})

test.each([
  ['with a password', () => withFlag(0x0100), 'encrypted'],
  ['with an encrypted .docx file in it', () => makeOle('EncryptedPackage'), 'encrypted'],
  ['that is RTF without text', () => Buffer.from('{\\rtf1 {\\info Ada}}'), 'no_text'],
  ['that is an empty page', () => Buffer.from('<html><title>Ada</title></html>'), 'no_text'],
  ['that is another XML', () => Buffer.from('<?xml version="1.0"?><svg>Ada</svg>'), 'unreadable'],
  ['with an invalid Word stream', () => makeOle(), 'unreadable'],
])('a document %s is rejected with its error code', async (_what, make, failure) => {
  await expect(readDoc(make())).rejects.toThrow(expect.objectContaining({ failure }))
})

test('a sector table that repeats one sector a million times is rejected in limited time', async () => {
  const sectors = (3 * 1024 * 1024) / 512
  const file = Buffer.concat([makeOle()], sectors * 512)
  const first = 16 // Beyond what makeOle wrote.
  file.writeUInt32LE(first, 68)
  for (let sector = first; sector < sectors - 1; sector += 1) {
    const at = (sector + 1) * 512
    for (let entry = 0; entry < 127; entry += 1) file.writeUInt32LE(0, at + entry * 4)
    file.writeUInt32LE(sector + 1, at + 508)
  }
  const countTime = countProcessorTime()
  await expect(readDoc(file)).rejects.toThrow(expect.objectContaining({ failure: 'unreadable' }))
  expect(countTime()).toBeLessThan(2_000)
})

test('a damaged document is read or rejected in limited time', async () => {
  const damage = fc.array(fc.tuple(fc.nat(doc.length - 1), fc.nat(255)), { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(damage, async (changes) => {
      const copy = Buffer.from(doc)
      for (const [at, value] of changes) copy[at] = value
      const countTime = countProcessorTime()
      try {
        await readDoc(copy)
      } catch {
        // An error is fine: the sandboxed child reports it as a damaged file.
      }
      expect(countTime()).toBeLessThan(5_000)
    }),
    { numRuns: 300 },
  )
})
