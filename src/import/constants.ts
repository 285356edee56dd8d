import { t } from '../language/t.ts'

/** Strategies, defaults and limits of the resume import. */

export const IMPORT_STRATEGIES = ['smart_merge', 'append_all'] as const
export type ImportStrategy = (typeof IMPORT_STRATEGIES)[number]
export const DEFAULT_IMPORT_STRATEGY: ImportStrategy = 'smart_merge'
export const IMPORT_STRATEGY_LABELS: Record<ImportStrategy, string> = {
  smart_merge: t('Smart merge (default, skips likely duplicates)'),
  append_all: t('Append all (add everything as new)'),
}

/**
 * Defaults for values that a resume lacks. They are set on apply, never shown as if they were read.
 */
export const UNKNOWN_SCHOOL = 'Unknown School'
export const UNKNOWN_COMPANY = 'Unknown Company'
export const NOT_SPECIFIED = 'Not Specified'
export const FALLBACK_DATE = '2000-01-01'

/** Start and end dates this close to each other may be the same. */
export const DUPLICATE_TOLERANCE_MONTHS = 1

export const MISSING_REQUIRED = t('Missing required fields in education or experience data')
