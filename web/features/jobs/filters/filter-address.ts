import { FILTER_KEYS, type FilterKey } from '#src/jobs/filter-keys.ts'

/** The filters as they stand in the address. */
export type FilterAddress = { [Key in FilterKey]?: string | undefined }

export const isFiltered = (address: FilterAddress): boolean =>
  FILTER_KEYS.some((key) => address[key] !== undefined)
