/**
 * What words mean in mails about applications, whatever the language: sources of regular expressions
 * over text without case and accents, as in `foldSentence`. Each has a letter, since sentences are
 * compared as strings of them (`LETTERS`).
 */
export type Senses = {
  /** Not, no longer, unable. */
  not: string
  /** Yet, still. */
  yet: string
  /** What looks like a negation and is none: not only, do not hesitate. */
  harmless: string
  /** If, whether, only those who. */
  condition: string
  /** To get in touch, as announced for later, and what is withheld besides the position. */
  aside: string
  /** To go on with an application. */
  goOn: string
  /** To be chosen. */
  chosen: string
  /** To offer, invite, consider: what is withheld from whoever is refused. */
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
  /** Taken, closed or called off, of a position. */
  gone: string
  /** To take somebody for a position. */
  fill: string
  /** An application, or who applies as they present themselves. */
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
  /** A time that is free, or to be picked. */
  free: string
  /** A day or an hour. */
  when: string
  /** To like or wish, of the writer. */
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

/** What stands for each in a tagged sentence; of two that fit, the first is meant. */
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

/** A sentence as what its words mean: `.` for a word of no matter, `,` and `;` for stops. */
export type Tagged = { tags: string; starts: readonly number[]; ends: readonly number[] }

export type Tagger = (sentence: string) => Tagged

const WORDS_MAX = 2_000

export function createTagger(senses: Senses): Tagger {
  const words = LETTERS.map(([sense]) => `(${senses[sense]})`).join('|')
  const pattern = new RegExp(
    String.raw`\b(?:${words})(?!\w)|(?:qu|[cdjlmnst])'(?=\w)|[\w']+|[,;:!?.]`,
    'g',
  )
  // To look which of the senses it is takes longer than to find that it is one.
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
