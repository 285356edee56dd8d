import { type MailText, readSender } from '#src/mail/forwarded.ts'
import type { Classifications } from '#src/mail/classification.ts'
import { findNames, type MailNames } from '#src/mail/names.ts'
import { readMail } from '#src/mail/read-mail.ts'
import { parseMail, parsePasted, type ParsedMail } from './parse-mail.ts'

/** A mail as submitted: a file or pasted text. */
export type MailSource =
  | { file: Uint8Array }
  | { pasted: { subject: string; from: string; text: string } }

/** The contents of a mail with its classifications (see `Classifications`). */
export type MailReading = Classifications & {
  parsed: ParsedMail
  /** Identifies a mail without a Message-ID when it is submitted again. */
  identity: string
  names: MailNames
}

/**
 * Parses and classifies a mail.
 * @throws UnreadableMail if no mail program could have written it
 */
export async function readContent(source: MailSource): Promise<MailReading> {
  const { parsed, identity } = 'file' in source ? await openFile(source.file) : openPasted(source)
  const names = findNames(parsed)
  return { parsed, identity, names, ...readMail(parsed, parsed.invitation) }
}

const toIdentity = ({ subject, from, text }: MailText) =>
  `${subject}\n${from?.address ?? ''}\n${text}`

async function openFile(file: Uint8Array) {
  const parsed = await parseMail(file)
  return { parsed, identity: parsed.message_id ?? toIdentity(parsed) }
}

function openPasted({ pasted }: Extract<MailSource, { pasted: object }>) {
  const mail: MailText = {
    subject: pasted.subject.trim(),
    from: readSender(pasted.from) ?? null,
    text: pasted.text.replaceAll('\u0000', '').toWellFormed().replaceAll(/\r\n?/g, '\n'),
  }
  const parsed: ParsedMail = {
    ...parsePasted(mail),
    reply_to: null,
    message_id: null,
    references: [],
    date: null,
    invitation: null,
  }
  return { parsed, identity: toIdentity(mail) }
}
