import type { Language } from '#src/language/languages.ts'
import { type Translate, translatorTo } from '../../language.ts'
import { type MailText, renderHtml, renderText } from '../../mail/layout.ts'
import type { CreateDeliver } from '../../mail/outbox.ts'
import type { MailMessage } from '../../mail/smtp.ts'
import * as queries from './queries.ts'

/** Notifies the owner of an account of a sign-in on a new device; the mail has the event's id. */
export const createNewDeviceMailer: CreateDeliver =
  ({ db, config: { publicUrl }, send }) =>
  async (mail, signal) => {
    const found = await queries.findMailedEvent(db, mail.user_id, mail.id)
    if (found === undefined || send === undefined) return
    const { email: to, device, happened_at: happenedAt } = found
    const language = found.language ?? 'en'
    await send(composeMail({ to, device, happenedAt, publicUrl, language }), signal)
  }

type Letter = {
  to: string
  device: string | null
  happenedAt: string
  publicUrl: string
  language: Language
}

function composeMail({ to, device: known, happenedAt, publicUrl, language }: Letter): MailMessage {
  const t = translatorTo(language)
  const device = nameDevice(known, t)
  const date = describeDate(happenedAt, language)
  const time = happenedAt.slice(11, 16)
  const mail: MailText = {
    language,
    title: t('New sign-in to your account'),
    preview: t('{device}, {date} at {time} UTC.', { device, date, time }),
    before: [
      t(
        'Somebody signed in to the Foothold account {to} at {publicUrl} on a device that was not known before: {device}, on {date} at {time} UTC.',
        { to, publicUrl, device, date, time },
      ),
      t('If it was you, there is nothing to do.'),
    ],
    button: { label: t('See recent activity'), href: `${publicUrl}/settings` },
    after: [
      t(
        'If it was not you, change your password, sign out every other device and look at the recent activity in Settings.',
      ),
    ],
    footer: t('You receive this email because somebody signed in to your account at {publicUrl}.', {
      publicUrl,
    }),
  }
  return {
    to,
    subject: t('New sign-in to your Foothold account'),
    text: renderText(mail),
    html: renderHtml(mail),
  }
}

/** Translates a stored device name such as `Chrome on Linux` (server/sessions/device.ts). */
function nameDevice(known: string | null, t: Translate): string {
  const [browser = '', system] = known?.split(' on ') ?? []
  if (system !== undefined) return t('{browser} on {system}', { browser, system })
  return browser === '' || browser === 'Unknown device' ? t('Unknown device') : browser
}

/** The day in UTC, in English in the specified form. */
const describeDate = (instant: string, language: Language): string =>
  language === 'en'
    ? instant.slice(0, 10)
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(instant),
      )
