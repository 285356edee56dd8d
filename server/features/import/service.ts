import { DEFAULT_IMPORT_STRATEGY } from '#src/import/constants.ts'
import { fillEducation, fillExperience } from '#src/import/fill-missing.ts'
import { findDuplicateEducations, findDuplicateExperiences } from '#src/import/merge.ts'
import {
  type ApplyResponse,
  type ApplyInput,
  parsedResume,
  type ParsedResume,
  type UndoInput,
} from '#src/import/schema.ts'
import { tidyResume } from '#src/import/tidy.ts'
import type { Profile } from '#src/profile/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { readContent } from '../documents/index.ts'
import {
  addAllEntries,
  chooseId,
  getProfile,
  lockProfile,
  type NewEntries,
  removeEntries,
} from '../profile/index.ts'

type Call = { userId: string; id: string; signal: AbortSignal | undefined }

/**
 * Parses the jobs and degrees of a stored resume, for the user to check.
 * @throws as `readContent`
 */
export const readResume = async (ctx: Context, call: Call): Promise<ParsedResume> =>
  tidyResume(await readContent(ctx, call, 'resume', parsedResume))

/**
 * Adds the reviewed entries to the profile, all or none; "smart merge" leaves out those that it
 * already has. A repeated request (after a lost response) adds nothing twice.
 * @throws NotFound without a profile, InvalidInput when a list is full or an item ends before it
 *   starts
 */
export const applyImport = (db: Db, userId: string, input: ApplyInput): Promise<ApplyResponse> =>
  db.transaction().execute(async (trx) => {
    const { strategy, ...items } = fillMissing(input)
    const existing = withoutRepeated(await lockProfile(trx, userId), userId, items)
    const chosen = strategy === 'append_all' ? items : leaveOutDuplicates(items, existing)
    const added = await addAllEntries(trx, userId, chosen)
    const skipped = {
      experiences: items.experiences.length - added.experiences.length,
      educations: items.educations.length - added.educations.length,
    }
    return { profile: await getProfile(trx, userId), added, skipped }
  })

type Existing = Pick<Profile, keyof NewEntries>

/** The request with an empty list for each missing one. */
const fillMissing = ({ strategy, experiences = [], educations = [] }: ApplyInput) => ({
  strategy: strategy ?? DEFAULT_IMPORT_STRATEGY,
  experiences: experiences.map(fillExperience),
  educations: educations.map(fillEducation),
})

/** The profile without the entries that an earlier copy of the same request added. */
function withoutRepeated(profile: Existing, userId: string, items: NewEntries): Existing {
  const sent = [...items.experiences, ...items.educations]
  const repeated = new Set(sent.map((item) => chooseId(userId, item)))
  return {
    experiences: profile.experiences.filter(({ id }) => !repeated.has(id)),
    educations: profile.educations.filter(({ id }) => !repeated.has(id)),
  }
}

function leaveOutDuplicates(
  { experiences, educations }: NewEntries,
  existing: Existing,
): NewEntries {
  const sameExperiences = findDuplicateExperiences(existing.experiences, experiences)
  const sameEducations = findDuplicateEducations(existing.educations, educations)
  return {
    experiences: experiences.filter((_, index) => sameExperiences[index] === null),
    educations: educations.filter((_, index) => sameEducations[index] === null),
  }
}

/**
 * Removes what `applyImport` added, all or none; entries that are already gone are ignored.
 * @throws NotFound without a profile
 */
export const undoImport = (
  db: Db,
  userId: string,
  { experiences = [], educations = [] }: UndoInput,
): Promise<Profile> => removeEntries(db, userId, { experiences, educations })
