import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { choice } from '#src/choice.ts'
import { instant, SHORT_TEXT_MAX, text } from '#src/fields.ts'
import { ENTRIES_MAX, JOB_SEARCH_STATUSES, OTHER_LINKS_MAX } from '#src/profile/constants.ts'
import { contactFields } from '#src/profile/contact.ts'
import { createEducation, educationItem } from '#src/profile/education.ts'
import { createExperience, experienceItem } from '#src/profile/experience.ts'
import { keepTitles } from '#src/profile/links.ts'
import { createProject, projectItem } from '#src/profile/project.ts'
import { linkFields, preferenceFields, type Profile } from '#src/profile/schema.ts'
import { defineImport, type ImportRequest } from '../../import-part.ts'
import { EDUCATIONS, EXPERIENCES, PROJECTS } from './entries.ts'
import { fillBlanks, isUntouched, type ProfileFields } from './fill-blanks.ts'
import { importEntries } from './import-entries.ts'
import { insertProfile, lockProfile, putProfile } from './queries.ts'
import { findProfile } from './service.ts'
import { t } from '#src/language/t.ts'

const entries = <T extends z.ZodType>(item: T) =>
  z
    .array(item, { error: t('This must be a list') })
    .max(ENTRIES_MAX, t('Too many entries'))
    .default([])

const fields = z.object({
  // Empty in a profile that was created without a name.
  first_name: text(t('First name'), SHORT_TEXT_MAX),
  last_name: text(t('Last name'), SHORT_TEXT_MAX),
  ...contactFields,
  ...preferenceFields,
  ...linkFields,
  job_search_status: choice(t('Job search status'), JOB_SEARCH_STATUSES).optional(),
})

const shape = fields
  .extend({
    experiences: entries(experienceItem),
    educations: entries(educationItem),
    projects: entries(projectItem),
    created_at: instant(t('Created at')),
    updated_at: instant(t('Updated at')),
  })
  .nullable()
type Sent = NonNullable<z.infer<typeof shape>>

export const importProfile = defineImport({
  name: 'profile',
  shape,
  create: (sent) => ({
    write: async (request) => (sent === null ? 0 : writeProfile(request, sent)),
  }),
})

/** Overwrites a profile that only has a name; in any other, only fills empty fields. */
async function writeProfile(request: ImportRequest, sent: Sent): Promise<number> {
  const { trx, userId } = request
  await insertProfile(trx, { user_id: userId, first_name: '', last_name: '' })
  await lockProfile(trx, userId)
  const current = await findProfile(trx, userId)
  if (current === undefined) return 0
  const isWhole = isUntouched(current)
  const changes = isWhole ? toWhole(sent) : fillBlanks(current, fields.parse(sent))
  const added = await writeEntries(request, sent)
  const before = new Map<string, unknown>(Object.entries(current))
  const isSame = Object.entries(changes).every(([name, value]) =>
    isDeepStrictEqual(before.get(name), value),
  )
  if (isSame && added === 0) return 0
  const updated_at = isWhole ? sent.updated_at : new Date().toISOString()
  await putProfile(trx, userId, { ...changes, updated_at })
  return isWhole ? 1 + added : Math.max(1, added)
}

function toWhole(sent: Sent): Partial<ProfileFields> & Pick<Profile, 'created_at'> {
  const { experiences: _e, educations: _d, projects: _p, updated_at: _u, ...whole } = sent
  const { other_urls = [], other_url_titles = {} } = whole
  const links = keepTitles({
    other_urls: other_urls.slice(0, OTHER_LINKS_MAX),
    other_url_titles,
  })
  return { ...whole, ...links }
}

async function writeEntries(request: ImportRequest, sent: Sent): Promise<number> {
  const toId = (id: string | null | undefined) => id?.toLowerCase() ?? randomUUID()
  return (
    (await importEntries(
      request,
      EXPERIENCES,
      sent.experiences.map(({ id, ...one }) => createExperience(toId(id), one)),
      ({ company_name, title, start_date }) => [company_name, title, start_date],
    )) +
    (await importEntries(
      request,
      EDUCATIONS,
      sent.educations.map(({ id, ...one }) => createEducation(toId(id), one)),
      ({ school_name, degree, field_of_study, start_date }) => [
        school_name,
        degree,
        field_of_study,
        start_date,
      ],
    )) +
    (await importEntries(
      request,
      PROJECTS,
      sent.projects.map(({ id, ...one }) => createProject(toId(id), one)),
      ({ project_name, start_date }) => [project_name, start_date],
    ))
  )
}
