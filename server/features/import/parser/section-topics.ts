import { findDates } from './dates.ts'
import { isAside } from './header-words.ts'
import type { Section } from './sections.ts'
import { styleOf } from './style.ts'

/**
 * Gives the topics directly below a header its kind: "EXPERIENCE" over "Computing:" and "Farming:",
 * each with dated jobs.
 */
export function openTopics(sections: Section[]): Section[] {
  let parent: Section | null = null
  let topic = ''
  return sections.map((section) => {
    const { kind, header, lines } = section
    const style = header ? styleOf(header) : ''
    const isTopic =
      parent?.header &&
      header &&
      kind !== 'experience' &&
      kind !== 'education' &&
      style !== styleOf(parent.header) &&
      (topic === '' || topic === style) &&
      !isAside(header.text) &&
      holdsRange(section)
    if (isTopic && parent) {
      topic = style
      return { ...section, kind: parent.kind }
    }
    parent = isKnown(section) && lines.length === 0 ? section : null
    topic = ''
    return section
  })
}

const isKnown = ({ kind }: Section): boolean => kind === 'experience' || kind === 'education'

const holdsRange = ({ lines }: Section): boolean =>
  lines.some(({ text }) => findDates(text).some(({ single }) => !single))
