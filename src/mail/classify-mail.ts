import { classifyByRules } from './classify-by-rules.ts'
import type { MailText } from './forwarded.ts'
import type { Classification, Classifications } from './classification.ts'
import { predictKind } from './learnt/predict.ts'
import { combineWithRules } from './learnt/combine-with-rules.ts'
import { analyseMail } from './analyse-mail.ts'

/**
 * Classifies a mail by the sentences that its author wrote, without quoted text.
 * @param isAboutApplication whether the sender is known to answer an application
 */
export function classifyMail(mail: MailText, { isAboutApplication = false } = {}): Classification {
  const { expected, unexpected } = classifyBoth(mail)
  return isAboutApplication ? expected : unexpected
}

/** The classification in both cases; the mail is analysed once. */
export function classifyBoth(mail: MailText): Classifications {
  const analysed = analyseMail(mail)
  const classify = (isAboutApplication: boolean): Classification => {
    const ruleResult = classifyByRules(analysed, isAboutApplication)
    return combineWithRules(analysed, ruleResult, () => predictKind(analysed))
  }
  const unexpected = classify(false)
  // A clear classification does not depend on the sender.
  return {
    unexpected,
    expected: unexpected.kind === 'other' ? classify(true) : unexpected,
  }
}
