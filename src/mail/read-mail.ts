import { foldText } from './fold-sentence.ts'
import type { MailText } from './forwarded.ts'
import { type Judgement, judgeMail } from './judge.ts'
import type { Invitation } from './schema.ts'

const MEETS =
  /\b(?:interview\w*|call|chat|meet(?:ing)?|conversation|screen(?:ing)?|\w*gesprach\w*|kennenlernen|telefonat|entretien|echange|entrevista|llamada|reunion|reuniao|conversa|colloquio|chiamata|incontro|\w*gesprek\w*|kennismaking)\b/

/** The mail's kind, also by what is attached: who invites to a talk has said enough. */
export function readMail(
  mail: MailText,
  invitation: (Invitation & { summary: string; description: string }) | null,
  about: { isAboutApplication?: boolean } = {},
): Judgement {
  const judged = judgeMail(mail, about)
  const isUndecided =
    judged.kind === 'other' || judged.kind === 'confirmation' || judged.kind === 'question'
  if (invitation === null || !isUndecided) return judged
  const { summary, description } = invitation
  const invited = judgeMail(
    { subject: summary, from: mail.from, text: `${mail.text}\n\n${description}` },
    about,
  )
  const names = foldText(`${mail.subject} ${summary}`)
  if (invited.kind !== 'interview' && !(MEETS.test(names) && judged.kind !== 'confirmation'))
    return judged
  const isQuoted = mail.text.includes(invited.sentence ?? '\u0000')
  return {
    kind: 'interview',
    sentence: isQuoted ? invited.sentence : mail.subject || summary || null,
  }
}
