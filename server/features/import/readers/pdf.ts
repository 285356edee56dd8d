import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page, TextRun } from '../parser/model.ts'
import { dropInferredSpaces } from './inferred-spaces.ts'
import { readFields } from './pdf-fields.ts'
import { multiply } from './transform.ts'
import { ReadingError } from '../../../sandbox/reading-error.ts'

const PAGES_MAX = 20
const RUNS_MAX = 40_000
/** Rotated text (a vertical banner, a watermark) is not part of any line. */
const LEAN_MAX = 0.1

const HOME = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * Reads the positioned text of a PDF's first 20 pages, including the values of form fields. May
 * take very long on a malicious file, so it must run where it can be killed. Transfers `bytes`,
 * which cannot be used afterwards.
 * @throws ReadingError encrypted, no_text (a scan), unreadable
 */
export async function readPdf(bytes: Uint8Array): Promise<Page[]> {
  const copy = bytes.slice()
  const first = await readWithPdfjs(bytes).catch((error: unknown) => {
    if (error instanceof ReadingError) throw error
    if (isPasswordError(error)) throw new ReadingError('encrypted', { cause: error })
    return { failed: error }
  })
  if (!('failed' in first) && hasText(first)) return first
  // Loaded only here because few documents need it.
  const { readPdfAgain } = await import('./pdf2json.ts')
  const second = await readPdfAgain(copy, PAGES_MAX)
  if (second && hasText(second)) return second
  if ('failed' in first) throw new ReadingError('unreadable', { cause: first.failed })
  throw new ReadingError('no_text')
}

async function readWithPdfjs(bytes: Uint8Array): Promise<Page[]> {
  const task = getDocument({
    data: bytes,
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    // Bold and italic are derived from the font's name. Images are never decoded.
    fontExtraProperties: true,
    maxImageSize: 1,
    standardFontDataUrl: join(HOME, 'standard_fonts') + sep,
    cMapUrl: join(HOME, 'cmaps') + sep,
    cMapPacked: true,
  })
  try {
    return await readPages(await task.promise)
  } finally {
    await task.destroy()
  }
}

async function readPages(document: PDFDocumentProxy): Promise<Page[]> {
  const pages: Page[] = []
  let left = RUNS_MAX
  for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX) && left > 0; number++) {
    const page = await document.getPage(number).catch(refusePages)
    const read = await readPage(page, left)
    left -= read.runs.length
    pages.push(read)
    page.cleanup()
  }
  return pages
}

/** With broken page references the second reader may never finish, so it is not tried. */
function refusePages(cause: unknown): never {
  throw new ReadingError('unreadable', { cause })
}

async function readPage(page: PDFPageProxy, runsMax: number): Promise<Page> {
  const viewport = page.getViewport({ scale: 1 })
  const content = await page.getTextContent({ disableNormalization: true })
  // pdf.js loads the fonts' names only together with the page's operators.
  const operators = await page.getOperatorList()
  const items = content.items.filter((item) => 'str' in item)
  const texts = dropInferredSpaces(
    items.map(({ str }) => str),
    operators,
  )
  const runs: TextRun[] = []
  for (const [index, item] of items.entries()) {
    if (runs.length >= runsMax) break
    const text = texts[index] ?? item.str
    if (!text.trim()) continue
    const [a, b, c, d, x, y] = multiply(viewport.transform, item.transform)
    if (Math.abs(b) > LEAN_MAX * Math.abs(a)) continue
    const size = Math.hypot(c, d)
    runs.push({ text, x, y, width: item.width, size, ...findFace(page, item.fontName) })
  }
  runs.push(...(await readFields(page, viewport)))
  return { width: viewport.width, height: viewport.height, runs }
}

const BOLD = /bold|black|heavy|semibold|demi|extrabold|CMBX|SFBX|LMRoman\d+-Bold|medi\b|[-,]?Bd\b/i
const ITALIC = /italic|oblique|slanted|CMTI|CMSL|SFTI|[-,]?It\b/i

function findFace(page: PDFPageProxy, key: string): Pick<TextRun, 'font' | 'bold' | 'italic'> {
  const known: unknown = page.commonObjs.has(key) ? page.commonObjs.get(key) : undefined
  const hasName = typeof known === 'object' && known !== null && 'name' in known
  const font =
    hasName && typeof known.name === 'string' ? known.name.replace(/^[A-Z]{6}\+/, '') : key
  return { font, bold: BOLD.test(font), italic: ITALIC.test(font) }
}

const hasText = (pages: Page[]): boolean =>
  pages.some((page) => page.runs.some((run) => /[\p{L}\p{N}]/u.test(run.text)))

const isPasswordError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException'
