/**
 * The meanings of words in mails about applications, per language: sources of regular expressions
 * over folded text (`foldSentence`). Each meaning has a letter (`LETTERS`), and a sentence is
 * compared as the string of its letters.
 */
export type Senses = {
  /** Not, no longer, unable. */
  not: string
  /** Yet, still. */
  yet: string
  /** Phrases that look negated but are not: not only, do not hesitate. */
  harmless: string
  /** If, whether, only those who. */
  condition: string
  /** To get in touch, as announced for later; and other things that are refused besides the position. */
  aside: string
  /** To go on with an application. */
  goOn: string
  /** To be chosen. */
  chosen: string
  /** To offer, invite or consider: what rejected applicants do not get. */
  offer: string
  /** To be refused. */
  refused: string
  /** Somebody else. */
  others: string
  /** To decide, choose, prefer. */
  decide: string
  /** To fit better. */
  better: string
  /** A position, or the search for somebody. */
  position: string
  /** Of a position: taken, closed or cancelled. */
  gone: string
  /** To take somebody for a position. */
  fill: string
  /** An application, or applicants as they describe themselves. */
  application: string
  /** A test or exercise. */
  test: string
  /** To do or hand in a test. */
  doTest: string
  /** To employ the reader, or have them join. */
  employ: string
  /** To put off. */
  putOff: string
  /** To invite, arrange, confirm. */
  arrange: string
  /** A talk. */
  talk: string
  /** To meet, speak, come by. */
  meet: string
  /** A free time slot, or one to choose. */
  free: string
  /** A day or an hour. */
  when: string
  /** To like or wish, of the sender. */
  wish: string
  /** The reader. */
  you: string
  /** To end an application or a search for somebody. */
  end: string
  /** To ask for something. */
  ask: string
  /** What applicants are asked for: pay, notice, documents. */
  needed: string
}

/** The letter of each meaning; if two match, the first one counts. */
const LETTERS = [
  ['harmless', '_'],
  ['end', 'E'],
  ['ask', 'A'],
  ['needed', 'N'],
  ['aside', 'u'],
  ['others', 'o'],
  ['yet', 'z'],
  ['wish', 'x'],
  ['free', 'q'],
  ['gone', 'f'],
  ['putOff', 'p'],
  ['employ', 'b'],
  ['refused', 'e'],
  ['arrange', 'v'],
  ['meet', 'm'],
  ['talk', 't'],
  ['goOn', 'g'],
  ['offer', 'c'],
  ['chosen', 's'],
  ['decide', 'd'],
  ['better', 'r'],
  ['fill', 'w'],
  ['test', 'k'],
  ['doTest', 'l'],
  ['application', 'a'],
  ['position', 'j'],
  ['not', 'n'],
  ['condition', 'i'],
  ['when', 'h'],
  ['you', 'y'],
] as const satisfies readonly (readonly [keyof Senses, string])[]

/**
 * A sentence as the letters of its words: `.` for a word without a meaning, `,` and `;` for
 * punctuation. `starts` and `ends` hold each letter's character positions.
 */
export type Tagged = { tags: string; starts: readonly number[]; ends: readonly number[] }

export type Tagger = (sentence: string) => Tagged

const WORDS_MAX = 2_000

export function createTagger(senses: Senses): Tagger {
  const words = LETTERS.map(([sense]) => `(${senses[sense]})`).join('|')
  const pattern = new RegExp(
    String.raw`\b(?:${words})(?!\w)|(?:qu|[cdjlmnst])'(?=\w)|[\w']+|[,;:!?.]`,
    'g',
  )
  // Cached, because finding which meaning a word has is slower than finding that it has one.
  const known = new Map<string, string>()
  const toLetter = (match: RegExpExecArray): string => {
    const before = known.get(match[0])
    if (before !== undefined) return before
    const at = match.findIndex((found, index) => index > 0 && found !== undefined)
    const letter = at === -1 ? toStop(match[0]) : (LETTERS[at - 1]?.[1] ?? '.')
    if (known.size >= WORDS_MAX) known.clear()
    if (at !== -1) known.set(match[0], letter)
    return letter
  }
  return (sentence) => {
    let tags = ''
    const starts: number[] = []
    const ends: number[] = []
    for (const match of sentence.matchAll(pattern)) {
      tags += toLetter(match)
      starts.push(match.index)
      ends.push(match.index + match[0].length)
    }
    return { tags, starts, ends }
  }
}

const toStop = (text: string) => {
  if (/\w/.test(text)) return '.'
  return text === ',' ? ',' : ';'
}
