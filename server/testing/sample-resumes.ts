import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
} from 'docx'
import Pdf from 'pdfkit'
import type { FileKind } from '#src/documents/constants.ts'

/** The parsed content of each sample. */
export const SAMPLE_RESUME = {
  experiences: [
    {
      company_name: 'Riverside Botanical Garden',
      title: 'Lead Gardener',
      location: 'Leeds',
      start_date: '2019-03-01',
      end_date: null,
      current_role: true,
      description: 'Leads a team of seven\nKeeps 4,000 species alive',
    },
    {
      company_name: 'Hollow Oak Nursery',
      title: 'Gardener',
      location: 'York',
      start_date: '2014-06-01',
      end_date: '2019-02-01',
      current_role: false,
      description: 'Raised 20,000 seedlings a year',
    },
  ],
  educations: [
    {
      school_name: 'University of Wharfedale',
      degree: 'BSc',
      field_of_study: 'Horticulture',
      start_date: '2011-01-01',
      end_date: '2014-01-01',
      location: 'Leeds',
    },
  ],
}

/** Creates the resume in each kind of file; the .doc was saved by LibreOffice from the .docx. */
export const makeResume = (kind: FileKind): Promise<Buffer> => {
  if (kind === 'pdf') return makeResumePdf()
  if (kind === 'docx') return makeResumeDocx()
  return Promise.resolve(readFileSync(join(import.meta.dirname, 'files/resume.doc')))
}

function makeResumeDocx(): Promise<Buffer> {
  const tabStops = [{ type: TabStopType.RIGHT, position: 9000 }]
  const role = (title: string, dates: string) =>
    new Paragraph({
      tabStops,
      children: [new TextRun({ text: title, bold: true }), new TextRun(`\t${dates}`)],
    })
  const company = (text: string) =>
    new Paragraph({ children: [new TextRun({ text, italics: true })] })
  const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } })
  const header = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
  const row = (...texts: string[]) =>
    new TableRow({
      children: texts.map((text) => new TableCell({ children: [new Paragraph(text)] })),
    })
  const children = [
    new Paragraph({ text: 'Noor Ben Salah', heading: HeadingLevel.TITLE }),
    new Paragraph('noor@example.com'),
    header('Work Experience'),
    role('Lead Gardener', 'March 2019 – Present'),
    company('Riverside Botanical Garden, Leeds'),
    bullet('Leads a team of seven'),
    bullet('Keeps 4,000 species alive'),
    role('Gardener', 'June 2014 – February 2019'),
    company('Hollow Oak Nursery, York'),
    bullet('Raised 20,000 seedlings a year'),
    header('Education'),
    new Table({
      rows: [row('BSc Horticulture', '2011 – 2014'), row('University of Wharfedale', 'Leeds')],
    }),
    header('Languages'),
    new Paragraph('English, العربية'),
  ]
  return Packer.toBuffer(new Document({ sections: [{ children }] }))
}

type PdfOptions = ConstructorParameters<typeof Pdf>[0]

export function makeResumePdf(options: PdfOptions = {}): Promise<Buffer> {
  return drawPdf(options, (pdf) => {
    const header = (text: string) => pdf.moveDown().font('Helvetica-Bold').fontSize(14).text(text)
    const role = (title: string, dates: string) => {
      pdf.font('Helvetica-Bold').fontSize(10).text(title, { continued: false })
      pdf.moveUp().font('Helvetica').text(dates, { align: 'right' })
    }
    const plain = (text: string) => pdf.font('Helvetica').fontSize(10).text(text)
    pdf.font('Helvetica-Bold').fontSize(22).text('Noor Ben Salah')
    plain('noor@example.com')
    header('Work Experience')
    role('Lead Gardener', 'March 2019 – Present')
    plain('Riverside Botanical Garden, Leeds')
    plain('• Leads a team of seven')
    plain('• Keeps 4,000 species alive')
    pdf.moveDown()
    role('Gardener', 'June 2014 – February 2019')
    plain('Hollow Oak Nursery, York')
    plain('• Raised 20,000 seedlings a year')
    header('Education')
    role('BSc Horticulture', '2011 – 2014')
    plain('University of Wharfedale, Leeds')
    header('Languages')
    plain('English')
  })
}

/** Creates a drawing without any text. */
export const makeScan = (): Promise<Buffer> =>
  drawPdf({}, (pdf) => void pdf.rect(50, 50, 300, 500).fill('#888888'))

export function drawPdf(
  options: PdfOptions,
  draw: (pdf: PDFKit.PDFDocument) => unknown,
): Promise<Buffer> {
  const pdf = new Pdf({ margin: 50, ...options })
  const content = buffer(pdf)
  draw(pdf)
  pdf.end()
  return content
}
