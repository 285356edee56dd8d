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

/** The jobs and degrees that a resume prints, for a person to check. @throws as `readContent` */
export const readResume = async (ctx: Context, call: Call): Promise<ParsedResume> =>
  tidyResume(await readContent(ctx, call, 'resume', parsedResume))

/**
 * Adds what the review left to the profile, all or nothing; under smart merge without what the
 * profile has by then. What is sent again because the response was lost is added once.
 * @throws NotFound without a profile, InvalidInput when a list is full or an item ends before it starts
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

/** What was sent, with a default for everything that was not. */
const fillMissing = ({ strategy, experiences = [], educations = [] }: ApplyInput) => ({
  strategy: strategy ?? DEFAULT_IMPORT_STRATEGY,
  experiences: experiences.map(fillExperience),
  educations: educations.map(fillEducation),
})

/** Without the entries that an earlier sending of the same items made. */
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
 * Takes out again what `applyImport` added, all or nothing; what is gone already is fine.
 * @throws NotFound without a profile
 */
export const undoImport = (
  db: Db,
  userId: string,
  { experiences = [], educations = [] }: UndoInput,
): Promise<Profile> => removeEntries(db, userId, { experiences, educations })
