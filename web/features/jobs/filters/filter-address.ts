import { FILTER_KEYS, type FilterKey } from '#src/jobs/filter-keys.ts'

/** The filters in the URL. */
export type FilterAddress = { [Key in FilterKey]?: string | undefined } & {
  /** The analytics number whose applications are shown. */
  counted?: string | undefined
}

export const isFiltered = (address: FilterAddress): boolean =>
  address.counted !== undefined || FILTER_KEYS.some((key) => address[key] !== undefined)

export const NO_FILTERS: FilterAddress = Object.fromEntries(
  ['counted', ...FILTER_KEYS].map((key) => [key, undefined]),
)
