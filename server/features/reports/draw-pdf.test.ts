import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { drawPdf, type PrintedReport } from './draw-pdf.ts'

const REPORT: PrintedReport = {
  language: 'en',
  isLetter: false,
  title: 'Record of job search',
  facts: ['Name: Ada Lovelace'],
  columns: ['Employer'],
  widths: [1],
  rows: [],
  nothing: 'Nothing',
  summary: undefined,
  signature: 'Signature',
  page: 'Page # of ##',
}

const readPages = async (report: Partial<PrintedReport>): Promise<string[]> => {
  const data = new Uint8Array(await drawPdf({ ...REPORT, ...report }))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages
}

test('the line for the signature is never on a page without a row', async () => {
  for (let count = 17; count <= 27; count += 1) {
    const pages = await readPages({ rows: Array.from({ length: count }, () => ['Acme']) })
    expect(pages.at(-1), `${count} rows`).toMatch(/Acme.*Signature/)
  }
})

test('characters that no font has are left out, and a tab becomes a space', async () => {
  const [page] = await readPages({ rows: [['Acme\tLtd 💼👩🏽‍💻\u0007end'], ['①Żółć']] })
  expect(page).toMatch(/Acme Ltd +end .*Żółć/)
})

test('each column’s header is that of its cells', async () => {
  const pdf = await drawPdf({ ...REPORT, rows: [['Acme']] })
  expect(pdf.toString('latin1')).toMatch(
    /\/S \/TH[^>]*\/Scope \/Column|\/Scope \/Column[^]*\/S \/TH/,
  )
})
