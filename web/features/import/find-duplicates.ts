import { fillEducation, fillExperience } from '#src/import/fill-missing.ts'
import { findDuplicateEducations, findDuplicateExperiences } from '#src/import/merge.ts'
import type { Education } from '#src/profile/education.ts'
import type { Experience } from '#src/profile/experience.ts'
import type { FormValues } from '../../lib/form-values.ts'
import { EDUCATION_FIELDS, EXPERIENCE_FIELDS, type ReviewField } from './review-fields.ts'
import { countToCheck } from './review-item.ts'
import type { Review, ReviewSection } from './review.ts'
import { toAppliedEducation, toAppliedExperience } from './review-values.ts'

type Known = { experiences: readonly Experience[]; educations: readonly Education[] }
type Doubles = {
  experiences: (Experience | null)[]
  educations: (Education | null)[]
}

/**
 * Returns for each item of the review the profile entry that it duplicates, by the server's rule.
 */
export const findDuplicateItems = ({ educations, experiences }: Review, known: Known): Doubles => ({
  experiences: findDuplicateExperiences(
    known.experiences,
    experiences.items.map(({ values }) => fillExperience(toAppliedExperience(values))),
  ),
  educations: findDuplicateEducations(
    known.educations,
    educations.items.map(({ values }) => fillEducation(toAppliedEducation(values))),
  ),
})

/** What applying does with an item, and how many of its fields need a review. */
type Fate = { fate: 'added' | 'skipped' | 'left'; toCheck: number }

const foresee = <Values extends FormValues>(
  { isIncluded, items }: ReviewSection<Values>,
  doubles: readonly unknown[],
  isMerging: boolean,
  fields: readonly ReviewField[],
): Fate[] =>
  items.map((item, index) => {
    if (!isIncluded || !item.isTicked) return { fate: 'left', toCheck: 0 }
    if (isMerging && doubles[index] != null) return { fate: 'skipped', toCheck: 0 }
    return { fate: 'added', toCheck: countToCheck(item, fields) }
  })

const foreseeAll = (review: Review, doubles: Doubles) => {
  const isMerging = review.strategy === 'smart_merge'
  const { educations, experiences } = review
  return {
    educations: foresee(educations, doubles.educations, isMerging, EDUCATION_FIELDS),
    experiences: foresee(experiences, doubles.experiences, isMerging, EXPERIENCE_FIELDS),
  }
}

type Outlook = { toAdd: number; toSkip: number; toCheck: number }

export const lookAhead = (review: Review, doubles: Doubles): Outlook => {
  const { educations, experiences } = foreseeAll(review, doubles)
  const all = [...educations, ...experiences]
  return {
    toAdd: all.filter(({ fate }) => fate === 'added').length,
    toSkip: all.filter(({ fate }) => fate === 'skipped').length,
    toCheck: all.reduce((sum, { toCheck }) => sum + toCheck, 0),
  }
}

const open = <Values extends FormValues>(section: ReviewSection<Values>, at: number) => ({
  ...section,
  items: section.items.map((item, index) => (index === at ? { ...item, isOpen: true } : item)),
})

/** Opens the first folded item that needs a look; returns the review unchanged if there is none. */
export const openNext = (review: Review, doubles: Doubles): Review => {
  const { educations, experiences } = foreseeAll(review, doubles)
  const isNext =
    (section: ReviewSection<FormValues>) =>
    ({ toCheck }: Fate, index: number) =>
      toCheck > 0 && section.items[index]?.isOpen === false
  const degree = educations.findIndex(isNext(review.educations))
  if (degree >= 0) return { ...review, educations: open(review.educations, degree) }
  const job = experiences.findIndex(isNext(review.experiences))
  return job >= 0 ? { ...review, experiences: open(review.experiences, job) } : review
}
