import { foldText } from './fold-sentence.ts'
import type { MailText } from './forwarded.ts'
import { classifyBoth } from './classify-mail.ts'
import type { Classification, Classifications } from './classification.ts'
import type { Invitation } from './schema.ts'

const MEETS =
  /\b(?:interview\w*|call|chat|meet(?:ing)?|conversation|screen(?:ing)?|\w*gesprach\w*|kennenlernen|telefonat|entretien|echange|entrevista|llamada|reunion|reuniao|conversa|colloquio|chiamata|incontro|\w*gesprek\w*|kennismaking)\b/

/** An attached invitation with the texts that show what it is about. */
type Attached = Invitation & { summary: string; description: string }

/** Classifies a mail by its text and its invitation: an invitation to a meeting is an interview. */
export function readMail(mail: MailText, invitation: Attached | null): Classifications {
  const { expected, unexpected } = classifyBoth(mail)
  if (invitation === null) return { expected, unexpected }
  const { summary, description } = invitation
  const text = `${mail.text}\n\n${description}`
  const invited = classifyBoth({ subject: summary, from: mail.from, text })
  return {
    expected: decide(mail, summary, { classified: expected, invited: invited.expected }),
    unexpected: decide(mail, summary, { classified: unexpected, invited: invited.unexpected }),
  }
}

function decide(
  mail: MailText,
  summary: string,
  { classified, invited }: { classified: Classification; invited: Classification },
): Classification {
  const isUndecided =
    classified.kind === 'other' ||
    classified.kind === 'confirmation' ||
    classified.kind === 'question'
  if (!isUndecided) return classified
  const names = foldText(`${mail.subject} ${summary}`)
  if (invited.kind !== 'interview' && !(MEETS.test(names) && classified.kind !== 'confirmation'))
    return classified
  const isQuoted = mail.text.includes(invited.sentence ?? '\u0000')
  return {
    kind: 'interview',
    sentence: isQuoted ? invited.sentence : mail.subject || summary || null,
  }
}
