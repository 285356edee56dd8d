export const TAG_MAX = 40
export const TAGS_MAX = 20

/** Equal for spellings of one name. */
const toKey = (name: string) => name.normalize().toLowerCase()

/** Removes empty names and, of those that differ by case only, all but the first. */
export function withoutDuplicates(names: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const name of names) {
    if (name !== '' && !byKey.has(toKey(name))) byKey.set(toKey(name), name)
  }
  return [...byKey.values()]
}

/** Returns `tags` with `added` at the end and without `removed`, ignoring case. */
export function changeTags(
  tags: readonly string[],
  added: readonly string[] = [],
  removed: readonly string[] = [],
): string[] {
  const gone = new Set(removed.map(toKey))
  return withoutDuplicates([...tags, ...added]).filter((tag) => !gone.has(toKey(tag)))
}

/** All tags of the applications, the most used first. */
export function listTags(jobs: readonly { tags: readonly string[] }[]): string[] {
  const counts = new Map<string, number>()
  for (const { tags } of jobs) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const byUse = [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  return withoutDuplicates(byUse.map(([tag]) => tag))
}
