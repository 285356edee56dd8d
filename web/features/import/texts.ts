import type { ApplyAnswer } from '#src/import/schema.ts'
import type { ImportStrategy } from '#src/import/constants.ts'
import { t } from '#src/language/t.ts'

export const count = (amount: number, one: string, many: string): string =>
  `${amount} ${amount === 1 ? one : many}`

type Found = { educations: readonly unknown[]; experiences: readonly unknown[] }

/** `3 jobs, 2 degrees`; what was not found is not spoken of here. */
export const describeFound = ({ educations, experiences }: Found): string =>
  [
    ...(experiences.length > 0 ? [count(experiences.length, 'job', 'jobs')] : []),
    ...(educations.length > 0 ? [count(educations.length, 'degree', 'degrees')] : []),
  ].join(', ') || t('Nothing')

/** What is said once an import has been applied. */
export const describeApplied = (
  strategy: ImportStrategy,
  { added, skipped }: Pick<ApplyAnswer, 'added' | 'skipped'>,
): string =>
  strategy === 'append_all'
    ? t('Profile updated successfully!')
    : t(
        'Imported successfully. Added {length} experience, {length2} education. Skipped {experiences} experience, {educations} education as duplicates.',
        {
          length: added.experiences.length,
          length2: added.educations.length,
          experiences: skipped.experiences,
          educations: skipped.educations,
        },
      )

/** What pressing Apply would do, in a few words. */
export const describeOutlook = ({ toAdd, toSkip }: { toAdd: number; toSkip: number }): string => {
  if (toAdd + toSkip === 0) return t('Nothing selected')
  const skipped =
    toSkip === 0
      ? []
      : [t('{toSkip} to skip', { toSkip: count(toSkip, 'duplicate', 'duplicates') })]
  return [`${toAdd} to add`, ...skipped].join(', ')
}
