import type { ApplyResponse } from '#src/import/schema.ts'
import type { ImportStrategy } from '#src/import/constants.ts'
import { t } from '#src/language/t.ts'

type Found = { educations: readonly unknown[]; experiences: readonly unknown[] }

/** Formats `3 jobs, 2 degrees`; kinds that were not found are left out. */
export const describeFound = ({ educations, experiences }: Found): string => {
  const jobs = experiences.length
  const degrees = educations.length
  if (jobs > 0 && degrees > 0) {
    return t(
      '{jobs, plural, one {# job} other {# jobs}}, {degrees, plural, one {# degree} other {# degrees}}',
      { jobs, degrees },
    )
  }
  if (jobs > 0) return t('{jobs, plural, one {# job} other {# jobs}}', { jobs })
  if (degrees > 0) return t('{degrees, plural, one {# degree} other {# degrees}}', { degrees })
  return t('Nothing')
}

/** The message after an import was applied. */
export const describeApplied = (
  strategy: ImportStrategy,
  { added, skipped }: Pick<ApplyResponse, 'added' | 'skipped'>,
): string =>
  strategy === 'append_all'
    ? t('Profile updated successfully!')
    : t(
        'Imported successfully. Added {experiences} experience, {educations} education. Skipped {skippedExperiences} experience, {skippedEducations} education as duplicates.',
        {
          experiences: added.experiences.length,
          educations: added.educations.length,
          skippedExperiences: skipped.experiences,
          skippedEducations: skipped.educations,
        },
      )

/** What pressing Apply would do, in a few words. */
export const describeOutlook = ({ toAdd, toSkip }: { toAdd: number; toSkip: number }): string => {
  if (toAdd + toSkip === 0) return t('Nothing selected')
  if (toSkip === 0) return t('{count, number} to add', { count: toAdd })
  return t(
    '{count, number} to add, {duplicates, plural, one {# duplicate} other {# duplicates}} to skip',
    { count: toAdd, duplicates: toSkip },
  )
}
