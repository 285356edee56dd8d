// node tools/run.js train-mails [--look] trains the mail classifier on the mails of the repository,
// prints its cross-validated precision and recall, and writes the weights with a record of their
// training. The same mails give the same weights. `--look` lists the errors.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { classifyByRules } from '../src/mail/classify-by-rules.ts'
import { MAIL_KINDS, type MailKind } from '../src/mail/kinds.ts'
import { predictFromFeatures } from '../src/mail/learnt/predict.ts'
import { combineWithRules } from '../src/mail/learnt/combine-with-rules.ts'
import {
  hashTrainingMails,
  learnModel,
  learnStored,
  type TrainingMail,
  listTrainingMails,
  SETTINGS,
} from './mail-training/examples.ts'

const WEIGHTS_FILE = fileURLToPath(new URL('../src/mail/learnt/weights.json', import.meta.url))
const FOLDS = 5

const mails = listTrainingMails()
/** Mails from the same template are in the same fold. */
const foldOf = ({ group }: TrainingMail) => group % FOLDS

type Result = {
  mail: TrainingMail
  byRules: MailKind
  found: MailKind
  /** The kind if the sender is known to answer an application. */
  known: MailKind
  probability: number
  sentence: string | null
}

const results = Array.from({ length: FOLDS }, (_, fold) => {
  const model = learnModel(mails.filter((mail) => foldOf(mail) !== fold))
  return mails
    .filter((mail) => foldOf(mail) === fold)
    .map((mail): Result => {
      const ruleResult = classifyByRules(mail.analysed, false)
      const prediction = predictFromFeatures(mail.features, model)
      const { kind, sentence } = combineWithRules(mail.analysed, ruleResult, () => prediction)
      return {
        mail,
        byRules: ruleResult.kind,
        found: kind,
        known: combineWithRules(
          mail.analysed,
          classifyByRules(mail.analysed, true),
          () => prediction,
        ).kind,
        sentence,
        probability: prediction.probabilityOf('rejection'),
      }
    })
}).flat()

function tabulate(of: readonly Result[], key: 'byRules' | 'found' | 'known') {
  return Object.fromEntries(
    MAIL_KINDS.map((kind) => {
      const said = of.filter((one) => one[key] === kind)
      const right = said.filter(({ mail }) => mail.sample.kind === kind).length
      const is = of.filter(({ mail }) => mail.sample.kind === kind).length
      return [kind, { precision: `${right}/${said.length}`, recall: `${right}/${is}` }]
    }),
  )
}

const unseen = results.filter(({ mail }) => mail.isUnseen)
const tables = {
  rulesOnUnseen: tabulate(unseen, 'byRules'),
  unseen: tabulate(unseen, 'found'),
  // Mails about something else do not come from such senders.
  known: tabulate(
    unseen.filter(({ mail }) => mail.sample.kind !== 'other'),
    'known',
  ),
  all: tabulate(results, 'found'),
}
for (const [name, table] of Object.entries(tables)) {
  console.log(name)
  console.table(table)
}
if (process.argv.includes('--look'))
  for (const { mail, found, byRules, sentence, probability } of unseen)
    if (mail.sample.kind !== found) {
      const { language, kind, mail: text } = mail.sample
      console.log(
        `${language} ${kind} → ${found} (rules: ${byRules}, ${probability.toFixed(2)}): ${text.subject}`,
      )
      console.log(`   ${sentence ?? mail.analysed.body.join(' ').slice(0, 200)}`)
    }

const record = {
  corpus: hashTrainingMails(mails),
  mails: mails.length,
  families: new Set(mails.map(({ group }) => group)).size,
  folds: FOLDS,
  settings: SETTINGS,
  crossValidated: tables,
}
writeFileSync(WEIGHTS_FILE, `${JSON.stringify({ record, ...learnStored(mails) }, null, 2)}\n`)
