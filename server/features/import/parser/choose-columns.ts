import { cutAtoms } from './atoms.ts'
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
  let [best, most] = [usual, others.length > 0 ? countNamed(usual) : 0]
  for (const other of others) {
    const count = countHeaders(other) < countHeaders(usual) ? 0 : countNamed(other)
    if (count > most) [best, most] = [other, count]
  }
  return best
}

const countHeaders = (sections: Section[]): number =>
  new Set(sections.flatMap(({ kind, header }) => (header && kind !== 'unknown' ? header.text : [])))
    .size

const countNamed = (sections: Section[]): number =>
  sections.reduce((sum, { kind, lines }) => {
    if (kind === 'experience') return sum + splitEntries(lines).filter(isJob).length
    return kind === 'education' ? sum + splitStudies(lines).filter(isStudy).length : sum
  }, 0)

function isJob(entry: Entry): boolean {
  const titles = cutAtoms(entry).map(({ text }) => scoreTitle(text) >= 1)
  return entry.anchor !== null && titles.includes(true) && titles.includes(false)
}

const isStudy = ({ head, anchor }: Entry): boolean =>
  anchor !== null &&
  head.some(({ text }) => scoreDegree(text) > 1) &&
  head.some(({ text }) => scoreSchool(text) > 0)
