import { CONFIRM_TTL_HOURS, TAKE_BACK_TTL_DAYS } from '#src/auth/email-change.ts'
import type { Language } from '#src/language/languages.ts'
import type { Db } from '../../db/client.ts'
import type { EmailLinksTable } from '../../db/tables/accounts.ts'
import { translatorTo } from '../../language.ts'
import { type MailText, renderHtml, renderText } from '../../mail/layout.ts'
import type { CreateDeliver } from '../../mail/outbox.ts'
import type { MailMessage } from '../../mail/smtp.ts'
import { createToken, hashToken } from '../../sessions/token.ts'
import * as changes from './email-change-queries.ts'

// Tokens are created at each attempt, so that the database never holds a usable one; those of
// earlier attempts stay valid, since such a mail may have arrived.

/** Mails the new address the link that confirms it. */
export const createConfirmMailer: CreateDeliver =
  ({ db, config: { publicUrl }, send }) =>
  async ({ user_id: userId, language: asked }, signal) => {
    const change = await changes.findWaitingChange(db, userId)
    if (change === undefined || send === undefined) return
    const token = await createLink(db, userId, change.id, 'confirm')
    const link = `${publicUrl}/confirm-email?token=${token}`
    const { new_email: to } = change
    const language = change.language ?? asked ?? 'en'
    await send(composeConfirmMail({ to, link, publicUrl, language }), signal)
  }

/**
 * Notifies each former address, with a link that takes the account back. Without a mail server the
 * link is only in the log.
 */
export const createChangedMailer: CreateDeliver =
  ({ db, config: { publicUrl }, log, send }) =>
  async ({ user_id: userId }, signal) => {
    for (const { id, old_email: to, language } of await changes.listUnnotifiedChanges(db, userId)) {
      const token = await createLink(db, userId, id, 'take_back')
      const link = `${publicUrl}/take-back?token=${token}`
      if (send === undefined) {
        log.warn(
          { link },
          'The email address of an account was changed. The link that undoes it is shown here because SMTP_URL is not set',
        )
      } else {
        const letter = { to: to ?? '', link, publicUrl, language: language ?? 'en' }
        await send(composeChangedMail(letter), signal)
      }
      await changes.markNotified(db, userId, id)
    }
  }

async function createLink(
  db: Db,
  userId: string,
  changeId: string,
  purpose: EmailLinksTable['purpose'],
): Promise<string> {
  const token = createToken()
  const link = { token_hash: hashToken(token), user_id: userId, change_id: changeId, purpose }
  await changes.insertLink(db, link)
  return token
}

type Letter = { to: string; link: string; publicUrl: string; language: Language }

/** Contains no name and no current address, since the requester chooses both. */
export function composeConfirmMail({ to, link, publicUrl, language }: Letter): MailMessage {
  const t = translatorTo(language)
  const hours = CONFIRM_TTL_HOURS
  const mail: MailText = {
    language,
    title: t('Confirm your new email address'),
    preview: t('The link works for {hours, plural, one {# hour} other {# hours}}.', { hours }),
    before: [
      t('Someone, most likely you, wants to use {to} for their Foothold account at {publicUrl}.', {
        to,
        publicUrl,
      }),
    ],
    button: { label: t('Confirm this address'), href: link },
    after: [
      t(
        'The link works for {hours, plural, one {# hour} other {# hours}}. Until you open it, nothing changes.',
        { hours },
      ),
      t(
        'If it was not you, do not open the link, and ignore this email: the account is not yours.',
      ),
    ],
    footer: t('You receive this email because your address was entered at {publicUrl}.', {
      publicUrl,
    }),
  }
  return compose(to, t('Confirm your new Foothold email address'), mail)
}

/**
 * Does not contain the new address, which a stranger must not learn if the former one was mistyped.
 */
export function composeChangedMail({ to, link, publicUrl, language }: Letter): MailMessage {
  const t = translatorTo(language)
  const days = TAKE_BACK_TTL_DAYS
  const mail: MailText = {
    language,
    title: t('Your email address was changed'),
    preview: t(
      'If it was not you, recover your account within {days, plural, one {# day} other {# days}}.',
      { days },
    ),
    before: [
      t(
        'Your Foothold account at {publicUrl} had the email address {to}. It has another one now.',
        { publicUrl, to },
      ),
      t(
        'If you changed it yourself, there is nothing to do, and you should not open the link below.',
      ),
      t(
        'If it was not you, recover the account within {days, plural, one {# day} other {# days}}: it gets this address again, everyone is signed out, its password stops working, and you choose a new one.',
        { days },
      ),
    ],
    button: { label: t('Recover my account'), href: link },
    after: [t('Never share the link with anyone: it gives the account to whoever opens it.')],
    footer: t(
      'You receive this email because your address was that of an account at {publicUrl}.',
      { publicUrl },
    ),
  }
  return compose(to, t('The email address of your Foothold account was changed'), mail)
}

const compose = (to: string, subject: string, mail: MailText): MailMessage => ({
  to,
  subject,
  text: renderText(mail),
  html: renderHtml(mail),
})
