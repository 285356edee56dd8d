/** Writes tags into one cell: `remote, "a, b"`. `readTags` reverses it exactly. */
export const writeTags = (tags: readonly string[]): string =>
  tags.map((tag) => (/[",;]/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join(', ')

const TAG = /\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/g

/** Separated by commas, or by semicolons if a cell has only these. */
export function readTags(cell: string): string[] {
  if (!/[",]/.test(cell) && cell.includes(';')) return readTags(cell.replaceAll(';', ','))
  return [...cell.matchAll(TAG)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}
