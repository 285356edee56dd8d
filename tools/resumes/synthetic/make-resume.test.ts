import { expect, test } from 'vitest'
import { parseFlow, parseResume } from '#server/features/import/parser/parse-resume.ts'
import { readDocx } from '#server/features/import/readers/docx.ts'
import { readPdf } from '#server/features/import/readers/pdf.ts'
import type { ParsedResume } from '#src/import/schema.ts'
import { macroF1 } from '../measures.ts'
import { scoreResume } from '../scoring.ts'
import { makeResume } from './make-resume.ts'
import type { Page } from './blocks.ts'
import { writeDocx } from './write-docx.ts'
import { writeHtml } from './write-html.ts'
import { writePdf } from './write-pdf.ts'

const SEED = 7
/** Two resumes in each language. */
const RESUMES = Array.from({ length: 14 }, (_, number) => makeResume(SEED, number))

const readWord = async (page: Page): Promise<ParsedResume> =>
  parseFlow(await readDocx(new Uint8Array(await writeDocx(page))))
const readPrint = async (page: Page): Promise<ParsedResume> =>
  parseResume(await readPdf(new Uint8Array(await writePdf(page))))

test.each([
  { kind: 'Word file', read: readWord, jobs: 88, degrees: 93 },
  { kind: 'PDF', read: readPrint, jobs: 82, degrees: 90 },
])('a synthetic resume is read back from a $kind', async ({ read, jobs, degrees }) => {
  const scores = await Promise.all(
    RESUMES.map(async ({ page, truth }) => scoreResume(truth, await read(page))),
  )
  expect(macroF1(scores, 'experience')).toBeGreaterThan(jobs)
  expect(macroF1(scores, 'education')).toBeGreaterThan(degrees)
})

test('the same seed gives the same resume and PDF, another seed a different resume', async () => {
  const [one, again, other] = [makeResume(3, 5), makeResume(3, 5), makeResume(4, 5)]
  expect(again).toEqual(one)
  expect(await writePdf(again.page)).toEqual(await writePdf(one.page))
  expect(other.truth).not.toEqual(one.truth)
})

test('a phrase contains title, employer and town, without leftover punctuation if there is no town', () => {
  const printOf = (town: 'comma' | 'none'): string =>
    writeHtml(makeResume(SEED, 0, { shape: 'phrase', columns: 'one', town }).page).replace(
      /<style>.*<\/style>/s,
      '',
    )
  const { truth } = makeResume(SEED, 0, { shape: 'phrase', columns: 'one', town: 'comma' })
  const [{ company_name, title, location } = {}] = truth.experiences
  for (const name of [company_name, title, location]) expect(printOf('comma')).toContain(name)
  expect(printOf('none')).not.toMatch(/[{}]|\(\)|, ?</)
})

test('resumes are generated in every language, each with jobs and degrees in its annotation', () => {
  const languages = new Set(RESUMES.map(({ language }) => language))
  expect([...languages].toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pt'])
  for (const { truth } of RESUMES) {
    expect(truth.experiences.length).toBeGreaterThan(1)
    expect(truth.educations.length).toBeGreaterThan(0)
  }
})

test('the generated HTML contains every annotated company and title', () => {
  for (const { page, truth } of RESUMES) {
    const printed = writeHtml(page)
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
    for (const { company_name, title } of truth.experiences) {
      expect(printed).toContain(company_name)
      expect(printed).toContain(title)
    }
  }
})
