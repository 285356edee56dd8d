import { isUtf8 } from 'node:buffer'
import { decodeHTMLStrict } from 'entities'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { type MailText, openForwarded, type Sender } from '#src/mail/forwarded.ts'
import { readHtml } from './html-text.ts'
import { trimMail } from './trim-mail.ts'
import { readInvitation, type ReadInvitation } from './read-invitation.ts'
import { UnreadableMail } from './unreadable-mail.ts'

/** A mail as it is classified and matched. */
export type ParsedMail = MailText & {
  /** The address for replies, if different from the sender's. */
  reply_to: string | null
  message_id: string | null
  references: string[]
  /** When the mail was sent, by its own header. */
  date: string | null
  links: string[]
  invitation: ReadInvitation | null
}

const TEXT_MAX = 200_000
const REFERENCES_MAX = 20
const LINKS_MAX = 200
const SUBJECT_MAX = 500

/** Old programs write Western European bytes without a charset, which the parser would read as UTF-8. */
function toUtf8(content: Uint8Array): Uint8Array {
  if (isUtf8(content)) return content
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return /charset\s{0,9}=/i.test(bytes.toString('latin1'))
    ? content
    : new TextEncoder().encode(new TextDecoder('windows-1252').decode(content))
}

/**
 * Parses a mail file.
 * @throws UnreadableMail if no mail program could have written it
 */
export async function parseMail(content: Uint8Array): Promise<ParsedMail> {
  const email = await parse(toUtf8(trimMail(content)))
  const inner = await openAttached(email)
  const { text, links } = readBody(inner ?? email)
  const outer: MailText = {
    subject: clip(email.subject ?? '', SUBJECT_MAX),
    from: toSender(email),
    text,
  }
  const opened: MailText =
    inner === undefined
      ? openForwarded(outer)
      : {
          ...outer,
          subject: clip(inner.subject ?? outer.subject, SUBJECT_MAX),
          from: toSender(inner) ?? outer.from,
        }
  const isForwarded = inner !== undefined || opened !== outer
  return {
    ...opened,
    reply_to: isForwarded ? null : clip(email.replyTo?.[0]?.address ?? '', 320) || null,
    message_id: email.messageId?.trim().slice(0, 1_000) || null,
    references: listReferences(email),
    date: toDate(inner?.date ?? email.date),
    links,
    invitation: findInvitation([...email.attachments, ...(inner?.attachments ?? [])]),
  }
}

/** Like `parseMail`, for pasted text. */
export function parsePasted(pasted: MailText): Pick<ParsedMail, 'links' | keyof MailText> {
  const opened = openForwarded({
    ...pasted,
    text: decodeEntities(pasted.text.slice(0, TEXT_MAX)),
  })
  return { ...opened, links: listLinks(opened.text) }
}

const clip = (text: string, max: number) =>
  text.replaceAll('\u0000', '').slice(0, max).toWellFormed().replaceAll(/\s+/g, ' ').trim()

async function parse(content: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(content, {
      attachmentEncoding: 'arraybuffer',
      maxNestingDepth: 50,
      maxHeadersSize: 512 * 1024,
      maxRfc822NestingDepth: 2,
    })
  } catch {
    throw new UnreadableMail('This file is not a mail that can be read')
  }
}

const OWN_NOTE_MAX = 600

/** The mail that was forwarded as an attachment. */
async function openAttached(email: Email): Promise<Email | undefined> {
  const attached = email.attachments.find(({ mimeType }) => mimeType === 'message/rfc822')
  const note = email.text ?? email.html ?? ''
  if (attached === undefined || note.trim().length > OWN_NOTE_MAX) return undefined
  const { content } = attached
  if (typeof content === 'string') return undefined
  return parse(new Uint8Array(content))
}

/** The text, or that of the HTML if the text only refers to it. */
function readBody(email: Email): { text: string; links: string[] } {
  const plain = decodeEntities(
    (email.text ?? '').replaceAll('\u0000', '').slice(0, TEXT_MAX).replaceAll(/\r\n?/g, '\n'),
  )
  if (email.html === undefined) return { text: plain, links: listLinks(plain) }
  const html = readHtml(email.html)
  const isWhole =
    plain.trim().length >= 40 &&
    plain.length * 3 >= html.text.length &&
    !/<(?:p|div|br|table)\b/i.test(plain.slice(0, 2_000))
  const links = [...new Set([...html.links, ...listLinks(plain)])].slice(0, LINKS_MAX)
  return { text: isWhole ? plain : html.text.replaceAll('\u0000', ''), links }
}

/** Some programs leave entities in the plain text that they generate from HTML. */
const decodeEntities = (text: string): string => decodeHTMLStrict(text).replaceAll('\u00a0', ' ')

const listLinks = (text: string): string[] =>
  text
    .slice(0, TEXT_MAX)
    .matchAll(/https?:\/\/[^\s<>"')\]]{3,2000}/g)
    .take(LINKS_MAX)
    .map(([link]) => link)
    .toArray()

function toSender({ from }: Email): Sender | null {
  if (from === undefined) return null
  const mailbox = from.group === undefined ? from : from.group[0]
  return mailbox === undefined
    ? null
    : { name: clip(mailbox.name, 200), address: clip(mailbox.address, 320) }
}

const listReferences = ({ references = '', inReplyTo = '' }: Email): string[] =>
  [
    ...new Set(`${inReplyTo} ${references}`.slice(0, 50_000).match(/<[^<>\s]{3,500}>/g) ?? []),
  ].slice(-REFERENCES_MAX)

const toDate = (date: string | undefined): string | null => {
  const at = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(at) || at < Date.UTC(1990, 0) || at > Date.UTC(2200, 0)
    ? null
    : new Date(at).toISOString()
}

const isCalendar = ({ mimeType, filename }: Attachment) =>
  mimeType === 'text/calendar' || mimeType === 'application/ics' || /\.ics$/i.test(filename ?? '')

const CALENDARS_MAX = 5

function findInvitation(attachments: readonly Attachment[]): ReadInvitation | null {
  const calendars = attachments.filter(isCalendar).slice(0, CALENDARS_MAX)
  let first: ReadInvitation | undefined
  for (const { content, method } of calendars) {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
    const read = readInvitation(text, method)
    if (read !== undefined && read.interview !== null) return read
    first ??= read
  }
  return first ?? null
}
