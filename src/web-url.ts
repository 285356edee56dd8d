/** Whether `value` is an absolute http or https address. */
export const isWebUrl = (value: string) => {
  // The URL parser drops control characters at the ends, and no database can store a NUL.
  if (/[\s\p{Cc}]/u.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return (protocol === 'http:' || protocol === 'https:') && hostname !== ''
}
