import { expect, test } from 'vitest'
import type { Education } from '#src/profile/education.ts'
import { createExperience } from '#src/profile/experience.ts'
import { findDuplicateItems, lookAhead, openNext } from './find-duplicates.ts'
import { makeEducation, makeExperience, makeParsed } from './parsed-fixture.ts'
import {
  isReviewTouched,
  openProblems,
  type Review,
  reviewDraft,
  startReview,
  toApplyInput,
} from './review.ts'

const known = {
  experiences: [
    createExperience('1', {
      company_name: ' ACME',
      title: 'engineer',
      start_date: '2020-04-01',
      end_date: '2022-05-01',
    }),
  ],
  educations: [] as Education[],
}
const nothing = { experiences: [], educations: [] }

const start = (changes = {}) => startReview('cv.pdf', makeParsed(changes))
const changeJob = (review: Review, change: object): Review => ({
  ...review,
  experiences: {
    ...review.experiences,
    items: review.experiences.items.map((item) => ({ ...item, ...change })),
  },
})

test('everything is imported by smart merge by default', () => {
  expect(toApplyInput(start())).toMatchObject({
    strategy: 'smart_merge',
    experiences: [{ company_name: 'Acme', end_date: '2022-05-01' }],
    educations: [{ school_name: 'MIT', achievements: ['Prize, Thesis'] }],
  })
})

test('unticked items and left-out sections are not sent', () => {
  expect(toApplyInput(changeJob(start(), { isTicked: false })).experiences).toEqual([])
  const review = start()
  const left = { ...review, educations: { ...review.educations, isIncluded: false } }
  expect(toApplyInput(left)).toMatchObject({ educations: [], experiences: [{}] })
})

test('a duplicate is skipped by smart merge and added by append all', () => {
  const review = start()
  const doubles = findDuplicateItems(review, known)
  expect(doubles.experiences).toMatchObject([{ id: '1' }])
  expect(lookAhead(review, doubles)).toEqual({ toAdd: 1, toSkip: 1, toCheck: 0 })
  expect(lookAhead({ ...review, strategy: 'append_all' }, doubles)).toMatchObject({
    toAdd: 2,
    toSkip: 0,
  })
})

test('an edit rechecks duplicates', () => {
  const review = start()
  const [item] = review.experiences.items
  const edited = changeJob(review, { values: { ...item?.values, title: 'Lead' } })
  expect(findDuplicateItems(edited, known).experiences).toEqual([null])
})

test('fields of items that are not added need no review', () => {
  const parsed = {
    experiences: [makeExperience({ unsure: ['title', 'location'] })],
    educations: [makeEducation({ degree: null })],
  }
  const review = start(parsed)
  expect(lookAhead(review, findDuplicateItems(review, nothing)).toCheck).toBe(3)
  expect(lookAhead(review, findDuplicateItems(review, known)).toCheck).toBe(1)
  const left = changeJob(review, { isTicked: false })
  expect(lookAhead(left, findDuplicateItems(left, nothing)).toCheck).toBe(1)
})

test('items that need a review are opened one after the other', () => {
  const review = start({
    experiences: [makeExperience(), makeExperience({ title: null })],
    educations: [makeEducation({ unsure: ['degree'] })],
  })
  const doubles = findDuplicateItems(review, nothing)
  const listOpen = ({ educations, experiences }: Review) =>
    [...educations.items, ...experiences.items].map(({ isOpen }) => isOpen)
  const once = openNext(review, doubles)
  expect(listOpen(once)).toEqual([true, false, false])
  const twice = openNext(once, doubles)
  expect(listOpen(twice)).toEqual([true, false, true])
  expect(openNext(twice, doubles)).toBe(twice)
})

test('invalid items are opened, unless they are left out', () => {
  const review = start({ experiences: [makeExperience({ end_date: '2010-01-01' })] })
  expect(openProblems(review)?.experiences.items).toMatchObject([{ isOpen: true, isTried: true }])
  expect(openProblems(changeJob(review, { isTicked: false }))).toBeUndefined()
  expect(openProblems(start())).toBeUndefined()
})

test('leaving out or changing an item is asked about before it is lost, choosing a strategy is not', () => {
  const review = start()
  expect(isReviewTouched({ ...review, strategy: 'append_all' })).toBe(false)
  expect(isReviewTouched(changeJob(review, { isTicked: false }))).toBe(true)
  const left = { ...review, educations: { ...review.educations, isIncluded: false } }
  expect(isReviewTouched(left)).toBe(true)
})

test('a review is stored as it is, and one of another build is ignored', () => {
  const review = changeJob(start(), { isTicked: false, isOpen: true })
  expect(reviewDraft.parse(JSON.parse(JSON.stringify(review)))).toEqual(review)
  expect(reviewDraft.safeParse({ ...review, experiences: { items: [{}] } }).success).toBe(false)
})
