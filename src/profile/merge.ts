type Entry = { id: string }
type Item = { id?: string | null | undefined }

/**
 * Replaces a whole list: an item with the id of an existing entry changes it, an item without an id
 * is new, and entries that are not sent are removed. Returns undefined if an id is unknown.
 */
export function mergeEntries<T extends Entry, S extends Item>(
  existing: readonly T[],
  sent: readonly S[],
  { create, change }: { create: (sent: S) => T; change: (current: T, sent: S) => T },
): T[] | undefined {
  const byId = new Map(existing.map((entry) => [entry.id, entry]))
  const merged: T[] = []
  for (const item of sent) {
    if (item.id == null) merged.push(create(item))
    else {
      const current = byId.get(item.id.toLowerCase())
      if (current === undefined) return undefined
      merged.push(change(current, item))
    }
  }
  return merged
}
