export const TAG_MAX = 40
export const TAGS_MAX = 20

/** Two writings of one name. */
const toKey = (name: string) => name.normalize().toLowerCase()

/** Without empty ones, and of those that differ by case alone the first. */
export function withoutDoubles(names: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const name of names) {
    if (name !== '' && !byKey.has(toKey(name))) byKey.set(toKey(name), name)
  }
  return [...byKey.values()]
}

/** `tags` with `added` behind them and without `removed`, whatever their case. */
export function changeTags(
  tags: readonly string[],
  added: readonly string[] = [],
  removed: readonly string[] = [],
): string[] {
  const gone = new Set(removed.map(toKey))
  return withoutDoubles([...tags, ...added]).filter((tag) => !gone.has(toKey(tag)))
}

/** Every tag that applications have, those that are used most first. */
export function listTags(jobs: readonly { tags: readonly string[] }[]): string[] {
  const counts = new Map<string, number>()
  for (const { tags } of jobs) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const byUse = [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  return withoutDoubles(byUse.map(([tag]) => tag))
}
