import { createHash } from 'node:crypto'
import { SHORT_TEXT_MAX } from '#src/fields.ts'
import type { MailText } from '#src/mail/forwarded.ts'
import { createMatcher } from '#src/mail/match.ts'
import { isSharedHost, readHost } from '#src/mail/senders.ts'
import { type AddMailInput, type Invitation, type Mail, MAIL_TEXT_MAX } from '#src/mail/schema.ts'
import type { Context, Services } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { TooLarge } from '../../errors.ts'
import { countRows, type RowLimit, ROWS_MAX } from '../../limits/rows.ts'
import { findDay } from '../jobs/index.ts'
import type { ParsedMail } from './parse-mail.ts'
import * as queries from './queries.ts'
import { readInThread } from './read-in-thread.ts'
import type { MailSource } from './read-content.ts'
import { t } from '#src/language/t.ts'

export const SENTENCE_MAX = 1_000
export const CONTENT_MAX = 20_000

export const LIMIT: RowLimit = { label: t('emails'), max: ROWS_MAX, count: countRows('mails') }

/** A mail, and whether it is new. */
export type Added = { mail: Mail; isNew: boolean }

export const toKey = (text: string) => createHash('sha256').update(text).digest('hex')

export type AddOptions = {
  received_at?: string | null | undefined
  /** Stores nothing and returns undefined if the mail is about no application. */
  skipsUnrelated?: boolean
}

/** The server's services that adding a mail needs. */
export type MailDeps = Pick<Services, 'db' | 'limits'> & Pick<Context, 'readTimeZone'>

/**
 * Reads a mail file and stores its contents; if it was added before, returns that mail.
 * @throws RefusedInput
 */
export const addMailFile = (
  deps: MailDeps,
  userId: string,
  file: Uint8Array,
  options: AddOptions = {},
): Promise<Added | undefined> => addMail(deps, userId, { file }, options)

/**
 * Like `addMailFile`, for pasted text.
 * @throws TooLarge
 */
export async function addPastedMail(
  deps: MailDeps,
  userId: string,
  { text, subject, from, received_at }: AddMailInput,
): Promise<Added> {
  if (text.length > MAIL_TEXT_MAX) {
    throw new TooLarge(
      t('The text may have at most {max, number} characters', { max: MAIL_TEXT_MAX }),
    )
  }
  const pasted = { subject: subject ?? '', from: from ?? '', text }
  const added = await addMail(deps, userId, { pasted }, { received_at })
  if (added === undefined) throw new Error('a pasted mail was left out')
  return added
}

async function addMail(
  deps: MailDeps,
  userId: string,
  source: MailSource,
  { received_at: date, skipsUnrelated = false }: AddOptions,
): Promise<Added | undefined> {
  const { db, limits } = deps
  const { parsed, identity, names, expected, unexpected } = await readInThread(userId, source)
  const key = toKey(identity)
  const known = await queries.findMailByKey(db, userId, key)
  if (known !== undefined) return { mail: known, isNew: false }
  const received_at = toPast(date ?? parsed.date)
  const thread_keys = [
    ...(parsed.message_id === null ? [] : [parsed.message_id]),
    ...parsed.references,
  ].map(toKey)
  const ofSender = await listOfSender(db, userId, parsed)
  const ofThread = await listOfThread(db, userId, thread_keys, parsed.invitation)
  const matcher = createMatcher(await queries.listMatched(db, userId))
  const host = findHost(parsed)
  const isAboutApplication =
    ofSender.length > 0 || ofThread.length > 0 || matcher.isFromCompany(host)
  const { kind, sentence } = isAboutApplication ? expected : unexpected
  const job = matcher.match({
    ...names,
    kind,
    text: `${parsed.from?.name ?? ''}\n${parsed.subject}\n${parsed.text}`,
    links: parsed.links,
    host,
    ofSender,
    ofThread,
    day: findDay(new Date(received_at), deps.readTimeZone()),
  })
  if (skipsUnrelated && kind === 'other' && job === undefined) return undefined
  return db.transaction().execute(async (trx) => {
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
    if (added !== undefined) await limits.checkRows(trx, userId, LIMIT, 1)
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

/** PostgreSQL stores neither NUL nor unpaired surrogates. */
const toStorable = (text: string) => text.replaceAll('\u0000', '').toWellFormed()

/** A mail from a no-reply address shows its sender in the reply-to address. */
function findHost({ from, reply_to }: ParsedMail): string {
  const host = readHost(from?.address ?? '')
  const answered = readHost(reply_to ?? '')
  return isSharedHost(host) && answered !== '' && !isSharedHost(answered) ? answered : host
}

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
