declare global {
  /** Missing in older browsers. */
  var Temporal: { Now: { timeZoneId: () => string } } | undefined
}

/**
 * Returns the reader's time zone. The first `Intl` format of a page takes 30 ms and more, which most
 * first frames don't otherwise need.
 */
export const findTimeZone = (): string =>
  globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
