import { findDuplicateEducations, findDuplicateExperiences } from '#src/import/merge.ts'
import {
  type AddedEntries,
  type ApplyAnswer,
  type ApplyInput,
  parsedResume,
  type ParsedResume,
} from '#src/import/schema.ts'
import { tidyResume } from '#src/import/tidy.ts'
import type { Profile } from '#src/profile/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { readContent } from '../documents/index.ts'
import { addImported, removeImported } from '../profile/index.ts'

type Call = { userId: string; id: string; signal: AbortSignal | undefined }

/** The jobs and degrees that a resume prints, for a person to check. @throws as `readContent` */
export const readResume = async (ctx: Context, call: Call): Promise<ParsedResume> =>
  tidyResume(await readContent(ctx, call, 'resume', parsedResume))

/**
 * Adds what the review left to the profile, all or nothing; under smart merge without what the
 * profile has by then. What is sent again because its answer was lost is added once.
 * @throws NotFound without a profile, InvalidInput when a list is full
 */
export async function applyImport(
  db: Db,
  userId: string,
  { strategy, ...sent }: ApplyInput,
): Promise<ApplyAnswer> {
  const { experiences, educations } = sent
  const { profile, added } = await addImported(db, userId, sent, (others) => {
    if (strategy === 'append_all') return sent
    const sameExperiences = findDuplicateExperiences(others.experiences, experiences)
    const sameEducations = findDuplicateEducations(others.educations, educations)
    return {
      experiences: experiences.filter((_, index) => sameExperiences[index] === null),
      educations: educations.filter((_, index) => sameEducations[index] === null),
    }
  })
  const skipped = {
    experiences: experiences.length - added.experiences.length,
    educations: educations.length - added.educations.length,
  }
  return { profile, added, skipped }
}

/**
 * Takes out again what `applyImport` added, all or nothing; what is gone already is fine.
 * @throws NotFound without a profile
 */
export const undoImport = (db: Db, userId: string, added: AddedEntries): Promise<Profile> =>
  removeImported(db, userId, added)
