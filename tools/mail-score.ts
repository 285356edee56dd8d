// node tools/mail-score.ts [--all] prints how well mails are classified: a table for the mails that
// the rules were written with, and one for those held out. `--all` also lists the errors among the
// former.
import { MAIL_KINDS } from '../src/mail/kinds.ts'
import { openForwarded } from '../src/mail/forwarded.ts'
import { classifyMail } from '../src/mail/classify-mail.ts'
import { readCorpus, type SampleMail } from './mail-corpus.ts'

const classified = readCorpus().map((sample) => ({
  sample,
  found: classifyMail(openForwarded(sample.mail)),
}))

const percent = (part: number, whole: number) =>
  whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`

for (const isHeldOut of [false, true]) {
  const of = classified.filter(({ sample }) => sample.isHeldOut === isHeldOut)
  console.log(`\n${isHeldOut ? 'Held out' : 'Written by'}: ${of.length} mails`)
  console.table(
    Object.fromEntries(
      MAIL_KINDS.map((kind) => {
        const said = of.filter(({ found }) => found.kind === kind)
        const is = of.filter(({ sample }) => sample.kind === kind)
        const right = said.filter(({ sample }) => sample.kind === kind)
        const sentences = right.filter(({ sample, found }) => isSame(sample, found.sentence))
        return [
          kind,
          {
            mails: is.length,
            precision: percent(right.length, said.length),
            recall: percent(right.length, is.length),
            sentence: percent(sentences.length, right.length),
          },
        ]
      }),
    ),
  )
}

if (process.argv.includes('--all')) {
  for (const { sample, found } of classified) {
    if (sample.isHeldOut && !process.argv.includes('--held')) continue
    if (sample.kind === found.kind && isSame(sample, found.sentence)) continue
    console.log(`${sample.language} ${sample.kind} → ${found.kind}: ${sample.mail.subject}`)
    console.log(`   ${found.sentence ?? '—'}\n   ${sample.sentence ?? '—'}`)
  }
}

function isSame({ sentence }: SampleMail, found: string | null): boolean {
  if (sentence === null || found === null) return true
  return sentence.includes(found) || found.includes(sentence.replaceAll(/\s+/g, ' ')) || false
}
