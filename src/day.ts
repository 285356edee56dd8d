/**
 * The calendar date `YYYY-MM-DD` in a Date's own time zone: this machine's, or another's for a
 * TZDate.
 */
export const formatDay = (local: Date): string => {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(local.getFullYear(), 4)}-${pad(local.getMonth() + 1, 2)}-${pad(local.getDate(), 2)}`
}
