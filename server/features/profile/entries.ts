import { createHash, randomUUID } from 'node:crypto'
import { DELETED_ENTRY_TTL_MS, ENTRIES_MAX } from '#src/profile/constants.ts'
import { END_BEFORE_START, END_REQUIRED } from '#src/profile/dates.ts'
import {
  changeEducation,
  createEducation,
  type Education,
  type EducationInput,
  type EducationPatch,
} from '#src/profile/education.ts'
import { type Addition, isInOrder } from '#src/profile/entry-rules.ts'
import {
  changeExperience,
  createExperience,
  type Experience,
  type ExperienceInput,
  type ExperiencePatch,
} from '#src/profile/experience.ts'
import { mergeEntries } from '#src/profile/merge.ts'
import {
  changeProject,
  createProject,
  type Project,
  type ProjectInput,
  type ProjectPatch,
} from '#src/profile/project.ts'
import { tooMany } from '#src/profile/schema.ts'
import type { Db } from '../../db/client.ts'
import { markDeleted, unmarkDeleted } from '../../db/soft-delete.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

type Dated = { id: string; start_date: string | null; end_date: string | null }
type Item = { id?: string | null | undefined }

/** What differs between experiences, educations and projects. All methods run in a transaction. */
export type EntryKind<T extends Dated, Input extends object, Patch extends object> = {
  table: 'experiences' | 'educations' | 'projects'
  notFound: string
  list: (trx: Db, userId: string) => Promise<T[]>
  insert: (trx: Db, userId: string, entries: T[]) => Promise<unknown>
  update: (trx: Db, userId: string, entry: T) => Promise<unknown>
  create: (id: string, sent: Input) => T
  change: (current: T, sent: Patch) => T
}

export const EXPERIENCES: EntryKind<Experience, ExperienceInput, ExperiencePatch> = {
  table: 'experiences',
  notFound: 'Experience not found',
  list: queries.listExperiences,
  insert: (trx, userId, entries) =>
    queries.insertExperiences(
      trx,
      entries.map((entry) => toExperienceRow(userId, entry)),
    ),
  update: (trx, userId, entry) => queries.updateExperience(trx, toExperienceRow(userId, entry)),
  create: createExperience,
  change(current, sent) {
    const changed = changeExperience(current, sent)
    if (sent.current_role === false && changed.current_role) throw new InvalidInput(END_REQUIRED)
    return changed
  },
}

/** A current role is stored without an end date. */
function toExperienceRow(user_id: string, experience: Experience) {
  const { current_role: _, ...entry } = experience
  return { ...entry, user_id }
}

export const EDUCATIONS: EntryKind<Education, EducationInput, EducationPatch> = {
  table: 'educations',
  notFound: 'Education not found',
  list: queries.listEducations,
  insert: (trx, user_id, entries) =>
    queries.insertEducations(
      trx,
      entries.map((entry) => ({ ...entry, user_id })),
    ),
  update: (trx, user_id, entry) => queries.updateEducation(trx, { ...entry, user_id }),
  create: createEducation,
  change: changeEducation,
}

export const PROJECTS: EntryKind<Project, ProjectInput, ProjectPatch> = {
  table: 'projects',
  notFound: 'Project not found',
  list: queries.listProjects,
  insert: (trx, user_id, entries) =>
    queries.insertProjects(
      trx,
      entries.map((entry) => ({ ...entry, user_id })),
    ),
  update: (trx, user_id, entry) => queries.updateProject(trx, { ...entry, user_id }),
  create: createProject,
  change: changeProject,
}

/** @throws InvalidInput if the patch would change nothing */
export function assertHasChanges(patch: object): void {
  const isEmpty = Object.values(patch).every((value) => value === undefined)
  if (isEmpty) throw new InvalidInput(t('Nothing to change was sent'))
}

/** A valid patch may still break a rule in combination with the stored fields. */
function checkOrder(entry: Dated): void {
  if (!isInOrder(entry)) throw new InvalidInput(END_BEFORE_START)
}

/**
 * Adds an entry. A retry (if the response was lost) updates the first one instead of adding a
 * second.
 * @throws InvalidInput if the list is full
 */
export async function addEntry<T extends Dated, I extends Addition, P extends object>(
  kind: EntryKind<T, I, P>,
  trx: Db,
  userId: string,
  sent: I,
): Promise<T> {
  const entry = kind.create(chooseId(userId, sent), sent)
  await putEntries(kind, trx, userId, [entry])
  return entry
}

