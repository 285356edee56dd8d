import type { PDFPageProxy, PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'
import type { TextRun } from '../parser/model.ts'
import { multiply } from './transform.ts'

const FIELD_SIZE_MAX = 10
const FIELD_LINES_MAX = 200

const textField = z.object({
  subtype: z.literal('Widget'),
  fieldType: z.enum(['Tx', 'Ch']),
  hidden: z.boolean().optional(),
  fieldValue: z.union([z.string(), z.array(z.string())]),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
})

/** The values of a page's form fields (as in templates and Europass forms), as one text run per line. */
export async function readFields(page: PDFPageProxy, viewport: PageViewport): Promise<TextRun[]> {
  const annotations: unknown[] = await page.getAnnotations()
  return annotations.flatMap((annotation) => {
    const field = textField.safeParse(annotation)
    if (!field.success || field.data.hidden) return []
    const { fieldValue, rect } = field.data
    return layField([fieldValue].flat().join(', '), rect, viewport)
  })
}

function layField(
  value: string,
  [left, bottom, right, top]: [number, number, number, number],
  viewport: PageViewport,
): TextRun[] {
  const [, , , , x1, y1] = multiply(viewport.transform, [1, 0, 0, 1, left, bottom])
  const [, , , , x2, y2] = multiply(viewport.transform, [1, 0, 0, 1, right, top])
  const width = Math.abs(x2 - x1)
  const lines = value.split(/\r\n?|\n/).slice(0, FIELD_LINES_MAX)
  const pitch = Math.abs(y2 - y1) / lines.length
  const size = Math.min(FIELD_SIZE_MAX, pitch * 0.8)
  return lines.flatMap((text, index) => {
    const run = {
      text,
      x: Math.min(x1, x2),
      y: Math.min(y1, y2) + pitch * (index + 0.75),
      width: Math.min(width, text.length * size * 0.5),
      size,
    }
    return text.trim() ? [{ ...run, bold: false, italic: false, font: 'field' }] : []
  })
}
