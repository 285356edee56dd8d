import { formatColumns, parseColumns, type PlacedColumn } from '#src/jobs/list-columns.ts'

const STORAGE_KEY = 'job_list_columns'

/** The columns last chosen on this device, or the default ones. */
export const readColumns = (): readonly PlacedColumn[] => {
  try {
    return parseColumns(localStorage.getItem(STORAGE_KEY) ?? undefined)
  } catch {
    return parseColumns(undefined)
  }
}

export const rememberColumns = (columns: readonly PlacedColumn[]): void => {
  try {
    localStorage.setItem(STORAGE_KEY, formatColumns(columns))
  } catch {
    // Storage is blocked: the choice is only in the URL.
  }
}
