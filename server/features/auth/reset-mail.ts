import { RESET_TTL_MINUTES } from '#src/auth/constants.ts'
import type { Language } from '#src/language/languages.ts'
import type { Db } from '../../db/client.ts'
import { translatorTo } from '../../language.ts'
import { type MailText, renderHtml, renderText } from '../../mail/layout.ts'
import type { CreateDeliver, OutboxMail } from '../../mail/outbox.ts'
import type { MailMessage } from '../../mail/smtp.ts'
import { type Origin, recordSecurityEvent } from '../security/index.ts'
import * as queries from './recovery-queries.ts'
import { createToken, hashToken } from '../../sessions/token.ts'

/**
 * Sends the link of the latest request. The token is created here, at each attempt, so that the
 * database never holds a usable one. Without a mail server the link is only in the log.
 */
export const createResetMailer: CreateDeliver =
  ({ db, config, log, send }) =>
  async (mail, signal) => {
    const issued = await issueToken(db, log, mail)
    if (issued === undefined) return
    const link = `${config.publicUrl}/reset-password?token=${issued.token}`
    if (send === undefined) {
      log.warn(
        { link },
        'A password reset was requested. Its link is shown here because SMTP_URL is not set',
      )
      return
    }
    const { email: to, language } = issued
    await send(composeResetMail({ to, link, publicUrl: config.publicUrl, language }), signal)
  }

/** Returns undefined if no account has the address, or if there is a newer request. */
async function issueToken(db: Db, log: Origin['log'], mail: OutboxMail) {
  const userId = mail.user_id
  const token = createToken()
  return db.transaction().execute(async (trx) => {
    const user = await queries.lockUser(trx, userId)
    const newest = await queries.findNewestResetMail(trx, userId)
    if (user === undefined || newest?.id !== mail.id) return undefined
    await queries.deleteEarlierResets(trx, userId, mail)
    const tokenHash = hashToken(token)
    await queries.insertReset(trx, { tokenHash, userId, ttlMinutes: RESET_TTL_MINUTES })
    await recordSecurityEvent(trx, { log }, userId, 'reset_requested', { isByServer: true })
    return { email: user.email, language: user.language ?? mail.language ?? 'en', token }
  })
}

type Letter = { to: string; link: string; publicUrl: string; language: Language }

/** Contains no name, since a person who registers somebody else's address chooses it. */
export function composeResetMail({ to, link, publicUrl, language }: Letter): MailMessage {
  const t = translatorTo(language)
  const minutes = RESET_TTL_MINUTES
  const mail: MailText = {
    language,
    title: t('Reset your password'),
    preview: t('The link works for {minutes, plural, one {# minute} other {# minutes}}.', {
      minutes,
    }),
    before: [
      t(
        'Someone, most likely you, asked to reset the password of the Foothold account {to} at {publicUrl}.',
        { to, publicUrl },
      ),
    ],
    button: { label: t('Choose a new password'), href: link },
    after: [
      t(
        'The link works once and for {minutes, plural, one {# minute} other {# minutes}}. If you ask for another one, this one stops working.',
        { minutes },
      ),
      t(
        'If it was not you, ignore this email: your password stays as it is. Never share the link with anyone.',
      ),
    ],
    footer: t('You receive this email because a password reset was requested at {publicUrl}.', {
      publicUrl,
    }),
  }
  return {
    to,
    subject: t('Reset your Foothold password'),
    text: renderText(mail),
    html: renderHtml(mail),
  }
}
