import { z } from 'zod'
import { id, requiredText, text } from '../fields.ts'
import type { view } from './responses.ts'
import { t } from '../language/t.ts'

/** Filters of the tracker under a name, as the API returns them. */
export type View = z.infer<typeof view>

export const VIEWS_MAX = 50
export const VIEW_NAME_MAX = 80
export const VIEW_SEARCH_MAX = 4000
/** A deleted view can be restored for this long, then it is erased. */
export const DELETED_VIEW_TTL_MS = 24 * 60 * 60 * 1000

const fields = {
  name: requiredText(t('Name'), VIEW_NAME_MAX),
  search: text(t('Search'), VIEW_SEARCH_MAX),
}

/** `request_id` makes a repeated request return the view that the first one created. */
export const createViewInput = z.object({ ...fields, request_id: id.optional() })
export type CreateViewInput = z.infer<typeof createViewInput>

/** A merge: only the fields sent change. */
export const viewPatch = z.object(fields).partial()
export type ViewPatch = z.infer<typeof viewPatch>

export const viewRef = z.object({ id })
export const updateViewInput = viewPatch.extend({ id })
