import type { Digest } from '#src/notifications/constants.ts'
import { type MailText, renderHtml, renderText } from '../../mail/layout.ts'
import type { MailMessage } from '../../mail/smtp.ts'
import type { DigestContent } from './digest.ts'
import { describeDay } from './local-words.ts'

export const STOP_PATH = '/api/notifications/stop'

export type DigestLetter = {
  to: string
  id: string
  period: Exclude<Digest, 'off'>
  day: string
  content: DigestContent
  stopToken: string
  publicUrl: string
}

/** One mail a day or a week, with one click to stop it (RFC 8058). */
export function composeDigestMail(letter: DigestLetter): MailMessage {
  const { to, id, period, day, content, stopToken, publicUrl } = letter
  const { counts, sections } = content
  const stopUrl = `${publicUrl}${STOP_PATH}?token=${stopToken}`
  const isWeekly = period === 'weekly'
  const mail: MailText = {
    title: isWeekly ? `Your week from ${describeDay(day)}` : describeDay(day),
    preview: sections[0]?.items[0]?.text ?? '',
    before: [`${isWeekly ? 'This week' : 'Today'}: ${counts}.`],
    lists: sections.map(({ title, items, more }) => ({
      title,
      items: items.map(({ text, note, path }) => ({ text, note, href: `${publicUrl}${path}` })),
      more,
    })),
    button: { label: 'Open your dashboard', href: `${publicUrl}/dashboard` },
    after: [],
    footer: `You receive this email because you asked for one ${isWeekly ? 'every Monday' : 'a day'} in Settings at ${publicUrl}.`,
    stop: { label: 'Stop these emails', href: stopUrl },
  }
  return {
    to,
    subject: `${isWeekly ? 'This week' : 'Today'}: ${counts}`,
    text: renderText(mail),
    html: renderHtml(mail),
    // Programs that get it twice, because a server died after it was accepted, show it once.
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
