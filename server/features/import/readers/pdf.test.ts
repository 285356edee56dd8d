import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import { expect, test } from 'vitest'
import { readPdf } from './pdf.ts'
import { drawPdf } from './pdf-fixture.ts'
import { readPdfAgain } from './pdf2json.ts'

test('text is read with its position, size and font style', async () => {
  const [page] = await readPdf(
    await drawPdf((pen) => {
      pen.at('Work Experience', 40, 100, { bold: true, size: 14 })
      pen.at('Clerk', 40, 130, { italic: true })
    }),
  )
  expect(page?.runs).toMatchObject([
    { text: 'Work Experience', x: 40, size: 14, bold: true, italic: false, font: 'Helvetica-Bold' },
    { text: 'Clerk', x: 40, size: 10, bold: false, italic: true },
  ])
  const [header, clerk] = page?.runs ?? []
  expect((clerk?.y ?? 0) - (header?.y ?? 0)).toBeGreaterThan(20)
})

test('the value of a form field is read as text', async () => {
  const pdf = new Pdf()
  pdf.font('Helvetica')
  pdf.initForm()
  pdf.formText('employer', 50, 100, 200, 20, { value: 'Riverside Garden' })
  pdf.end()
  const [page] = await readPdf(new Uint8Array(await buffer(pdf)))
  const run = page?.runs.find(({ text }) => text === 'Riverside Garden')
  expect(run?.x).toBeCloseTo(50, 0)
  expect(run?.y).toBeGreaterThan(100)
  expect(run?.y).toBeLessThan(120)
})

test('rotated text, which the first reader leaves out, is read by the second', async () => {
  const pdf = new Pdf({ margin: 0 })
  pdf
    .font('Helvetica')
    .fontSize(10)
    .rotate(90, { origin: [300, 300] })
  pdf.text('Lead Gardener', 40, 50, { lineBreak: false })
  pdf.end()
  const [page] = await readPdf(new Uint8Array(await buffer(pdf)))
  // The first reader names the font of everything it reads.
  expect(page?.runs).toMatchObject([{ text: 'Lead Gardener', font: '' }])
})

test('no more than twenty pages are read', async () => {
  const bytes = await drawPdf((pen) => {
    for (let page = 1; page <= 23; page++) {
      pen.at(`Page ${page}`, 40, 40)
      if (page < 23) pen.page()
    }
  })
  expect(await readPdf(bytes)).toHaveLength(20)
})

test('an encrypted PDF, one without text and an invalid one have different error codes', async () => {
  const locked = await drawPdf((pen) => pen.at('Secret', 40, 40), { userPassword: 'hunter2' })
  const scan = await drawPdf(() => {})
  const garbage = new TextEncoder().encode('%PDF-1.7\nnothing of the kind')
  await expect(readPdf(locked)).rejects.toMatchObject({ failure: 'encrypted' })
  await expect(readPdf(scan)).rejects.toMatchObject({ failure: 'no_text' })
  await expect(readPdf(garbage)).rejects.toMatchObject({ failure: 'unreadable' })
})

test('both readers place text at nearly the same position', async () => {
  const bytes = await drawPdf((pen) => pen.at('Gardener', 72, 144, { bold: true, size: 12 }))
  const [first] = await readPdf(bytes.slice())
  const [second] = (await readPdfAgain(bytes, 20)) ?? []
  const [a, b] = [first?.runs[0], second?.runs[0]]
  expect(b).toMatchObject({ text: 'Gardener', bold: true })
  expect(Math.abs((a?.x ?? 0) - (b?.x ?? 99))).toBeLessThan(6)
  expect(Math.abs((a?.y ?? 0) - (b?.y ?? 99))).toBeLessThan(8)
})

