import { z } from 'zod'
import {
  DEFAULT_IMPORT_STRATEGY,
  IMPORT_STRATEGIES,
  type ImportStrategy,
} from '#src/import/constants.ts'
import type { ParsedResume } from '#src/import/schema.ts'
import type { FormValues } from '../../lib/form-values.ts'
import { isTouched, type ReviewItem, startItem } from './review-item.ts'
import {
  type EducationValues,
  educationValues,
  type ExperienceValues,
  experienceValues,
  findDateProblems,
  toEducationValues,
  toExperienceValues,
  toAppliedEducation,
  toAppliedExperience,
} from './review-values.ts'

/** All parsed items of one kind. */
export type ReviewSection<Values extends FormValues> = {
  isIncluded: boolean
  items: readonly ReviewItem<Values>[]
}

/** A parsed resume with all decisions of the person. */
export type Review = {
  filename: string
  strategy: ImportStrategy
  educations: ReviewSection<EducationValues>
  experiences: ReviewSection<ExperienceValues>
}

export const startReview = (filename: string, parsed: ParsedResume): Review => ({
  filename,
  strategy: DEFAULT_IMPORT_STRATEGY,
  educations: {
    isIncluded: true,
    items: parsed.educations.map((item) => startItem(toEducationValues(item), item.unsure)),
  },
  experiences: {
    isIncluded: true,
    items: parsed.experiences.map((item) => startItem(toExperienceValues(item), item.unsure)),
  },
})

/** Returns the items selected for import. */
const listTicked = <Values extends FormValues>({
  isIncluded,
  items,
}: ReviewSection<Values>): ReviewItem<Values>[] =>
  isIncluded ? items.filter(({ isTicked }) => isTicked) : []

/** Converts the review to the request. */
export const toApplyInput = ({ strategy, educations, experiences }: Review) => ({
  strategy,
  educations: listTicked(educations).map(({ values, requestId }) => ({
    ...toAppliedEducation(values),
    request_id: requestId,
  })),
  experiences: listTicked(experiences).map(({ values, requestId }) => ({
    ...toAppliedExperience(values),
    request_id: requestId,
  })),
})

const isSectionTouched = <Values extends FormValues>({
  isIncluded,
  items,
}: ReviewSection<Values>) => items.length > 0 && (!isIncluded || items.some(isTouched))

/** Whether closing would discard the person's changes. */
export const isReviewTouched = ({ educations, experiences }: Review): boolean =>
  isSectionTouched(educations) || isSectionTouched(experiences)

type Dated = ExperienceValues | EducationValues

const hasProblem = ({ values }: { values: Dated }) =>
  Object.keys(findDateProblems(values)).length > 0

const openWrong = <Values extends Dated>(section: ReviewSection<Values>) => ({
  ...section,
  items: section.items.map((item) =>
    section.isIncluded && item.isTicked && hasProblem(item)
      ? { ...item, isOpen: true, isTried: true }
      : item,
  ),
})

/** Opens every item that cannot be imported as it is; undefined if there is none. */
export const openProblems = (review: Review): Review | undefined => {
  const { educations, experiences } = review
  const isFine = ![...listTicked(educations), ...listTicked(experiences)].some(hasProblem)
  if (isFine) return undefined
  return { ...review, educations: openWrong(educations), experiences: openWrong(experiences) }
}

const section = <Values extends FormValues>(values: z.ZodType<Values>) =>
  z.object({
    isIncluded: z.boolean(),
    items: z.array(
      z.object({
        requestId: z.guid(),
        found: values,
        values,
        unsure: z.array(z.string()),
        isTicked: z.boolean(),
        isOpen: z.boolean(),
        isChecked: z.boolean(),
        isTried: z.boolean(),
      }),
    ),
  })

/** The draft of a review, stored until it is applied so that a reload does not lose it. */
export const reviewDraft: z.ZodType<Review> = z.object({
  filename: z.string(),
  strategy: z.enum(IMPORT_STRATEGIES),
  educations: section(educationValues),
  experiences: section(experienceValues),
})