/** Like `addEntry`, for several entries. Returns their ids. */
export async function addEntries<T extends Dated, I extends Addition, P extends object>(
  kind: EntryKind<T, I, P>,
  trx: Db,
  userId: string,
  sent: readonly I[],
): Promise<string[]> {
  const byId = new Map(sent.map((item) => [chooseId(userId, item), item]))
  const entries = [...byId].map(([id, item]) => kind.create(id, item))
  if (entries.length > 0) await putEntries(kind, trx, userId, entries)
  return entries.map(({ id }) => id)
}

async function putEntries<T extends Dated, I extends object, P extends object>(
  kind: EntryKind<T, I, P>,
  trx: Db,
  userId: string,
  entries: readonly T[],
): Promise<void> {
  for (const entry of entries) checkOrder(entry)
  const existing = new Set((await kind.list(trx, userId)).map(({ id }) => id))
  const added = entries.filter(({ id }) => !existing.has(id))
  if (existing.size + added.length > ENTRIES_MAX) throw new InvalidInput(tooMany(kind.table))
  if (added.length > 0) {
    const ids = added.map(({ id }) => id)
    await queries.eraseDeletedAgain(trx, kind.table, userId, ids)
    await kind.insert(trx, userId, added)
  }
  for (const entry of entries) {
    if (existing.has(entry.id)) await kind.update(trx, userId, entry)
  }
}

/** Returns the id of a new entry, always the same for the same request id. */
export const chooseId = (userId: string, { request_id }: Addition): string =>
  request_id === undefined ? randomUUID() : deriveId(userId, request_id)

/** Derives a UUID of version 8 (RFC 9562) that is unique to this user. */
function deriveId(userId: string, requestId: string): string {
  const hex = createHash('sha256').update(`${userId} ${requestId.toLowerCase()}`).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

/** Changes only what is sent. @throws NotFound, InvalidInput */
export async function changeEntry<T extends Dated, I extends object, P extends object>(
  kind: EntryKind<T, I, P>,
  trx: Db,
  userId: string,
  sent: P & { id: string },
): Promise<T> {
  const existing = await kind.list(trx, userId)
  const current = existing.find((entry) => entry.id === sent.id.toLowerCase())
  if (current === undefined) throw new NotFound(kind.notFound)
  const { id: _, ...fields } = sent
  assertHasChanges(fields)
  const entry = kind.change(current, sent)
  checkOrder(entry)
  await kind.update(trx, userId, entry)
  return entry
}

/** Hides the entry; it can be restored for a day. @throws NotFound if the user has no such entry */
export async function deleteEntry<T extends Dated, I extends object, P extends object>(
  kind: EntryKind<T, I, P>,
  trx: Db,
  userId: string,
  id: string,
): Promise<void> {
  const deleted = await markDeleted(trx, kind.table, userId, id)
  if (deleted === undefined) throw new NotFound(kind.notFound)
}

/**
 * Restores a deleted entry and returns it.
 * @throws NotFound, also if it is too late, InvalidInput if the list is full
 */
export async function restoreEntry<T extends Dated, I extends object, P extends object>(
  kind: EntryKind<T, I, P>,
  trx: Db,
  userId: string,
  sentId: string,
): Promise<T> {
  const id = sentId.toLowerCase()
  const key = { userId, id, ttlMs: DELETED_ENTRY_TTL_MS }
  const restored = await unmarkDeleted(trx, kind.table, key)
  const entries = await kind.list(trx, userId)
  const entry = entries.find((found) => found.id === id)
  if (restored === undefined || entry === undefined) throw new NotFound(kind.notFound)
  if (entries.length > ENTRIES_MAX) throw new InvalidInput(tooMany(kind.table))
  return entry
}

/** Replaces the whole list (src/profile/merge.ts). @throws NotFound for an id that is not the user's */
export async function replaceEntries<T extends Dated, I extends object, P extends object>(
  kind: EntryKind<T, I, P>,
  trx: Db,
  userId: string,
  sent: readonly (I & P & Item)[],
): Promise<void> {
  const merged = mergeEntries(await kind.list(trx, userId), sent, {
    create: (item) => kind.create(randomUUID(), item),
    change: (current, item) => kind.change(current, item),
  })
  if (merged === undefined) throw new NotFound(kind.notFound)
  for (const entry of merged) checkOrder(entry)
  await queries.deleteAllEntries(trx, kind.table, userId)
  if (merged.length > 0) await kind.insert(trx, userId, merged)
}
