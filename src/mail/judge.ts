import { judgeByRules } from './by-rules.ts'
import type { MailText } from './forwarded.ts'
import type { Judgement, Judgements } from './judgement.ts'
import { formOpinion } from './learnt/opinion.ts'
import { weighOpinion } from './learnt/weigh-opinion.ts'
import { openReading } from './reading.ts'

/**
 * What kind of mail this is, by the sentences that its writer wrote now.
 * @param isAboutApplication whether it is known to be from where the person has applied
 */
export function judgeMail(mail: MailText, { isAboutApplication = false } = {}): Judgement {
  const { expected, unexpected } = judgeBoth(mail)
  return isAboutApplication ? expected : unexpected
}

/** The same for either case, reading the mail once. */
export function judgeBoth(mail: MailText): Judgements {
  const reading = openReading(mail)
  const judge = (isAboutApplication: boolean): Judgement => {
    const ruling = judgeByRules(reading, isAboutApplication)
    return weighOpinion(reading, ruling, () => formOpinion(reading))
  }
  const unexpected = judge(false)
  // An unambiguous mail is judged the same whoever sent it.
  return {
    unexpected,
    expected: unexpected.kind === 'other' ? judge(true) : unexpected,
  }
}
