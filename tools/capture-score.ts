// Measures how well postings are read from the pages in a directory: `node tools/capture-score.ts
// DIR [NAME…]`. `DIR/truth.json` has for each `NAME.html` its `url` and the expected `company`,
// `position` and `location` (each a text, a list of accepted texts, or null if the page has none),
// or `"listing": true` for a list of postings, `"none": true` for no posting.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parsePage } from '../server/features/capture/parse-page.ts'
import { readPostings } from '../src/capture/capture.ts'
import type { Posting } from '../src/capture/posting.ts'
import { fold } from '../src/fold.ts'
import { toCompanyKey } from '../src/jobs/company-key.ts'

const FIELDS = ['company', 'position', 'location'] as const
type Field = (typeof FIELDS)[number]
const printed = z.union([z.string(), z.array(z.string())]).nullish()
const truths = z.record(
  z.string(),
  z.object({
    url: z.string().optional(),
    listing: z.boolean().optional(),
    none: z.boolean().optional(),
    company: printed,
    position: printed,
    location: printed,
  }),
)

const hasWords = (text: string, part: string) => ` ${fold(text)} `.includes(` ${fold(part)} `)
const IS_SAME: Record<Field, (found: string, truth: string) => boolean> = {
  company: (found, truth) => toCompanyKey(found) === toCompanyKey(truth),
  position: (found, truth) => fold(found) === fold(truth),
  // A place may have fewer or more words: `Berlin` and `10115 Berlin, Germany`.
  location: (found, truth) => hasWords(found, truth) || hasWords(truth, found),
}

const [directory = '.', ...wanted] = process.argv.slice(2)
const pages = truths.parse(JSON.parse(readFileSync(`${directory}/truth.json`, 'utf8')))
const counts = Object.fromEntries(
  FIELDS.map((field) => [field, { right: 0, wrong: 0, missing: 0, invented: 0 }]),
)
const faults: string[] = []
let sureAndWrong = 0
let listings = 0
let misread = 0

const score = (
  name: string,
  posting: Posting | undefined,
  field: Field,
  truth: z.infer<typeof printed>,
) => {
  const good = truth == null ? [] : [truth].flat()
  // A place that is only `Remote` is read as the kind of work.
  const isRemote =
    field === 'location' && posting?.work_mode === 'remote' && good.includes('Remote')
  const found = posting?.[field] ?? (isRemote ? 'Remote' : null)
  const isRight = good.some((text) => found !== null && IS_SAME[field](found, text))
  const kind =
    good.length === 0 ? 'invented' : isRight ? 'right' : found === null ? 'missing' : 'wrong'
  if (good.length === 0 && found === null) return
  const count = counts[field]
  if (count !== undefined) count[kind] += 1
  if (isRight) return
  const isSure = posting?.sure.includes(field) === true
  if (isSure) sureAndWrong += 1
  faults.push(
    `${name}: ${field} ${kind}${isSure ? ' AND SURE' : ''}: ${found} for ${good[0] ?? null}`,
  )
}

for (const [name, truth] of Object.entries(pages)) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
  const html = readFileSync(`${directory}/${name}.html`, 'utf8')
  const postings = readPostings(parsePage(html), truth.url)
  if (truth.listing === true || truth.none === true) {
    listings += 1
    if (truth.none === true ? postings.length > 0 : postings.length === 1) {
      misread += 1
      faults.push(`${name}: taken for one posting: ${postings[0]?.position}`)
    }
    continue
  }
  if (postings.length > 1) faults.push(`${name}: ${postings.length} postings for one`)
  const posting = postings.length === 1 ? postings[0] : undefined
  for (const field of FIELDS) score(name, posting, field, truth[field])
}

console.log(faults.join('\n'))
for (const [field, { right, wrong, missing, invented }] of Object.entries(counts)) {
  const share = ((100 * right) / (right + wrong + missing)).toFixed(1)
  console.log(
    `${field}: ${share} % right (${right} right, ${wrong} wrong, ${missing} missing; ${invented} not printed)`,
  )
}
console.log(
  `sure and wrong: ${sureAndWrong}; lists and other pages: ${listings}, taken for one: ${misread}`,
)
