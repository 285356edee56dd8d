// npm run resumes -- FOLDER [--manifest=FILE] [--files] [--errors] [--by=format|language|tag]
// [--open | --held-out]: reads every resume of a folder that has a <name>.truth.json beside it, and
// prints how much of it was read rightly. --errors prints names from the files: do not publish that.
import { parseArgs } from 'node:util'
import { readResumeFile } from './resumes/read-file.ts'
import { f1, macroF1, MEASURES } from './resumes/measures.ts'
import { type FileScore, scoreResume } from './resumes/scoring.ts'
import { groupOf, isHeldOut, type LabelledResume, listLabelled } from './resumes/truth.ts'

const NOTHING = { experiences: [], educations: [] }
type Scored = FileScore & { resume: LabelledResume; ms: number }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    manifest: { type: 'string' },
    files: { type: 'boolean' },
    errors: { type: 'boolean' },
    by: { type: 'string' },
    open: { type: 'boolean' },
    'held-out': { type: 'boolean' },
  },
})
const [folder] = positionals
if (!folder)
  throw new Error('Usage: npm run resumes -- FOLDER [--manifest=FILE] [--files] [--errors]')
if (values.errors && !values.open && listLabelled(folder, values.manifest).some(isHeldOut))
  console.log('(Mistakes in held-out files are not shown.)')

const scored: Scored[] = []
for (const resume of listLabelled(folder, values.manifest)) {
  if (values.open && isHeldOut(resume)) continue
  if (values['held-out'] && !isHeldOut(resume)) continue
  const start = performance.now()
  const read = await readResumeFile(resume.path).catch((error: unknown) => {
    console.log(`${resume.slug}: ${String(error)}`)
    return NOTHING
  })
  scored.push({ ...scoreResume(resume.truth, read), resume, ms: performance.now() - start })
}

const percent = (value: number | null): string =>
  (value === null ? '–' : value.toFixed(1)).padStart(6)

const printGroup = (name: string, group: Scored[]): void =>
  console.log(
    `${name.padEnd(22)}${String(group.length).padStart(4)} ${MEASURES.map((measure) =>
      percent(macroF1(group, measure)).padStart(9),
    ).join('')}`,
  )

const printBy = (keysOf: (resume: LabelledResume) => string[]): void => {
  const groups = Map.groupBy(
    scored.flatMap((one) => keysOf(one.resume).map((key) => ({ key, one }))),
    ({ key }) => key,
  )
  for (const [key, members] of [...groups].toSorted(([a], [b]) => a.localeCompare(b)))
    printGroup(
      key,
      members.map(({ one }) => one),
    )
}

console.log(
  `${'F1, mean over files'.padEnd(26)} ${MEASURES.map((measure) =>
    measure
      .replace('experience', 'exp')
      .replace('education', 'edu')
      .replace('field of study', 'field')
      .slice(0, 9)
      .padStart(9),
  ).join('')}`,
)
printGroup('all', scored)
printBy((resume) => [groupOf(resume)])
if (values.by === 'format') printBy(({ format }) => [format])
if (values.by === 'language') printBy(({ language }) => [language])
if (values.by === 'tag') printBy(({ tags }) => tags)

if (values.files)
  for (const { resume, counts, ms } of scored) {
    const shares = [f1(counts.experience), f1(counts.education)].map((share) =>
      percent(share === null ? null : share * 100),
    )
    console.log(`${resume.slug.padEnd(40)} ${shares.join(' ')} ${ms.toFixed(0)} ms`)
  }

if (values.errors)
  for (const { resume, mistakes } of scored)
    for (const { kind, printed, read, fields } of isHeldOut(resume) ? [] : mistakes) {
      const told = (entry: object | null): string =>
        entry
          ? Object.values(entry)
              .map((value) => String(value ?? '-'))
              .join(' | ')
          : '-'
      const problem = !read ? 'not found' : !printed ? 'not printed' : fields.join(', ')
      console.log(
        `${resume.slug} ${kind}: ${problem}\n    printed ${told(printed)}\n    read    ${told(read)}`,
      )
    }

console.log(
  '\nHow sure: entries whose names are not doubted, and how many of them are wholly right',
)
for (const kind of ['experience', 'education'] as const) {
  const judged = scored.flatMap((one) => one.judged.filter((entry) => entry.kind === kind))
  for (const isSure of [true, false]) {
    const own = judged.filter((entry) => entry.isSure === isSure)
    const right = own.filter((entry) => entry.isRight).length
    const share = own.length === 0 ? null : (100 * right) / own.length
    console.log(
      `${`${kind}, ${isSure ? 'sure' : 'unsure'}`.padEnd(22)}${String(own.length).padStart(4)} ${percent(share).padStart(9)}`,
    )
  }
}

const times = scored.map(({ ms }) => ms).toSorted((a, b) => a - b)
const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(0)
console.log(`${scored.length} resumes: median ${at(0.5)} ms, p90 ${at(0.9)} ms`)
