import { z } from 'zod'
import { LONG_TEXT_MAX, optionalText, requiredText } from '../fields.ts'
import { optionalEntryDate, startDate } from './dates.ts'
import {
  addition,
  HAS_END,
  hasEndIfOver,
  IN_ORDER,
  isInOrder,
  item,
  keep,
  ref,
} from './entry-rules.ts'
import type { education } from './responses.ts'
import { t } from '../language/t.ts'

/** Without an end date it is the current one. */
export type Education = z.infer<typeof education>

const numberToText = (value: string | number | null) =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : value

/** A parsed resume has one text per achievement. */
const joinTexts = (value: string | string[] | null) =>
  Array.isArray(value) && value.every((line) => typeof line === 'string') ? value.join(', ') : value

const educationFields = {
  school_name: requiredText(t('School name')),
  degree: requiredText(t('Degree')),
  field_of_study: requiredText(t('Major')),
  start_date: startDate,
  end_date: optionalEntryDate(t('End date')),
  gpa: z.preprocess(numberToText, optionalText(t('GPA'))).optional(),
  location: optionalText(t('Location')),
  achievements: z.preprocess(joinTexts, optionalText(t('Achievements'), LONG_TEXT_MAX)).optional(),
}

export const educationInput = z
  .object({ ...educationFields, ...addition })
  .refine(isInOrder, IN_ORDER)
export type EducationInput = z.infer<typeof educationInput>
const educationPatch = z.object(educationFields).partial()
export type EducationPatch = z.infer<typeof educationPatch>
export const updateEducationInput = educationPatch.extend(ref).refine(isInOrder, IN_ORDER)
export const educationItem = z.object({ ...educationFields, ...item }).refine(isInOrder, IN_ORDER)

/** The education dialog's fields; its checkbox removes the end date. */
export const educationForm = z
  .object({ ...educationFields, currently_studying: z.boolean() })
  .refine(hasEndIfOver, HAS_END)
  .refine(isInOrder, IN_ORDER)
  .transform(({ currently_studying, ...fields }) => ({
    ...fields,
    end_date: currently_studying ? null : fields.end_date,
  }))

export function changeEducation(current: Education, sent: EducationPatch): Education {
  return {
    id: current.id,
    school_name: keep(sent.school_name, current.school_name),
    degree: keep(sent.degree, current.degree),
    field_of_study: keep(sent.field_of_study, current.field_of_study),
    start_date: keep(sent.start_date, current.start_date),
    end_date: keep(sent.end_date, current.end_date),
    gpa: keep(sent.gpa, current.gpa),
    location: keep(sent.location, current.location),
    achievements: keep(sent.achievements, current.achievements),
  }
}

export const createEducation = (id: string, sent: EducationInput): Education =>
  changeEducation(
    {
      id,
      school_name: sent.school_name,
      degree: sent.degree,
      field_of_study: sent.field_of_study,
      start_date: sent.start_date,
      end_date: null,
      gpa: null,
      location: null,
      achievements: null,
    },
    sent,
  )
