// node tools/run.js make-resumes FOLDER [--seed=1] [--count=70] [--formats=docx,pdf,chromium,doc]: writes
// made-up resumes of many layouts in seven languages, each with its exact truth, for `npm run resumes`.
// `pdf` is drawn by pdfkit, `chromium` printed by a browser, `doc` needs LibreOffice (soffice).
import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from './browser.ts'
import { makeResume } from './resumes/synthetic/make-resume.ts'
import type { Page } from './resumes/synthetic/blocks.ts'
import { writeDocx } from './resumes/synthetic/write-docx.ts'
import { writeHtml } from './resumes/synthetic/write-html.ts'
import { writePdf } from './resumes/synthetic/write-pdf.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '70' },
    formats: { type: 'string', default: 'docx,pdf' },
  },
})
const [folder] = positionals
if (!folder) throw new Error('Usage: node tools/run.js make-resumes FOLDER [--seed=1] [--count=70]')
await mkdir(folder, { recursive: true })

const formats = values.formats.split(',')
const executablePath = findBrowser()
const browser = formats.includes('chromium')
  ? await chromium.launch(executablePath === undefined ? {} : { executablePath })
  : null

async function print(page: Page): Promise<Buffer> {
  const tab = await browser?.newPage()
  if (!tab) throw new Error('No browser')
  await tab.setContent(writeHtml(page))
  const pdf = await tab.pdf({
    format: 'A4',
    margin: { top: '2cm', bottom: '2cm', left: '2cm', right: '2cm' },
  })
  await tab.close()
  return pdf
}

/** LibreOffice's own .doc of the .docx, as its converter names it. */
async function convertToDoc(page: Page, slug: string): Promise<void> {
  const docx = join(folder ?? '', `${slug}.docx`)
  await writeFile(docx, await writeDocx(page))
  execFileSync('soffice', ['--headless', '--convert-to', 'doc', '--outdir', folder ?? '', docx], {
    stdio: 'ignore',
  })
  await rm(docx)
}

const WRITERS: Record<string, (page: Page, slug: string) => Promise<unknown>> = {
  docx: async (page, slug) => writeFile(join(folder, `${slug}.docx`), await writeDocx(page)),
  pdf: async (page, slug) => writeFile(join(folder, `${slug}.pdf`), await writePdf(page)),
  chromium: async (page, slug) => writeFile(join(folder, `${slug}.pdf`), await print(page)),
  doc: convertToDoc,
}
const manifest: object[] = []
for (let number = 0; number < Number(values.count); number += 1) {
  const { language, tags, page, truth } = makeResume(Number(values.seed), number)
  for (const format of formats) {
    const write = WRITERS[format]
    if (!write) throw new Error(`Unknown format: ${format}`)
    const slug = `${language}-${String(number).padStart(4, '0')}-${format}`
    await write(page, slug)
    await writeFile(join(folder, `${slug}.truth.json`), JSON.stringify(truth, null, 2))
    const file = `${slug}.${format === 'chromium' ? 'pdf' : format}`
    manifest.push({ slug, file, repo: `made-up-${number}`, language, tags })
  }
}
await browser?.close()
await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 1))
console.log(`${manifest.length} resumes in ${folder}`)
