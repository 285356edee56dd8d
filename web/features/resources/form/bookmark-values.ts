import { z } from 'zod'
import { completeAddress, findFallbackTitle } from '#src/resources/address.ts'
import { DEFAULT_CATEGORY, RESOURCE_CATEGORIES } from '#src/resources/constants.ts'
import type { Resource } from '#src/resources/schema.ts'
import { splitTags } from '#src/resources/tags.ts'

const bookmarkValues = z.object({
  url: z.string(),
  title: z.string(),
  category: z.enum(RESOURCE_CATEGORIES),
  description: z.string(),
  tags: z.string(),
})
/** What the form's fields hold. */
export type BookmarkValues = z.infer<typeof bookmarkValues>

/** What was typed and not saved; `requestId` makes a second attempt save the same bookmark. */
export const bookmarkDraft = z.object({
  requestId: z.string(),
  changed: bookmarkValues.partial(),
})
export type BookmarkDraft = z.infer<typeof bookmarkDraft>

/** A draft over what the bookmark is by now. */
export const restoreValues = (initial: BookmarkValues, draft: BookmarkDraft): BookmarkValues =>
  bookmarkValues.parse({ ...initial, ...draft.changed })

/** The form of a new bookmark, or of the one that is edited; a title that is the host's is none. */
export const toValues = (
  resource: Resource | undefined,
  url = '',
  category = DEFAULT_CATEGORY,
): BookmarkValues => ({
  url: resource?.url ?? url,
  title: resource && resource.title !== findFallbackTitle(resource.url) ? resource.title : '',
  category: resource?.category ?? category,
  description: resource?.description ?? '',
  tags: splitTags(resource?.tags ?? null).join(', '),
})

/** What is sent; the schema judges it: empty text becomes null there, tags are joined. */
export const toInput = (values: BookmarkValues) => ({
  ...values,
  url: completeAddress(values.url),
})

/** True of the fields that the person has changed. */
const compare = (initial: BookmarkValues, values: BookmarkValues) => {
  const before = new Map<string, unknown>(Object.entries(initial))
  const typed = new Map<string, unknown>(Object.entries(values))
  return ([field]: [string, unknown]) => before.get(field) !== typed.get(field)
}

/** Only what the person has changed, so that another tab's change of another field survives. */
export const toChanges = (
  initial: BookmarkValues,
  values: BookmarkValues,
): Partial<BookmarkValues> =>
  Object.fromEntries(Object.entries(toInput(values)).filter(compare(initial, values)))

/** The same, as it was typed; undefined when there is nothing to save. */
export const toChangedValues = (
  initial: BookmarkValues,
  values: BookmarkValues,
): Partial<BookmarkValues> | undefined => {
  const changed = Object.entries(values).filter(compare(initial, values))
  return changed.length === 0 ? undefined : Object.fromEntries(changed)
}
