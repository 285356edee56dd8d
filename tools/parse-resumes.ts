// node tools/run.js parse-resumes FOLDER OUTPUT: parses every resume of a folder into
// OUTPUT/<name>.json (what could not be read becomes an empty result) and prints the time they took, warm.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { readResumeFile } from './resumes/read-file.ts'

const [folder, output] = process.argv.slice(2)
if (!folder || !output) throw new Error('Usage: node tools/run.js parse-resumes FOLDER OUTPUT')
await mkdir(output, { recursive: true })

const times: number[] = []
const names = (await readdir(folder)).filter((name) => /\.(pdf|docx?)$/.test(name))
for (const name of [...names.slice(0, 3), ...names]) {
  const path = join(folder, name)
  const start = performance.now()
  const read = await readResumeFile(path).catch((error: unknown) => {
    console.log(`${name}: ${String(error)}`)
    return null
  })
  times.push(performance.now() - start)
  const response = read ?? { experiences: [], educations: [] }
  await writeFile(
    join(output, `${basename(name, extname(name))}.json`),
    JSON.stringify(response, null, 1),
  )
}
const warm = times.slice(3).toSorted((a, b) => a - b)
const at = (share: number) => (warm[Math.floor(warm.length * share)] ?? 0).toFixed(0)
console.log(
  `${names.length} resumes: median ${at(0.5)} ms, p90 ${at(0.9)} ms, longest ${at(0.999)} ms`,
)
