import { type MailText, readSender } from '#src/mail/forwarded.ts'
import type { Judgement } from '#src/mail/judge.ts'
import { findNames, type MailNames } from '#src/mail/names.ts'
import { readMail } from '#src/mail/read-mail.ts'
import { parseMail, parsePasted, type ParsedMail } from './parse-mail.ts'

/** A mail as it comes: as a file, or as text that somebody pasted. */
export type MailSource =
  | { file: Uint8Array }
  | { pasted: { subject: string; from: string; text: string } }

/** What a mail says, and what it is: if it is from where the person has applied, and else. */
export type MailReading = {
  parsed: ParsedMail
  /** What it is known again by where it has no Message-ID. */
  identity: string
  names: MailNames
  expected: Judgement
  unexpected: Judgement
}

/** @throws UnreadableMail for what no mail program writes */
export async function readContent(source: MailSource): Promise<MailReading> {
  const { parsed, identity } = 'file' in source ? await openFile(source.file) : openPasted(source)
  const unexpected = readMail(parsed, parsed.invitation)
  // What says by itself what it is, is the same from anybody.
  const isSure = unexpected.kind !== 'other' && parsed.invitation === null
  return {
    parsed,
    identity,
    names: findNames(parsed),
    expected: isSure
      ? unexpected
      : readMail(parsed, parsed.invitation, { isAboutApplication: true }),
    unexpected,
  }
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
