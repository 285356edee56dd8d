import { type MailText, renderHtml, renderText } from '../../mail/layout.ts'
import type { CreateDeliver } from '../../mail/outbox.ts'
import type { MailMessage } from '../../mail/smtp.ts'
import * as queries from './queries.ts'

/** Tells the owner of an account of a sign-in on a device that was not known; the mail bears its id. */
export const createNewDeviceMailer: CreateDeliver =
  ({ db, config: { publicUrl }, send }) =>
  async (mail, signal) => {
    const found = await queries.findMailedEvent(db, mail.user_id, mail.id)
    if (found === undefined || send === undefined) return
    const { email, device, happened_at } = found
    await send(composeMail({ to: email, device, happenedAt: happened_at, publicUrl }), signal)
  }

type Letter = { to: string; device: string | null; happenedAt: string; publicUrl: string }

function composeMail({ to, device, happenedAt, publicUrl }: Letter): MailMessage {
  const at = `${happenedAt.slice(0, 10)} at ${happenedAt.slice(11, 16)} UTC`
  const mail: MailText = {
    title: 'New sign-in to your account',
    preview: `${device ?? 'Unknown device'}, ${at}.`,
    before: [
      `Somebody signed in to the Foothold account ${to} at ${publicUrl} on a device that was not known before: ${device ?? 'Unknown device'}, on ${at}.`,
      'If it was you, there is nothing to do.',
    ],
    button: { label: 'See recent activity', href: `${publicUrl}/settings` },
    after: [
      'If it was not you, change your password, sign out every other device and look at the recent activity in Settings.',
    ],
    footer: `You receive this email because somebody signed in to your account at ${publicUrl}.`,
  }
  return {
    to,
    subject: 'New sign-in to your Foothold account',
    text: renderText(mail),
    html: renderHtml(mail),
  }
}
