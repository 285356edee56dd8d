import type { Digest } from '#src/notifications/constants.ts'
import type { Language } from '#src/language/languages.ts'
import { translatorTo } from '../../language.ts'
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
  language: Language
  stopToken: string
  publicUrl: string
}

/** A daily or weekly mail, with one click to stop it (RFC 8058). */
export function composeDigestMail(letter: DigestLetter): MailMessage {
  const { to, id, period, day, content, language, stopToken, publicUrl } = letter
  const t = translatorTo(language)
  const { counts, sections } = content
  const stopUrl = `${publicUrl}${STOP_PATH}?token=${stopToken}`
  const isWeekly = period === 'weekly'
  const date = describeDay(day, language)
  const subject = isWeekly ? t('This week: {counts}', { counts }) : t('Today: {counts}', { counts })
  const mail: MailText = {
    language,
    title: isWeekly ? t('Your week from {date}', { date }) : date,
    preview: sections[0]?.items[0]?.text ?? '',
    before: [isWeekly ? t('This week: {counts}.', { counts }) : t('Today: {counts}.', { counts })],
    lists: sections.map(({ title, items, more }) => ({
      title,
      items: items.map(({ text, note, path }) => ({ text, note, href: `${publicUrl}${path}` })),
      more,
    })),
    button: { label: t('Open your dashboard'), href: `${publicUrl}/dashboard` },
    after: [],
    footer: isWeekly
      ? t(
          'You receive this email because you asked for one every Monday in Settings at {publicUrl}.',
          { publicUrl },
        )
      : t('You receive this email because you asked for one a day in Settings at {publicUrl}.', {
          publicUrl,
        }),
    stop: { label: t('Stop these emails'), href: stopUrl },
  }
  return {
    to,
    subject,
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
