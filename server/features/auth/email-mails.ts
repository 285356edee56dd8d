import { CONFIRM_TTL_HOURS, TAKE_BACK_TTL_DAYS } from '#src/auth/email-change.ts'
import type { Db } from '../../db/client.ts'
import type { EmailLinksTable } from '../../db/tables/accounts.ts'
import { type MailText, renderHtml, renderText } from '../../mail/layout.ts'
import type { CreateDeliver } from '../../mail/outbox.ts'
import type { MailMessage } from '../../mail/smtp.ts'
import { createToken, hashToken } from '../../sessions/token.ts'
import * as changes from './email-change-queries.ts'

// Tokens are made at each attempt, so that the database never holds one that could be used; those of
// earlier attempts stay good, since such a mail may have arrived.

/** To the new address, with the link that makes it count. */
export const createConfirmMailer: CreateDeliver =
  ({ db, config: { publicUrl }, send }) =>
  async ({ user_id: userId }, signal) => {
    const change = await changes.findWaitingChange(db, userId)
    if (change === undefined || send === undefined) return
    const token = await createLink(db, userId, change.id, 'confirm')
    const link = `${publicUrl}/confirm-email?token=${token}`
    await send(composeConfirmMail({ to: change.new_email, link, publicUrl }), signal)
  }

/**
 * To each former address that has not been told, with the link that takes the account back. Without a
 * mail server the log is the only way to it.
 */
export const createChangedMailer: CreateDeliver =
  ({ db, config: { publicUrl }, log, send }) =>
  async ({ user_id: userId }, signal) => {
    for (const { id, old_email: to } of await changes.listUntoldChanges(db, userId)) {
      const token = await createLink(db, userId, id, 'take_back')
      const link = `${publicUrl}/take-back?token=${token}`
      if (send === undefined) {
        log.warn(
          { link },
          'The email address of an account was changed. The link that undoes it is shown here because SMTP_URL is not set',
        )
      } else {
        await send(composeChangedMail({ to: to ?? '', link, publicUrl }), signal)
      }
      await changes.markTold(db, userId, id)
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

type Letter = { to: string; link: string; publicUrl: string }

/** No name in it, nor the account's address: whoever asks for the mail chooses both. */
export function composeConfirmMail({ to, link, publicUrl }: Letter): MailMessage {
  const mail: MailText = {
    title: 'Confirm your new email address',
    preview: `The link works for ${CONFIRM_TTL_HOURS} hours.`,
    before: [
      `Someone, most likely you, wants to use ${to} for their Foothold account at ${publicUrl}.`,
    ],
    button: { label: 'Confirm this address', href: link },
    after: [
      `The link works for ${CONFIRM_TTL_HOURS} hours. Until you open it, nothing changes.`,
      'If it was not you, do not open the link, and ignore this email: the account is not yours.',
    ],
    footer: `You receive this email because your address was entered at ${publicUrl}.`,
  }
  return compose(to, 'Confirm your new Foothold email address', mail)
}

/** Without the new address: it is none of this reader's, if the former one was mistyped. */
export function composeChangedMail({ to, link, publicUrl }: Letter): MailMessage {
  const mail: MailText = {
    title: 'Your email address was changed',
    preview: `If it was not you, take your account back within ${TAKE_BACK_TTL_DAYS} days.`,
    before: [
      `Your Foothold account at ${publicUrl} had the email address ${to}. It has another one now.`,
      'If you changed it yourself, there is nothing to do, and you should not open the link below.',
      `If it was not you, take the account back within ${TAKE_BACK_TTL_DAYS} days: it gets this address again, everybody is signed out, its password ends, and you choose a new one.`,
    ],
    button: { label: 'Take my account back', href: link },
    after: ['Never share the link with anyone: it gives the account to whoever opens it.'],
    footer: `You receive this email because your address was that of an account at ${publicUrl}.`,
  }
  return compose(to, 'The email address of your Foothold account was changed', mail)
}

const compose = (to: string, subject: string, mail: MailText): MailMessage => ({
  to,
  subject,
  text: renderText(mail),
  html: renderHtml(mail),
})
