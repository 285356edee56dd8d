import { FILTER_KEYS, type FilterKey } from '#src/jobs/filter-keys.ts'

/** The filters as they stand in the address. */
export type FilterAddress = { [Key in FilterKey]?: string | undefined } & {
  /** A number of the analytics, whose applications are shown. */
  counted?: string | undefined
}

export const isFiltered = (address: FilterAddress): boolean =>
  address.counted !== undefined || FILTER_KEYS.some((key) => address[key] !== undefined)

export const NO_FILTERS: FilterAddress = Object.fromEntries(
  ['counted', ...FILTER_KEYS].map((key) => [key, undefined]),
)
