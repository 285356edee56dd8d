import type { ListMailInput, Mail } from '#src/mail/schema.ts'
import type { Db } from '../../db/client.ts'
import type { MailContent } from '../../db/tables/mails.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { MAIL_NOT_FOUND } from './accept.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

/** The mails in one state, or all, newest first. */
export const listMails = (db: Db, userId: string, input: ListMailInput): Promise<Mail[]> =>
  queries.listMails(db, userId, input?.state ?? null)

/**
 * The text of a mail while it is stored.
 * @throws NotFound
 */
export async function readContent(db: Db, userId: string, id: string): Promise<MailContent | null> {
  const found = await queries.findContent(db, userId, id)
  if (found === undefined) throw new NotFound(MAIL_NOT_FOUND)
  return found.content
}

/**
 * Dismisses a mail and deletes its text.
 * @throws NotFound, Conflict when it was accepted
 */
export async function dismissMail(db: Db, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mail = await queries.lockMail(trx, userId, id)
    if (mail === undefined) throw new NotFound(MAIL_NOT_FOUND)
    if (mail.state === 'accepted') throw new Conflict(t('This email was accepted'))
    if (mail.state === 'open') await queries.closeMail(trx, userId, id, { state: 'dismissed' })
  })
}

/**
 * Reopens a dismissed mail, without its text.
 * @throws NotFound
 */
export async function restoreMail(db: Db, userId: string, id: string): Promise<Mail> {
  await queries.reopenMail(db, userId, id, 'dismissed')
  const mail = await queries.findMail(db, userId, id)
  if (mail === undefined) throw new NotFound(MAIL_NOT_FOUND)
  return mail
}
