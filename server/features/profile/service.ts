import type { EducationInput, EducationPatch, Education } from '#src/profile/education.ts'
import type { Experience, ExperienceInput, ExperiencePatch } from '#src/profile/experience.ts'
import { DELETED_ENTRY_TTL_MS, OTHER_LINKS_MAX } from '#src/profile/constants.ts'
import {
  keepTitles,
  type LinkRef,
  type Links,
  listPortfolios,
  pickLinks,
  type PutLinkInput,
  putLink as withLink,
  removeLink as withoutLink,
} from '#src/profile/links.ts'
import type { ProjectInput, ProjectPatch } from '#src/profile/project.ts'
import {
  isSalaryRange,
  type Profile,
  type ProfilePatch,
  SALARY_ORDER,
  TOO_MANY_LINKS,
} from '#src/profile/schema.ts'
import type { Db } from '../../db/client.ts'
import { eraseDeleted } from '../../db/soft-delete.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import {
  addEntries,
  addEntry,
  changeEntry,
  deleteEntry,
  EDUCATIONS,
  EXPERIENCES,
  PROJECTS,
  assertHasChanges,
  replaceEntries,
  restoreEntry,
} from './entries.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

type WithId<T> = T & { id: string }

/** Returns undefined for a user without a profile. */
export async function findProfile(db: Db, userId: string): Promise<Profile | undefined> {
  const found = await queries.findProfile(db, userId)
  return found && { ...found, portfolios: listPortfolios(found) }
}

/** @throws NotFound for a user without a profile */
export async function getProfile(db: Db, userId: string): Promise<Profile> {
  const profile = await findProfile(db, userId)
  if (profile === undefined) throw new NotFound(t('Profile not found'))
  return profile
}

/** Creates an empty profile. No-op if one exists. */
export async function createProfile(
  db: Db,
  userId: string,
): Promise<{ profile: Profile; is_new: boolean }> {
  const created = await queries.insertProfile(db, {
    user_id: userId,
    first_name: '',
    last_name: '',
  })
  return { profile: await getProfile(db, userId), is_new: created !== undefined }
}

/** Saves of one profile run one after another. @throws NotFound without a profile */
const save = <T>(db: Db, userId: string, work: (trx: Db, current: LockedProfile) => Promise<T>) =>
  db.transaction().execute(async (trx) => {
    const current = await queries.lockProfile(trx, userId)
    if (current === undefined) throw new NotFound(t('Profile not found'))
    return work(trx, current)
  })
type LockedProfile = NonNullable<Awaited<ReturnType<typeof queries.lockProfile>>>

/**
 * Changes only the fields sent and replaces the lists sent, all or nothing.
 * @throws InvalidInput if nothing is sent or the result breaks a rule, NotFound for an entry that
 * is not the user's
 */
export function updateProfile(db: Db, userId: string, patch: ProfilePatch): Promise<Profile> {
  const { experiences, educations, projects, ...fields } = patch
  assertHasChanges(patch)
  return save(db, userId, async (trx, current) => {
    const { desired_salary_min = current.desired_salary_min } = fields
    const { desired_salary_max = current.desired_salary_max } = fields
    if (!isSalaryRange({ desired_salary_min, desired_salary_max })) {
      throw new InvalidInput(SALARY_ORDER)
    }
    if (experiences) await replaceEntries(EXPERIENCES, trx, userId, experiences)
    if (educations) await replaceEntries(EDUCATIONS, trx, userId, educations)
    if (projects) await replaceEntries(PROJECTS, trx, userId, projects)
    const { other_urls = current.other_urls, other_url_titles = current.other_url_titles } = fields
    const links = keepTitles({ other_urls, other_url_titles })
    await queries.updateProfile(trx, userId, { ...fields, ...links })
    return getProfile(trx, userId)
  })
}

const changeLinks = (db: Db, userId: string, change: (links: Links) => Links) =>
  save(db, userId, async (trx, current) => {
    const links = change(pickLinks(current))
    if (links.other_urls.length > OTHER_LINKS_MAX) throw new InvalidInput(TOO_MANY_LINKS)
    await queries.updateProfile(trx, userId, links)
    return getProfile(trx, userId)
  })

/**
 * Adds one link, or replaces another, and keeps those that another device added.
 * @throws NotFound without a profile, InvalidInput if there are too many
 */
export const putLink = (db: Db, userId: string, { replaced, ...link }: PutLinkInput) =>
  changeLinks(db, userId, (links) => withLink(links, link, replaced))
/** Removes one link. No-op if missing. @throws NotFound without a profile */
export const removeLink = (db: Db, userId: string, link: LinkRef) =>
  changeLinks(db, userId, (links) => withoutLink(links, link))

