import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseFlow } from '#server/features/import/parser/parse-resume.ts'
import { macroF1 } from './measures.ts'
import { readContent } from './read-file.ts'
import { scoreResume } from './scoring.ts'
import { listLabelled, readManifest } from './truth.ts'

const FOLDER = join(import.meta.dirname, 'written')
/** The minimum F1 of jobs and degrees of one set, in percent. */
const LEAST = { experience: 80, education: 85 }

test('every written resume has an annotation and a known language', () => {
  for (const set of readdirSync(FOLDER)) {
    const folder = join(FOLDER, set)
    const files = readdirSync(folder).filter((file) => /\.(docx|pdf)$/.test(file))
    expect(listLabelled(folder)).toHaveLength(files.length)
    const known = readManifest(join(folder, 'manifest.json')).filter(({ language }) => language)
    expect(known.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
  }
})

test('most jobs and degrees of the written resumes are read without a mistake', async () => {
  const scores = []
  for (const { path, truth } of listLabelled(join(FOLDER, 'd'))) {
    const content = await readContent(path)
    scores.push(scoreResume(truth, parseFlow(content.blocks ?? [], null)))
  }
  expect(macroF1(scores, 'experience')).toBeGreaterThan(LEAST.experience)
  expect(macroF1(scores, 'education')).toBeGreaterThan(LEAST.education)
})
