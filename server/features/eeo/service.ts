import {
  type EeoAnswers,
  type EeoData,
  eeoInput,
  type EeoInput,
  mergeAnswers,
  NO_ANSWERS,
} from '#src/eeo/schema.ts'
import type { Services } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { Conflict, InvalidInput, NotFound } from '../../errors.ts'
import type { Sealed } from '../../secrets/data-key.ts'
import type { Binding, Vault } from '../../secrets/vault.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

type Deps = Pick<Services, 'db' | 'vault'>

/** Clients know these two sentences (docs/behaviour.md#equal-employment). */
const NOT_FOUND = t('Equal employment data not found')
const EXISTS = t('Equal employment data already exists')

/** Pads to more than the longest answers, so that a ciphertext's length reveals nothing. */
const PADDED_LENGTH = 768

/** A row that is copied to another person cannot be decrypted there. */
const bindTo = (userId: string): Binding => ({
  label: t('Equal employment data'),
  boundTo: `equal_employment_data:${userId}`,
})

export const sealAnswers = (vault: Vault, trx: Db, userId: string, answers: EeoAnswers) =>
  vault.seal(trx, JSON.stringify(answers).padEnd(PADDED_LENGTH), bindTo(userId))

/** @throws Unavailable without the key */
async function openAnswers(vault: Vault, userId: string, sealed: Sealed): Promise<EeoAnswers> {
  const stored: unknown = JSON.parse(await vault.open(sealed, bindTo(userId)))
  return mergeAnswers(NO_ANSWERS, eeoInput.parse(stored))
}

const toData = (
  { id, created_at, updated_at }: Pick<EeoData, 'id' | 'created_at' | 'updated_at'>,
  answers: EeoAnswers,
): EeoData => ({ id, ...answers, created_at, updated_at })

/** Undefined if nothing was saved. @throws Unavailable without the key */
export async function findEeo({ db, vault }: Deps, userId: string): Promise<EeoData | undefined> {
  const record = await queries.findRecord(db, userId)
  return record && toData(record, await openAnswers(vault, userId, record))
}

/** @throws NotFound, Unavailable without the key */
export async function getEeo(deps: Deps, userId: string): Promise<EeoData> {
  const data = await findEeo(deps, userId)
  if (data === undefined) throw new NotFound(NOT_FOUND)
  return data
}

/** @throws Conflict if there is a record, Unavailable without the key */
export function createEeo({ db, vault }: Deps, userId: string, sent: EeoInput): Promise<EeoData> {
  const answers = mergeAnswers(NO_ANSWERS, sent)
  return db.transaction().execute(async (trx) => {
    const sealed = await sealAnswers(vault, trx, userId, answers)
    const record = await queries.insertRecord(trx, userId, sealed)
    if (record === undefined) throw new Conflict(EXISTS)
    return toData(record, answers)
  })
}

/** A merge. @throws InvalidInput when nothing is sent, NotFound, Unavailable without the key */
export function updateEeo({ db, vault }: Deps, userId: string, sent: EeoInput): Promise<EeoData> {
  const isEmpty = Object.values(sent).every((value) => value === undefined)
  if (isEmpty) throw new InvalidInput(t('Nothing to change was sent'))
  return db.transaction().execute(async (trx) => {
    const record = await queries.lockRecord(trx, userId)
    if (record === undefined) throw new NotFound(NOT_FOUND)
    const answers = mergeAnswers(await openAnswers(vault, userId, record), sent)
    const sealed = await sealAnswers(vault, trx, userId, answers)
    return toData(await queries.updateRecord(trx, userId, sealed), answers)
  })
}

/** Needs no key, so that answers can be deleted after their key is lost. @throws NotFound */
export async function deleteEeo(db: Db, userId: string): Promise<void> {
  const deleted = await queries.deleteRecord(db, userId)
  if (deleted === undefined) throw new NotFound(NOT_FOUND)
}

/** Re-encrypts one person's answers with the first key. */
export const resealEeo = ({ db, vault }: Deps, userId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const record = await queries.lockRecord(trx, userId)
    if (record === undefined) return
    const answers = await openAnswers(vault, userId, record)
    await queries.resealRecord(trx, userId, await sealAnswers(vault, trx, userId, answers))
  })
