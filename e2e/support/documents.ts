import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Document, ExternalHyperlink, Packer, Paragraph, TextRun } from 'docx'
import PdfKit from 'pdfkit'

/** A PDF of as many pages as there are texts. */
export const makePdf = async (...pages: string[]): Promise<Buffer> => {
  const pdf = new PdfKit({ size: 'A4', autoFirstPage: false })
  const content = buffer(pdf)
  for (const text of pages) pdf.addPage().fontSize(18).text(text)
  pdf.end()
  return content
}

/** Ends the rule that it is written into, and lays the document over whatever is around it. */
const OVER_ALL =
  "'x'} :host { contain: none !important; position: fixed !important; inset: 0 !important; z-index: 9999 !important } .x { --y: 'x'"

/**
 * A Word document of one paragraph per text, with links, the last of which would run a script, and
 * a style that would cover the page.
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

/** A Word 97 document of a few lines, written by LibreOffice. */
export const readDoc = (): Promise<Buffer> =>
  readFile(join(import.meta.dirname, 'files', 'resume.doc'))

/** As a browser's file chooser gives it. */
export const asFile = (name: string, content: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: content,
})
