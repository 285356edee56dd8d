import { createHash } from 'node:crypto'
import { SHORT_TEXT_MAX } from '#src/fields.ts'
import { type MailText, readSender } from '#src/mail/forwarded.ts'
import { isFromCompany, matchJob } from '#src/mail/match.ts'
import { findNames, readHost } from '#src/mail/names.ts'
import { readMail } from '#src/mail/read-mail.ts'
import { type AddMailInput, type Invitation, type Mail, MAIL_TEXT_MAX } from '#src/mail/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { TooLarge } from '../../errors.ts'
import { countRows, type RowLimit, ROWS_MAX } from '../../limits/rows.ts'
import { findDay } from '../jobs/index.ts'
import { parseMail, parsePasted, type ParsedMail } from './parse-mail.ts'
import * as queries from './queries.ts'

const SENTENCE_MAX = 1_000
const CONTENT_MAX = 20_000

const LIMIT: RowLimit = { name: 'mails', max: ROWS_MAX, count: countRows('mails') }

/** A mail, and whether it is new. */
export type Added = { mail: Mail; isNew: boolean }

export const toKey = (text: string) => createHash('sha256').update(text).digest('hex')

/** Reads a mail's file and keeps what it says; the same one again is the first. @throws RefusedInput */
export async function addMailFile(
  ctx: Context,
  userId: string,
  content: Uint8Array,
): Promise<Added> {
  const parsed = await parseMail(content)
  const key = toKey(
    parsed.message_id ?? `${parsed.subject}\n${parsed.from?.address ?? ''}\n${parsed.text}`,
  )
  return addParsed(ctx, userId, key, parsed, parsed.date)
}

/** The same of pasted text. @throws TooLarge */
export async function addPastedMail(
  ctx: Context,
  userId: string,
  sent: AddMailInput,
): Promise<Added> {
  if (sent.text.length > MAIL_TEXT_MAX) {
    throw new TooLarge(
      `The text may have at most ${MAIL_TEXT_MAX.toLocaleString('en-US')} characters`,
    )
  }
  const text = sent.text.replaceAll('\u0000', '').toWellFormed().replaceAll(/\r\n?/g, '\n')
  const pasted: MailText = {
    subject: sent.subject?.trim() ?? '',
    from: readSender(sent.from ?? '') ?? null,
    text,
  }
  const key = toKey(`${pasted.subject}\n${pasted.from?.address ?? ''}\n${text}`)
  const parsed = {
    ...parsePasted(pasted),
    message_id: null,
    references: [],
    date: null,
    invitation: null,
  }
  return addParsed(ctx, userId, key, parsed, sent.received_at ?? null)
}

async function addParsed(
  ctx: Context,
  userId: string,
  key: string,
  parsed: ParsedMail,
  date: string | null,
): Promise<Added> {
  const known = await queries.findMailByKey(ctx.db, userId, key)
  if (known !== undefined) return { mail: known, isNew: false }
  const names = findNames(parsed)
  const received_at = toPast(date)
  const thread_keys = [
    ...(parsed.message_id === null ? [] : [parsed.message_id]),
    ...parsed.references,
  ].map(toKey)
  const ofSender = await listOfSender(ctx.db, userId, parsed)
  const ofThread = await listOfThread(ctx.db, userId, thread_keys, parsed.invitation)
  const jobs = await queries.listMatched(ctx.db, userId)
  const host = readHost(parsed.from?.address ?? '')
  const isAboutApplication =
    ofSender.length > 0 || ofThread.length > 0 || jobs.some((one) => isFromCompany(one, host))
  const { kind, sentence } = readMail(parsed, parsed.invitation, { isAboutApplication })
  const job = matchJob(jobs, {
    ...names,
    kind,
    text: `${parsed.subject}\n${parsed.text}`,
    links: parsed.links,
    host,
    ofSender,
    ofThread,
    day: findDay(new Date(received_at), ctx.readTimeZone()),
  })
  return ctx.db.transaction().execute(async (trx) => {
    const added = await queries.insertMail(trx, {
      user_id: userId,
      mail_key: key,
      thread_keys,
      kind,
      sentence: cut(sentence, SENTENCE_MAX),
      company: cut(names.company, SHORT_TEXT_MAX),
      position: cut(names.position, SHORT_TEXT_MAX),
      job_id: job?.id ?? null,
      invitation: toInvitation(parsed.invitation),
      content: toContent(parsed),
      received_at,
    })
    if (added !== undefined) await ctx.limits.checkRows(trx, userId, LIMIT, 1)
    const mail = await queries.findMailByKey(trx, userId, key)
    if (mail === undefined) throw new Error('a mail that was kept is not there')
    return { mail, isNew: added !== undefined }
  })
}

const cut = (text: string | null, max: number) =>
  text?.replaceAll('\u0000', '').slice(0, max).toWellFormed().trim() || null

const toPast = (date: string | null): string => {
  const now = new Date().toISOString()
  return date === null || date > now ? now : date
}

const toInvitation = (read: ParsedMail['invitation']): string | null => {
  if (read === null) return null
  const { uid, sequence, is_cancelled, interview } = read
  return JSON.stringify({ uid, sequence, is_cancelled, interview } satisfies Invitation)
}

const toContent = ({ subject, from, text }: MailText): string =>
  JSON.stringify({
    subject: toStorable(subject),
    from: toStorable(
      from === null ? '' : `${from.name} <${from.address}>`.replace(' <>', '').trim(),
    ),
    text: toStorable(text.slice(0, CONTENT_MAX)),
  })

/** No database stores NUL or half a character. */
const toStorable = (text: string) => text.replaceAll('\u0000', '').toWellFormed()

const listOfSender = async (db: Db, userId: string, { from }: MailText) =>
  from === null || from.address === '' ? [] : queries.listJobsOfAddress(db, userId, from.address)

async function listOfThread(
  db: Db,
  userId: string,
  keys: readonly string[],
  invitation: Invitation | null,
): Promise<string[]> {
  const invited =
    invitation?.uid == null
      ? undefined
      : await queries.findInvited(db, userId, toKey(invitation.uid))
  if (invited !== undefined) return [invited.job_id]
  return keys.length === 0 ? [] : queries.listJobsOfThread(db, userId, keys)
}
