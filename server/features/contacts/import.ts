import { createHash } from 'node:crypto'
import { toVcardUid } from '#src/contacts/constants.ts'
import type { ContactImport } from '#src/contacts/schema.ts'
import { fold } from '#src/fold.ts'
import type { Context } from '../../context.ts'
import { lockUser } from '../../db/lock-user.ts'
import { InvalidInput } from '../../errors.ts'
import { insertContacts, listKnown, type NewContact } from './queries.ts'
import type { Card } from './read-vcards.ts'
import { limitContacts } from './service.ts'
import { t } from '#src/language/t.ts'

const BATCH = 500

/**
 * Adds the people of a vCard file who do not exist yet, all or nothing
 * (docs/behaviour.md#importing-people).
 * @throws InvalidInput if the file contains no vCard, or too many
 */
export async function importContacts(
  ctx: Context,
  userId: string,
  content: Uint8Array,
): Promise<ContactImport> {
  // Loaded on first use, so that its library does not slow down the start.
  const { readVcards } = await import('./read-vcards.ts')
  const cards: (Card | undefined)[] = []
  for await (const card of readVcards(content)) cards.push(card)
  if (cards.length === 0) throw new InvalidInput(t('There are no contacts (vCard) in this file'))
  return ctx.db.transaction().execute(async (trx) => {
    // Two imports of one person run one after another, so that none adds anybody twice.
    await lockUser(trx, userId)
    const known = new Set((await listKnown(trx, userId)).flatMap(listKeys))
    const added: NewContact[] = []
    for (const card of cards) {
      if (card === undefined) continue
      const keys = listCardKeys(card)
      const isKnown = keys.some((key) => known.has(key))
      for (const key of keys) known.add(key)
      if (!isKnown) added.push(toRow(card, userId))
    }
    for (let from = 0; from < added.length; from += BATCH) {
      const batch = added.slice(from, from + BATCH)
      await insertContacts(trx, batch)
      await ctx.limits.checkRows(trx, userId, limitContacts(ctx), batch.length)
    }
    return { added: added.length, skipped: cards.length - added.length }
  })
}

export type Known = Awaited<ReturnType<typeof listKnown>>[number]

/** A contact and a card that share one of these are the same person. */
export const listKeys = (known: Known): string[] => [
  `uid ${toVcardUid(known.id)}`,
  ...(known.vcard_uid === null ? [] : [`uid ${known.vcard_uid}`]),
  ...listNameKeys(known.name, {
    companies: [known.company],
    emails: [known.email],
    phones: [known.phone],
  }),
]

const listCardKeys = (card: Card): string[] => [
  `uid ${toStoredUid(card)}`,
  ...listNameKeys(card.name, {
    companies: [card.company],
    emails: card.emails,
    phones: card.phones,
  }),
]

type Shared = Record<'companies' | 'emails' | 'phones', readonly (string | null)[]>

/** Two people may share a company, a switchboard or an address: the name counts with each of them. */
function listNameKeys(name: string, { companies, emails, phones }: Shared): string[] {
  const key = fold(name) || name
  const shared = [
    ...companies.map((company) => company && `company ${fold(company)}`),
    ...emails.map((email) => email && `email ${email.toLowerCase()}`),
    ...phones.map((phone) => phone && `phone ${phone.replaceAll(/\D/g, '')}`),
  ].filter((one) => one !== null)
  return shared.length === 0 ? [`${key} alone`] : shared.map((one) => `${key} ${one}`)
}

/**
 * A card without an id is identified by its content, so that it is recognised after changes here.
 */
const toStoredUid = ({ uid, ...card }: Card): string =>
  uid ?? `sha256:${createHash('sha256').update(JSON.stringify(card)).digest('hex')}`

const toRow = (card: Card, userId: string): NewContact => ({
  user_id: userId,
  name: card.name,
  role: card.role,
  company: card.company,
  kind: card.kind,
  email: card.email,
  phone: card.phone,
  url: card.url,
  notes: card.notes,
  last_spoken_at: null,
  vcard_uid: toStoredUid(card),
  request_id: null,
})
