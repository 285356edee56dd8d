// node tools/run.js correct-confidence [NAME FOLDER] adds the resumes of a folder, for which nothing
// has been corrected or trained yet, to the recorded first looks, and corrects the confidence model
// by all of them. The record holds features and whether an entry was right, nothing of the resumes.
import { readFileSync, writeFileSync } from 'node:fs'
import {
  correctConfidence,
  lookAt,
  readFirstLooks,
  writeFirstLooks,
} from './resumes/first-looks.ts'
import { weightsFile } from './resumes/training-settings.ts'

const [set, folder] = process.argv.slice(2)
if (set !== undefined && folder !== undefined) {
  const known = readFirstLooks()
  if (known.some((look) => look.set === set)) throw new Error(`${set} is recorded already`)
  writeFirstLooks([...known, ...(await lookAt(folder, set))])
}
const model = JSON.parse(readFileSync(weightsFile('confidence'), 'utf8'))
for (const kind of ['experience', 'education'] as const)
  model[kind] = { ...model[kind], ...correctConfidence(kind, model[kind].weights) }
writeFileSync(weightsFile('confidence'), `${JSON.stringify(model, null, 2)}\n`)
