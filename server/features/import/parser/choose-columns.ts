import { cutAtoms } from './atoms.ts'
import { findDates } from './dates.ts'
import { scoreDegree, scoreSchool } from './degree-words.ts'
import { splitEntries } from './entries.ts'
import type { Entry } from './entry.ts'
import type { Section } from './sections.ts'
import { splitStudies } from './study-entries.ts'
import { scoreTitle } from './title-words.ts'

/**
 * Chooses the layout (columns or rows) in which most entries have all their names; ties go to the
 * first. A row layout that puts a column's header inside a row is rejected.
 */
export function chooseSections([usual, ...others]: [Section[], ...Section[][]]): Section[] {
  let [best, most] = [usual, others.length > 0 ? listNamed(usual).length : 0]
  // If the columns have jobs, what is dated in their other sections, like certificates, is no job.
  const elsewhere = most > 0 ? listNamesElsewhere(usual) : new Set()
  for (const other of others) {
    const named = listNamed(other).filter((entry) => !elsewhere.has(dateOf(entry)))
    const count = countHeaders(other) < countHeaders(usual) ? 0 : named.length
    if (count > most) [best, most] = [other, count]
  }
  return best
}

/**
 * The texts of all cells in sections that have neither jobs nor degrees, except plain dates, which
 * may be a column of their own.
 */
const listNamesElsewhere = (sections: Section[]): Set<string> =>
  new Set(
    sections
      .filter(({ kind, header }) => kind === 'other' && header)
      .flatMap(({ lines }) => lines.flatMap(({ cells }) => cells.map(({ text }) => text)))
      .filter((text) => (findDates(text)[0]?.length ?? 0) < text.length - 2),
  )

const dateOf = ({ head, anchor }: Entry): string =>
  (anchor && head[anchor.row]?.cells[anchor.cell]?.text) ?? ''

const countHeaders = (sections: Section[]): number =>
  new Set(sections.flatMap(({ kind, header }) => (header && kind !== 'unknown' ? header.text : [])))
    .size

const listNamed = (sections: Section[]): Entry[] =>
  sections.flatMap(({ kind, lines }) => {
    if (kind === 'experience') return splitEntries(lines).filter(isJob)
    return kind === 'education' ? splitStudies(lines).filter(isStudy) : []
  })

function isJob(entry: Entry): boolean {
  const titles = cutAtoms(entry).map(({ text }) => scoreTitle(text) >= 1)
  return entry.anchor !== null && titles.includes(true) && titles.includes(false)
}

const isStudy = ({ head, anchor }: Entry): boolean =>
  anchor !== null &&
  head.some(({ text }) => scoreDegree(text) > 1) &&
  head.some(({ text }) => scoreSchool(text) > 0)
