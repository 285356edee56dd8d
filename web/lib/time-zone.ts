export const TIME_ZONE_KEY = 'time_zone'

/**
 * The clock's offsets from UTC through the year, to tell zones apart that differ only in part of
 * it.
 */
const findOffsets = (): string =>
  [0, 3, 6, 9].map((month) => new Date(2025, month).getTimezoneOffset()).join()

export const findTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether the stored time zone may still be the reader's. */
export const isTimeZoneKept = (kept: string | null): boolean =>
  kept?.startsWith(`${findOffsets()} `) === true

/**
 * Returns the reader's time zone: the stored one while the offsets are the same, since asking the
 * browser costs a dozen milliseconds the first time.
 */
export const recallTimeZone = (kept: string | null): string => {
  const [, zone] = kept?.split(' ') ?? []
  return zone !== undefined && isTimeZoneKept(kept) ? zone : findTimeZone()
}

/** Returns the text to store for `recallTimeZone` at the next visit. */
export const describeTimeZone = (): string => `${findOffsets()} ${findTimeZone()}`
