/** Tags in one cell: `remote, "a, b"`. `readTags` takes it back exactly. */
export const writeTags = (tags: readonly string[]): string =>
  tags.map((tag) => (/[",;]/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join(', ')

const TAG = /\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/g

/** Parted by commas; by semicolons where a cell has them alone. */
export function readTags(cell: string): string[] {
  if (!/[",]/.test(cell) && cell.includes(';')) return readTags(cell.replaceAll(';', ','))
  return [...cell.matchAll(TAG)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}
