/** One entry a line. */
export const listWords = (text: string): readonly string[] => text.trim().split('\n')

/** Whether a folded text holds one of the entries as whole words; `s` may follow a plural's. */
export function createWordFinder(entries: readonly string[]): (folded: string) => boolean {
  const known = new Set(entries)
  const longest = Math.max(...entries.map((entry) => entry.split(' ').length))
  return (folded) => {
    const words = folded.split(' ')
    return words.some((_, start) => {
      let phrase = ''
      for (const word of words.slice(start, start + longest)) {
        phrase = phrase ? `${phrase} ${word}` : word
        if (known.has(phrase) || (phrase.endsWith('s') && known.has(phrase.slice(0, -1))))
          return true
      }
      return false
    })
  }
}

/** Whether a word of a folded text ends with one of the entries. */
export function createEndingFinder(entries: readonly string[]): (folded: string) => boolean {
  const known = new Set(entries)
  const lengths = [...new Set(entries.map((entry) => entry.length))]
  return (folded) =>
    folded
      .split(' ')
      .some((word) =>
        lengths.some((length) => word.length >= length && known.has(word.slice(-length))),
      )
}
