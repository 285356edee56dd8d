import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Document, ExternalHyperlink, Packer, Paragraph, TextRun } from 'docx'
import PdfKit from 'pdfkit'

/** Creates a PDF with one page per text. */
export const makePdf = async (...pages: string[]): Promise<Buffer> => {
  const pdf = new PdfKit({ size: 'A4', autoFirstPage: false })
  const content = buffer(pdf)
  for (const text of pages) pdf.addPage().fontSize(18).text(text)
  pdf.end()
  return content
}

/** Closes the rule in which it is written, and covers the page with the document. */
const OVER_ALL =
  "'x'} :host { contain: none !important; position: fixed !important; inset: 0 !important; z-index: 9999 !important } .x { --y: 'x'"

/**
 * Creates a Word document with one paragraph per text, links of which the last would run a script,
 * and a style that would cover the page.
 */
export const makeDocx = (...paragraphs: string[]): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      styles: { default: { document: { run: { font: OVER_ALL } } } },
      sections: [
        {
          children: [
            ...paragraphs.map((text) => new Paragraph(text)),
            makeLink('portfolio', 'https://portfolio.example/'),
            makeLink('trap', 'javascript:document.title="trapped"'),
          ],
        },
      ],
    }),
  )

const makeLink = (text: string, link: string) =>
  new Paragraph({ children: [new ExternalHyperlink({ link, children: [new TextRun(text)] })] })

/** Reads a Word 97 document of a few lines, written by LibreOffice. */
export const readDoc = (): Promise<Buffer> =>
  readFile(join(import.meta.dirname, 'files', 'resume.doc'))

/** The form of a file in a browser's file chooser. */
export const asFile = (name: string, content: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: content,
})
