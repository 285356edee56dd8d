import { judgeByRules } from './by-rules.ts'
import type { MailText } from './forwarded.ts'
import type { Judgement, Judgements } from './judgement.ts'
import { formOpinion } from './learnt/opinion.ts'
import { weighOpinion } from './learnt/weigh-opinion.ts'
import { openReading } from './reading.ts'

/**
 * Classifies a mail by the sentences that its author wrote, without quoted text.
 * @param isAboutApplication whether the sender is known to answer an application
 */
export function judgeMail(mail: MailText, { isAboutApplication = false } = {}): Judgement {
  const { expected, unexpected } = judgeBoth(mail)
  return isAboutApplication ? expected : unexpected
}

/** The classification in both cases; the mail is analysed once. */
export function judgeBoth(mail: MailText): Judgements {
  const reading = openReading(mail)
  const judge = (isAboutApplication: boolean): Judgement => {
    const ruling = judgeByRules(reading, isAboutApplication)
    return weighOpinion(reading, ruling, () => formOpinion(reading))
  }
  const unexpected = judge(false)
  // A clear classification does not depend on the sender.
  return {
    unexpected,
    expected: unexpected.kind === 'other' ? judge(true) : unexpected,
  }
}
