const NO_MARK = 255

/** Collects the tables of lists: a paragraph names an override, which names a list. */
export function createRtfLists() {
  const marks = new Map<number, number[]>()
  const lists = new Map<number, number>()
  let levels: number[] = []
  let named = 0
  return {
    /** Reads a word in the table of lists. */
    define(word: string, value: number): void {
      if (word === 'list') levels = []
      else if (word === 'listlevel') levels.push(0)
      else if (word === 'levelnfc' || word === 'levelnfcn') setLast(levels, value)
      else if (word === 'listid') marks.set(value, levels)
    },
    /** Reads a word in the table of overrides. */
    override(word: string, value: number): void {
      if (word === 'listid') named = value
      else if (word === 'ls') lists.set(value, named)
    },
    /** Whether the paragraphs of this list have a bullet or a number; an unknown list has bullets. */
    hasMark: (list: number, level: number): boolean =>
      list > 0 && marks.get(lists.get(list) ?? NaN)?.[level] !== NO_MARK,
  }
}

function setLast(levels: number[], value: number): void {
  if (levels.length > 0) levels[levels.length - 1] = value
}