/** A page whose second line is printed letter by letter, with `gapAfter` each letter in points. */
async function printLetters(text: string, gapAfter: (letter: string) => number) {
  const pdf = new Pdf({ margin: 0 })
  pdf.font('Helvetica').fontSize(10)
  const line = 'This page prints all of the spaces between its own words as a character.'
  pdf.text(line, 40, 40, { lineBreak: false })
  pdf.addContent('BT 1 0 0 1 40 600 Tm /F1 10 Tf')
  let step = 0
  for (const letter of text) {
    pdf.addContent(`${step} 0 Td (${letter}) Tj`)
    step = pdf.widthOfString(letter) + gapAfter(letter)
  }
  pdf.addContent('ET')
  pdf.end()
  const [page] = await readPdf(new Uint8Array(await buffer(pdf)))
  return page?.runs.slice(1).map((run) => run.text)
}

test('a gap between letters is no space on a page that prints its spaces', async () => {
  const kerned = (letter: string) => (letter === 'r' ? 1.4 : 0.2)
  expect(await printLetters('Riverside Methodist Hospital', kerned)).toEqual([
    'Riverside Methodist Hospital',
  ])
  expect(await printLetters('INDEPENDENT DESIGNER', () => 1.5)).toEqual(['INDEPENDENT DESIGNER'])
})

test('a gap as wide as a space separates words, although no space is printed there', async () => {
  const spaced = (letter: string) => (letter === '3' ? 4 : 0)
  expect(await printLetters('01/2023Assistant professor', spaced)).toEqual([
    '01/2023 Assistant professor',
  ])
})

test('letters are joined on a page that spaces all of them', async () => {
  const pdf = new Pdf({ margin: 0 })
  pdf.font('Helvetica').fontSize(10)
  const text = 'Curso de carpintaria e de marcenaria'
  pdf.text(text, 40, 40, { lineBreak: false, characterSpacing: 2.5 })
  pdf.end()
  const [page] = await readPdf(new Uint8Array(await buffer(pdf)))
  expect(page?.runs.map((run) => run.text)).toEqual(text.split(' '))
})

test('between spaced letters, a much wider gap separates words', async () => {
  const spaced = (letter: string) => (letter === 'z' ? 5 : 1.5)
  expect(await printLetters('CruzEditor Manager', spaced)).toEqual(['Cruz Editor Manager'])
})

test('a gap just narrower than the space of Times separates words, too', async () => {
  const spaced = (letter: string) => (letter === 'o' ? 2.46 : 0)
  expect(await printLetters('MuseoCivico', spaced)).toEqual(['Museo Civico'])
})

/** A page with one line whose parts begin `gap` points behind the part before, as TeX moves accents. */
async function printMoved(parts: [gap: number, text: string][]) {
  const pdf = new Pdf({ margin: 0 })
  pdf.font('Helvetica').fontSize(10)
  pdf.text('Clerk', 40, 40, { lineBreak: false })
  pdf.addContent('BT 1 0 0 1 40 600 Tm /F1 10 Tf')
  let width = 0
  for (const [gap, text] of parts) {
    pdf.addContent(`${width + gap} 0 Td (${text}) Tj`)
    width = pdf.widthOfString(text)
  }
  pdf.addContent('ET')
  pdf.end()
  const [page] = await readPdf(new Uint8Array(await buffer(pdf)))
  return page?.runs.slice(1).map((run) => run.text)
}

test('an accent that TeX draws over its letter tears no word', async () => {
  // An accent is 3.33 points wide and an "e" 5.56, so that the accent is moved by half the difference.
  const accented = (space: number): Parameters<typeof printMoved>[0] => [
    [0, 'Centre'],
    [space + 1.11, '`'],
    [-4.44, 'etang'],
  ]
  expect(await printMoved(accented(0))).toEqual(['Centre`', 'etang'])
  expect(await printMoved(accented(2.5))).toEqual(['Centre `', 'etang'])
  const quoted = await printMoved([
    [0, 'use'],
    [2.5, '`'],
    [0, 'ls'],
  ])
  expect(quoted).toEqual(['use `ls'])
})
