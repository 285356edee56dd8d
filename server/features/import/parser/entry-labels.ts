import { findDates } from './dates.ts'
import { readHeaderWords } from './header-words.ts'
import type { Line } from './model.ts'
import { styleOf } from './style.ts'
import { countWords, fold } from './text.ts'
import { holdsTitleNoun } from './title-words.ts'

const WORDS_MAX = 5
const TOLD =
  /\b(?:responsibilit|duties|tasks|aufgaben|tatigkeit|missions|taches|realisations|funciones|tareas|responsabilidad|technolog|tech stack|tools|description|environment)/

/**
 * A section's lines without the small headings that come again under its entries ("Highlights",
 * "Achievements/Tasks", "Aufgaben:"): they name nothing.
 */
export function dropEntryLabels(lines: Line[]): Line[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1)
  return lines.filter((line) => (counts.get(keyOf(line)) ?? 0) < 2 || !isLabel(line))
}

const isLabel = ({ text, cells }: Line): boolean =>
  cells.length === 1 &&
  countWords(text) <= WORDS_MAX &&
  findDates(text).length === 0 &&
  !holdsTitleNoun(text) &&
  (text.endsWith(':') || readHeaderWords(text)?.kind === 'other' || TOLD.test(fold(text)))

const keyOf = (line: Line): string => `${fold(line.text)}|${styleOf(line)}`
