// node tools/run.js train-mails [--look] trains the mail classifier on the mails of the repository,
// prints its cross-validated precision and recall, and writes the weights with a record of their
// training. The same mails give the same weights. `--look` lists the errors.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { judgeByRules } from '../src/mail/by-rules.ts'
import { MAIL_KINDS, type MailKind } from '../src/mail/kinds.ts'
import { weighSigns } from '../src/mail/learnt/opinion.ts'
import { weighOpinion } from '../src/mail/learnt/weigh-opinion.ts'
import {
  hashLessons,
  learnModel,
  learnStored,
  type Lesson,
  listLessons,
  SETTINGS,
} from './mail-training/lessons.ts'

const WEIGHTS_FILE = fileURLToPath(new URL('../src/mail/learnt/weights.json', import.meta.url))
const FOLDS = 5

const lessons = listLessons()
/** Mails from the same template are in the same fold. */
const foldOf = ({ family }: Lesson) => family % FOLDS

type Judged = {
  lesson: Lesson
  byRules: MailKind
  found: MailKind
  /** The kind if the sender is known to answer an application. */
  known: MailKind
  share: number
  sentence: string | null
}

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const model = learnModel(lessons.filter((lesson) => foldOf(lesson) !== fold))
  return lessons
    .filter((lesson) => foldOf(lesson) === fold)
    .map((lesson): Judged => {
      const ruling = judgeByRules(lesson.reading, false)
      const opinion = weighSigns(lesson.signs, model)
      const { kind, sentence } = weighOpinion(lesson.reading, ruling, () => opinion)
      return {
        lesson,
        byRules: ruling.kind,
        found: kind,
        known: weighOpinion(lesson.reading, judgeByRules(lesson.reading, true), () => opinion).kind,
        sentence,
        share: opinion.shareOf('rejection'),
      }
    })
}).flat()

function tabulate(of: readonly Judged[], key: 'byRules' | 'found' | 'known') {
  return Object.fromEntries(
    MAIL_KINDS.map((kind) => {
      const said = of.filter((one) => one[key] === kind)
      const right = said.filter(({ lesson }) => lesson.sample.kind === kind).length
      const is = of.filter(({ lesson }) => lesson.sample.kind === kind).length
      return [kind, { precision: `${right}/${said.length}`, recall: `${right}/${is}` }]
    }),
  )
}

const unseen = judged.filter(({ lesson }) => lesson.isUnseen)
const tables = {
  rulesOnUnseen: tabulate(unseen, 'byRules'),
  unseen: tabulate(unseen, 'found'),
  // Mails about something else do not come from such senders.
  known: tabulate(
    unseen.filter(({ lesson }) => lesson.sample.kind !== 'other'),
    'known',
  ),
  all: tabulate(judged, 'found'),
}
for (const [name, table] of Object.entries(tables)) {
  console.log(name)
  console.table(table)
}
if (process.argv.includes('--look'))
  for (const { lesson, found, byRules, sentence, share } of unseen)
    if (lesson.sample.kind !== found) {
      const { language, kind, mail } = lesson.sample
      console.log(
        `${language} ${kind} → ${found} (rules: ${byRules}, ${share.toFixed(2)}): ${mail.subject}`,
      )
      console.log(`   ${sentence ?? lesson.reading.body.join(' ').slice(0, 200)}`)
    }

const record = {
  corpus: hashLessons(lessons),
  mails: lessons.length,
  families: new Set(lessons.map(({ family }) => family)).size,
  folds: FOLDS,
  settings: SETTINGS,
  crossValidated: tables,
}
writeFileSync(WEIGHTS_FILE, `${JSON.stringify({ record, ...learnStored(lessons) }, null, 2)}\n`)
