type Named = { name: string; after?: readonly string[] }

/** Each behind those whose rows it refers to. */
export function orderParts<T extends Named>(parts: readonly T[]): T[] {
  const byName = new Map(parts.map((part) => [part.name, part]))
  const ordered = new Set<T>()
  const place = (part: T, path: readonly string[]): void => {
    if (path.includes(part.name)) throw new Error(`${part.name} comes after itself`)
    for (const name of part.after ?? []) {
      const before = byName.get(name)
      if (before === undefined)
        throw new Error(`${part.name} comes after ${name}, which is no part`)
      place(before, [...path, part.name])
    }
    ordered.add(part)
  }
  for (const part of parts) place(part, [])
  return [...ordered]
}
