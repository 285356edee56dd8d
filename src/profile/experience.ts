import { z } from 'zod'
import { choice } from '../choice.ts'
import { optionalText, requiredText, text } from '../fields.ts'
import { DEFAULT_ROLE_TYPE, EXPERIENCE_DESCRIPTION_MAX, ROLE_TYPES } from './constants.ts'
import { optionalEntryDate, startDate } from './dates.ts'
import {
  addition,
  clearsNoNeededEnd,
  flag,
  HAS_END,
  hasEndIfOver,
  IN_ORDER,
  isInOrder,
  item,
  keep,
  ref,
} from './entry-rules.ts'
import { stripMarkdown } from './markdown.ts'
import type { experience } from './responses.ts'
import { t } from '../language/t.ts'

/** One job; dates are `YYYY-MM-DD`, and without an end date it is the current one. */
export type Experience = z.infer<typeof experience>

const experienceFields = {
  company_name: requiredText(t('Company')),
  title: requiredText(t('Position title')),
  location: optionalText(t('Location')),
  start_date: startDate,
  end_date: optionalEntryDate(t('End date')),
  description: text(t('Description'), EXPERIENCE_DESCRIPTION_MAX)
    .transform((value) => stripMarkdown(value).trim() || null)
    .nullable()
    .optional(),
  current_role: flag(t('Current role')),
  role_type: choice(t('Role type'), ROLE_TYPES).optional(),
}

export const experienceInput = z
  .object({ ...experienceFields, ...addition })
  .refine(hasEndIfOver, HAS_END)
  .refine(isInOrder, IN_ORDER)
export type ExperienceInput = z.infer<typeof experienceInput>
const experiencePatch = z.object(experienceFields).partial()
export type ExperiencePatch = z.infer<typeof experiencePatch>
export const updateExperienceInput = experiencePatch
  .extend(ref)
  .refine(clearsNoNeededEnd, HAS_END)
  .refine(isInOrder, IN_ORDER)
export const experienceItem = z
  .object({ ...experienceFields, ...item })
  .refine(hasEndIfOver, HAS_END)
  .refine(isInOrder, IN_ORDER)

/** Applies the sent fields to `current`; a current role has no end date. */
export function changeExperience(current: Experience, sent: ExperiencePatch): Experience {
  const end_date = sent.current_role === true ? null : keep(sent.end_date, current.end_date)
  return {
    id: current.id,
    company_name: keep(sent.company_name, current.company_name),
    title: keep(sent.title, current.title),
    location: keep(sent.location, current.location),
    start_date: keep(sent.start_date, current.start_date),
    end_date,
    description: keep(sent.description, current.description),
    current_role: end_date === null,
    role_type: keep(sent.role_type, current.role_type),
  }
}

export const createExperience = (id: string, sent: ExperienceInput): Experience =>
  changeExperience(
    {
      id,
      company_name: sent.company_name,
      title: sent.title,
      location: null,
      start_date: sent.start_date,
      end_date: null,
      description: null,
      current_role: true,
      role_type: DEFAULT_ROLE_TYPE,
    },
    sent,
  )
