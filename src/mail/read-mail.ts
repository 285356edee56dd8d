import { foldText } from './fold-sentence.ts'
import type { MailText } from './forwarded.ts'
import { judgeBoth } from './judge.ts'
import type { Judgement, Judgements } from './judgement.ts'
import type { Invitation } from './schema.ts'

const MEETS =
  /\b(?:interview\w*|call|chat|meet(?:ing)?|conversation|screen(?:ing)?|\w*gesprach\w*|kennenlernen|telefonat|entretien|echange|entrevista|llamada|reunion|reuniao|conversa|colloquio|chiamata|incontro|\w*gesprek\w*|kennismaking)\b/

/** An attached invitation with the texts that show what it is about. */
type Attached = Invitation & { summary: string; description: string }

/** Classifies a mail by its text and its invitation: an invitation to a meeting is an interview. */
export function readMail(mail: MailText, invitation: Attached | null): Judgements {
  const { expected, unexpected } = judgeBoth(mail)
  if (invitation === null) return { expected, unexpected }
  const { summary, description } = invitation
  const text = `${mail.text}\n\n${description}`
  const invited = judgeBoth({ subject: summary, from: mail.from, text })
  return {
    expected: decide(mail, summary, { judged: expected, invited: invited.expected }),
    unexpected: decide(mail, summary, { judged: unexpected, invited: invited.unexpected }),
  }
}

function decide(
  mail: MailText,
  summary: string,
  { judged, invited }: { judged: Judgement; invited: Judgement },
): Judgement {
  const isUndecided =
    judged.kind === 'other' || judged.kind === 'confirmation' || judged.kind === 'question'
  if (!isUndecided) return judged
  const names = foldText(`${mail.subject} ${summary}`)
  if (invited.kind !== 'interview' && !(MEETS.test(names) && judged.kind !== 'confirmation'))
    return judged
  const isQuoted = mail.text.includes(invited.sentence ?? '\u0000')
  return {
    kind: 'interview',
    sentence: isQuoted ? invited.sentence : mail.subject || summary || null,
  }
}
