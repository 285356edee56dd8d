import { t } from '../language/t.ts'

/** Closed lists and limits of bookmarks. */
export const RESOURCE_CATEGORIES = [
  'article',
  'course',
  'system_design',
  'data_structures',
  'algorithms',
  'behavioral',
  'job_posting',
  'other',
] as const
export type ResourceCategory = (typeof RESOURCE_CATEGORIES)[number]
export const DEFAULT_CATEGORY: ResourceCategory = 'other'

export const CATEGORY_LABELS: Record<ResourceCategory, string> = {
  article: t('Article'),
  course: t('Course'),
  system_design: t('System Design'),
  data_structures: t('Data Structures'),
  algorithms: t('Algorithms'),
  behavioral: t('Behavioral'),
  job_posting: t('Job Posting'),
  other: t('Other'),
}

/** Per category; paging controls only appear above it. */
export const RESOURCES_PER_PAGE = 5
export const RESOURCE_ICON_SIZE_PX = 32
export const TAGS_MAX = 200
/** A page's description may be long, so a bookmark stores only its beginning. */
export const FETCHED_DESCRIPTION_MAX = 500

/** A deleted bookmark can be restored for this long, then it is erased. */
export const DELETED_RESOURCE_TTL_MS = 24 * 60 * 60 * 1000

/** Limits of an imported file: its size, its entries, and the entries per call. */
export const IMPORT_FILE_MAX_BYTES = 8 * 1024 * 1024
export const IMPORT_ENTRIES_MAX = 5_000
export const IMPORT_BATCH_MAX = 500
