import { STUDY_FIELDS } from './lexicon/schools.ts'
import { EDUCATION_HEADERS, EXPERIENCE_HEADERS, OTHER_HEADERS } from './lexicon/headers.ts'
import { OCCUPATIONS } from './lexicon/occupations.ts'
import { ORGANISATION_WORDS } from './lexicon/organisations.ts'
import { TITLE_NOUNS } from './lexicon/titles.ts'
import { fold } from './text.ts'

/** Ligatures that fonts print as one character, with a bonus to the log probability of their letters. */
const LIGATURES: Record<string, number> = {
  ti: 1,
  fi: 0,
  ff: 0.8,
  fl: 0,
  ft: 0,
  tt: 0,
  tf: 0,
  ffi: 0,
  ffl: 0,
  tti: 0,
}
/** A character without a letter in the PDF, within a word or at its end. */
export const LOST = /(?<=\p{L})[\0\ufffd]|(?<!\S)[\0\ufffd](?=\p{Ll})/u
const LETTERS = 26

/** A longer text (in characters) is not a line of a resume. */
const TEXT_MAX = 400
/** If this share of a font's words lacks two letters, letters other than ligatures are lost. */
const TWICE_SHARE = 0.2

/**
 * Returns a function that restores "Game Ar\ufffdst" to "Game Artist" by the ligature that gives
 * the most likely word. `printed`: all text in the same font; ligatures whose letters are printed
 * there separately are excluded.
 */
export function createRestorer(printed: string): (text: string) => string {
  const words = printed.split(/[^\p{L}\0\ufffd]+/u).filter((word) => LOST.test(word))
  const twice = words.filter((word) => /[\0\ufffd]\p{L}*[\0\ufffd]/u.test(word))
  const open = Object.keys(LIGATURES).filter((letters) => !printed.includes(letters))
  if (twice.length > words.length * TWICE_SHARE || open.length === 0) return (text) => text
  return (text) => {
    if (text.length > TEXT_MAX) return text
    let whole = text
    for (let match = LOST.exec(whole); match; match = LOST.exec(whole)) {
      const before = whole.slice(0, match.index)
      const after = whole.slice(match.index + 1)
      whole = before + chooseLigature(open, before, after) + after
    }
    return whole
  }
}

function chooseLigature(open: string[], before: string, after: string): string {
  const lead = `  ${fold(/\p{L}*$/u.exec(before)?.[0] ?? '')}`.slice(-2)
  const rest = `${fold(/^\p{L}*/u.exec(after)?.[0] ?? '')} `.slice(0, 2)
  const weights = open.map(
    (letters) => (LIGATURES[letters] ?? 0) + scoreLetters(lead, letters + rest),
  )
  return open[weights.indexOf(Math.max(...weights))] ?? ''
}

/** The log probability of these letters after two others. */
function scoreLetters(lead: string, letters: string): number {
  let sum = 0
  let pair = lead
  for (const letter of letters) {
    const { triples, pairs } = (counts ??= countLetters())
    const seen = (triples.get(pair + letter) ?? 0) + 0.1
    sum += Math.log(seen / ((pairs.get(pair) ?? 0) + 0.1 * LETTERS))
    pair = pair.slice(1) + letter
  }
  return sum
}

/** Words of resumes in seven languages, to count letter sequences in. */
const KNOWN = [
  OCCUPATIONS,
  TITLE_NOUNS,
  ORGANISATION_WORDS,
  STUDY_FIELDS,
  EXPERIENCE_HEADERS,
  EDUCATION_HEADERS,
  OTHER_HEADERS,
]

type Counts = { triples: Map<string, number>; pairs: Map<string, number> }
let counts: Counts | undefined

function countLetters(): Counts {
  const [triples, pairs] = [new Map<string, number>(), new Map<string, number>()]
  const add = (known: Map<string, number>, key: string): unknown =>
    known.set(key, (known.get(key) ?? 0) + 1)
  for (const word of KNOWN.flatMap((list) => list.flatMap((line) => line.split(/[ ,]/)))) {
    const padded = `  ${word} `
    for (let at = 2; at < padded.length; at++) {
      add(triples, padded.slice(at - 2, at + 1))
      add(pairs, padded.slice(at - 2, at))
    }
  }
  return { triples, pairs }
}