/** A changed entry also updates the profile's time. */
const saveEntry = <T>(db: Db, userId: string, work: (trx: Db) => Promise<T>): Promise<T> =>
  save(db, userId, async (trx) => {
    const response = await work(trx)
    await queries.updateProfile(trx, userId, {})
    return response
  })

export const addExperience = (db: Db, userId: string, sent: ExperienceInput): Promise<Experience> =>
  saveEntry(db, userId, (trx) => addEntry(EXPERIENCES, trx, userId, sent))
export const updateExperience = (db: Db, userId: string, sent: WithId<ExperiencePatch>) =>
  saveEntry(db, userId, (trx) => changeEntry(EXPERIENCES, trx, userId, sent))
export const deleteExperience = (db: Db, userId: string, id: string) =>
  saveEntry(db, userId, (trx) => deleteEntry(EXPERIENCES, trx, userId, id))
export const restoreExperience = (db: Db, userId: string, id: string): Promise<Experience> =>
  saveEntry(db, userId, (trx) => restoreEntry(EXPERIENCES, trx, userId, id))

export const addEducation = (db: Db, userId: string, sent: EducationInput): Promise<Education> =>
  saveEntry(db, userId, (trx) => addEntry(EDUCATIONS, trx, userId, sent))
export const updateEducation = (db: Db, userId: string, sent: WithId<EducationPatch>) =>
  saveEntry(db, userId, (trx) => changeEntry(EDUCATIONS, trx, userId, sent))
export const deleteEducation = (db: Db, userId: string, id: string) =>
  saveEntry(db, userId, (trx) => deleteEntry(EDUCATIONS, trx, userId, id))
export const restoreEducation = (db: Db, userId: string, id: string): Promise<Education> =>
  saveEntry(db, userId, (trx) => restoreEntry(EDUCATIONS, trx, userId, id))

/** Calls about projects return the profile (docs/behaviour.md#projects). */
const saveProject = (db: Db, userId: string, work: (trx: Db) => Promise<unknown>) =>
  save(db, userId, async (trx) => {
    await work(trx)
    await queries.updateProfile(trx, userId, {})
    return getProfile(trx, userId)
  })

export const addProject = (db: Db, userId: string, sent: ProjectInput) =>
  saveProject(db, userId, (trx) => addEntry(PROJECTS, trx, userId, sent))
export const updateProject = (db: Db, userId: string, sent: WithId<ProjectPatch>) =>
  saveProject(db, userId, (trx) => changeEntry(PROJECTS, trx, userId, sent))
export const deleteProject = (db: Db, userId: string, id: string) =>
  saveProject(db, userId, (trx) => deleteEntry(PROJECTS, trx, userId, id))
export const restoreProject = (db: Db, userId: string, id: string) =>
  saveProject(db, userId, (trx) => restoreEntry(PROJECTS, trx, userId, id))

/** Erases entries that were deleted too long ago to be restored. Returns their number. */
export async function eraseOldDeletions(db: Db): Promise<number> {
  let erased = 0
  for (const table of ['experiences', 'educations', 'projects'] as const) {
    erased += await eraseDeleted(db, table, DELETED_ENTRY_TTL_MS)
  }
  return erased
}

export type EntryIds = { experiences: string[]; educations: string[] }
export type NewEntries = { experiences: ExperienceInput[]; educations: EducationInput[] }

/** Locks the profile until the transaction ends and returns it. @throws NotFound */
export async function lockProfile(trx: Db, userId: string): Promise<Profile> {
  await queries.lockProfile(trx, userId)
  return getProfile(trx, userId)
}

/**
 * Adds several entries to a locked profile (`lockProfile`), all or nothing, and returns their ids.
 * Entries that were added before with the same request ids are updated.
 * @throws InvalidInput if a list is full or an entry ends before it starts
 */
export async function addAllEntries(trx: Db, userId: string, sent: NewEntries): Promise<EntryIds> {
  const added = {
    experiences: await addEntries(EXPERIENCES, trx, userId, sent.experiences),
    educations: await addEntries(EDUCATIONS, trx, userId, sent.educations),
  }
  await queries.updateProfile(trx, userId, {})
  return added
}

/**
 * Removes the entries that the user still has, all or nothing. @throws NotFound without a profile
 */
export const removeEntries = (db: Db, userId: string, ids: EntryIds): Promise<Profile> =>
  saveEntry(db, userId, async (trx) => {
    await queries.deleteEntries(trx, 'experiences', userId, ids.experiences)
    await queries.deleteEntries(trx, 'educations', userId, ids.educations)
    return getProfile(trx, userId)
  })
