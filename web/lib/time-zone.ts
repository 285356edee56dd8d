export const TIME_ZONE_KEY = 'time_zone'

/** How far the clock is from UTC around the year: two places where that differs are not taken for one. */
const findOffsets = (): string =>
  [0, 3, 6, 9].map((month) => new Date(2025, month).getTimezoneOffset()).join()

export const findTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The reader's time zone: what was kept, while the clock goes as it did there, since asking the browser takes
 * it a dozen milliseconds the first time.
 */
export const recallTimeZone = (kept: string | null): string => {
  const [offsets, zone] = kept?.split(' ') ?? []
  return zone !== undefined && offsets === findOffsets() ? zone : findTimeZone()
}

/** What `recallTimeZone` is given at the next visit. */
export const describeTimeZone = (): string => `${findOffsets()} ${findTimeZone()}`
