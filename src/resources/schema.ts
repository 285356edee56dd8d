import { z } from 'zod'
import { id, LONG_TEXT_MAX, optionalText, requiredText, text, URL_MAX } from '../fields.ts'
import { isWebAddress } from './address.ts'
import { IMPORT_BATCH_MAX, RESOURCE_CATEGORIES, TAGS_MAX } from './constants.ts'
import { splitTags } from './tags.ts'
import type { categoryCount, resource } from './responses.ts'
import { t } from '../language/t.ts'

/** A bookmark as the API returns it. Instants are ISO 8601 UTC. */
export type Resource = z.infer<typeof resource>

export type CategoryCount = z.infer<typeof categoryCount>

/** Title and description of a page, for a new bookmark. */
export type PageFacts = { title: string | null; description: string | null }

/** How many entries were added, and how many existed already. */
export type ImportResponse = { added: number; skipped: number }

const categoryMessage = t('Category must be one of: {choices}', {
  choices: RESOURCE_CATEGORIES.join(', '),
})
const category = z
  .string({ error: categoryMessage })
  .trim()
  .toLowerCase()
  .pipe(z.enum(RESOURCE_CATEGORIES, { error: categoryMessage }))

const emptyToAbsent = (value: string | null | undefined) =>
  value === '' || value === null ? undefined : value
const optionalCategory = z.pipe(z.transform(emptyToAbsent), category.optional()).optional()

const url = requiredText('URL', URL_MAX, t('URL is required')).refine(
  (value) => value === '' || isWebAddress(value),
  t('Please enter a valid URL'),
)

/** A comma-separated text or a list; both become the text, null if there is no tag. */
const tags = z
  .union([z.string(), z.array(z.string())], { error: t('Tags must be text or a list of texts') })
  .transform((value) => splitTags([value].flat().join(',')).join(','))
  .pipe(text(t('Tags'), TAGS_MAX))
  .transform((value) => value || null)
  .nullable()
  .optional()

const fields = {
  url,
  title: optionalText(t('Title')),
  category,
  description: optionalText(t('Description'), LONG_TEXT_MAX),
  tags,
}

/** `request_id` makes a repeated request return the bookmark that the first one created. */
export const createResourceInput = z.object({
  ...fields,
  category: optionalCategory,
  request_id: id.optional(),
})
export type CreateResourceInput = z.infer<typeof createResourceInput>

/** A merge: only the fields sent change; null clears an optional one. */
export const resourcePatch = z.object(fields).partial()
export type ResourcePatch = z.infer<typeof resourcePatch>

export const resourceRef = z.object({ id })
export const updateResourceInput = resourcePatch.extend({ id })

/** Absent or empty means all. */
export const listResourcesInput = z
  .object({
    category: optionalCategory,
    search: optionalText(t('Search')),
  })
  .optional()
export type ListResourcesInput = z.infer<typeof listResourcesInput>

export const fetchTitleInput = z.object({ url })

const importEntry = z.object({ ...fields, category: optionalCategory })
export type ImportEntry = z.infer<typeof importEntry>

export const importInput = z.object({
  entries: z
    .array(importEntry, { error: t('Entries must be a list') })
    .min(1, t('There is nothing to import'))
    .max(
      IMPORT_BATCH_MAX,
      t('At most {max} bookmarks can be imported at once', { max: IMPORT_BATCH_MAX }),
    ),
})
