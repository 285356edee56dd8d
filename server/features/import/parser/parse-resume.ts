import type { ParsedEducation, ParsedExperience, ParsedResume } from '#src/import/schema.ts'
import { weighDegree, weighSchool } from './degree-words.ts'
import { readEducations } from './education.ts'
import { splitEntries } from './entries.ts'
import { readExperiences } from './experience.ts'
import { readFlow } from './flow.ts'
import type { FlowBlock, Line, Page } from './model.ts'
import { readLines } from './order.ts'
import { type Section, splitSections } from './sections.ts'
import { holdsTitleNoun } from './title-words.ts'
import { joinWrappedDates } from './wrapped-dates.ts'

/** About twenty pages. */
const LINES_MAX = 2500

/**
 * The jobs and degrees that a resume prints, from its positioned text. Pure and deterministic; never
 * throws. What is not printed, or not understood, is null; what is doubtful is named in `unsure`.
 */
export const parseResume = (pages: Page[]): ParsedResume => parseLines(readLines(pages))

/** As `parseResume`, from a document without positions. */
export const parseFlow = (blocks: FlowBlock[]): ParsedResume => parseLines(readFlow(blocks))

function parseLines(lines: Line[]): ParsedResume {
  const sections = splitSections(joinWrappedDates(lines.slice(0, LINES_MAX)))
  const has = (kind: Section['kind']): boolean => sections.some((section) => section.kind === kind)
  const nameless = sections.filter(({ kind }) => kind === 'unknown' || kind === 'head')
  return {
    experiences: has('experience')
      ? sections.flatMap((section) => (section.kind === 'experience' ? readJobs(section) : []))
      : nameless.flatMap((section) => keepWhole(readJobs(section), isWholeJob)),
    educations: has('education')
      ? sections.flatMap((section) => (section.kind === 'education' ? readDegrees(section) : []))
      : nameless.flatMap((section) => keepWhole(readDegrees(section), isWholeDegree)),
  }
}

const readJobs = ({ lines }: Section): ParsedExperience[] =>
  readExperiences(splitEntries(lines, 'experience'))

const readDegrees = ({ lines }: Section): ParsedEducation[] =>
  readEducations(splitEntries(lines, 'education'))

/** Where no header names such a section, one counts whose entries are mostly what is looked for. */
function keepWhole<T>(entries: T[], isWhole: (entry: T) => boolean): T[] {
  const whole = entries.filter(isWhole)
  return whole.length >= entries.length * 0.6 ? whole : []
}

const isWholeJob = (job: ParsedExperience): boolean =>
  job.company_name !== null &&
  job.title !== null &&
  holdsTitleNoun(job.title) &&
  job.start_date !== null

const isWholeDegree = ({ school_name, degree }: ParsedEducation): boolean =>
  school_name !== null && degree !== null && weighDegree(degree) > 1 && weighSchool(school_name) > 0
