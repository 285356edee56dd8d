/** The level of a heading by the name of its style: 1 to 9, 0 for the title, null for others. */
export function readHeadingName(name: string): number | null {
  if (/^title$/i.test(name)) return 0
  const level = /^heading ([1-9])$/i.exec(name)?.[1]
  return level === undefined ? null : Number(level)
}
