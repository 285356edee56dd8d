const BEYOND_ASCII = /[\u0080-\uffff]/

/** Lower case without accents, so that `zurich` finds `Zürich`. */
export const toSearchText = (text: string): string =>
  // Most texts have no accents, and checking for them takes ten times as long.
  BEYOND_ASCII.test(text)
    ? text
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')
        .toLowerCase()
    : text.toLowerCase()

/** The normalized words of a search. */
export const toSearchWords = (query: string): string[] =>
  toSearchText(query).split(/\s+/).filter(Boolean)

/**
 * Creates a search function, which returns the records whose texts contain every word of `query`,
 * ignoring case and accents; `hasElsewhere` finds words in other places of a record. A blank query
 * returns the same array. `prepare` computes in advance what a first search needs.
 */
export const createSearch = <Searchable extends object>(
  readTexts: (record: Searchable) => readonly (string | null)[],
) => {
  // Records are replaced, never changed, so their folded text is computed once, not once per key.
  const haystacks = new WeakMap<Searchable, string>()

  const haystackOf = (record: Searchable): string => {
    const known = haystacks.get(record)
    if (known !== undefined) return known
    const haystack = toSearchText(readTexts(record).join('\n'))
    haystacks.set(record, haystack)
    return haystack
  }

  const search = <T extends Searchable>(
    records: readonly T[],
    query: string,
    hasElsewhere?: (record: T, word: string) => boolean,
  ): readonly T[] => {
    const words = toSearchWords(query)
    if (words.length === 0) return records
    return records.filter((record) => {
      const haystack = haystackOf(record)
      return words.every((word) => haystack.includes(word) || hasElsewhere?.(record, word))
    })
  }
  return Object.assign(search, {
    prepare: (records: readonly Searchable[]): void => records.forEach(haystackOf),
  })
}
