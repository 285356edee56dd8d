import type { ParsedEducation, ParsedExperience, ParsedResume } from '#src/import/schema.ts'
import { namesDegree, weighDegree, weighSchool } from './degree-words.ts'
import { readExperiences } from './choose-reading.ts'
import { readEducations } from './education.ts'
import { splitEntries } from './entries.ts'
import { isAside } from './header-words.ts'
import type { Line } from './model.ts'
import type { Section } from './sections.ts'
import { splitStudies } from './study-entries.ts'
import { holdsTitleNoun } from './title-words.ts'

/** Of the entries read from a section without a telling header, so many must be whole. */
const WHOLE_SHARE = 0.6

/** Where jobs and degrees may stand together under no header at all. */
const MIXED_SHARE = 0.3
/** The name stands among the first lines. */
const NAME_REACH = 4

/**
 * The entries of a document's sections. A header decides what its section holds; where no header
 * speaks, or what it announces is not there, the contents do.
 */
export function readSections(sections: Section[]): ParsedResume {
  const known = new Map(
    sections.flatMap((one) => (one.kind === 'experience' ? [[one, jobsOf(one.lines)]] : [])),
  )
  const hasJobs = [...known.values()].some((own) => own.length > 0)
  const jobs = hasJobs ? sections.flatMap((one) => known.get(one) ?? readOpenJobs(one)) : []
  const degrees = sections.flatMap(readDegrees)
  return {
    experiences: jobs.length > 0 ? jobs : searchJobs(sections),
    educations: degrees.length > 0 ? degrees : searchDegrees(sections),
  }
}

/** "Teaching", "Research": a header that tells nothing may stand over jobs as the telling ones do. */
function readOpenJobs({ kind, header, lines }: Section): ParsedExperience[] {
  const isOpen = kind === 'unknown' && header !== null && !isAside(header.text)
  return isOpen ? keepWhole(jobsOf(lines), isWholeJob) : []
}

function readDegrees(section: Section): ParsedEducation[] {
  if (section.kind === 'education') return degreesOf(section.lines)
  return section.kind === 'unknown' ? keepWhole(degreesOf(section.lines), isWholeDegree) : []
}

const searchJobs = (sections: Section[]): ParsedExperience[] =>
  search(
    sections.filter(({ header }) => !header || !isAside(header.text)),
    (lines) => keepWhole(jobsOf(lines), isWholeJob, MIXED_SHARE),
  )

const searchDegrees = (sections: Section[]): ParsedEducation[] =>
  search(sections, (lines) => degreesOf(lines).filter(isWholeDegree))

/** In the sections without a telling header first, then in any. */
function search<T>(sections: Section[], read: (lines: Line[]) => T[]): T[] {
  const isMute = ({ kind }: Section): boolean => kind === 'unknown' || kind === 'head'
  const readOne = ({ kind, lines }: Section): T[] => read(kind === 'head' ? dropName(lines) : lines)
  const found = sections.filter(isMute).flatMap(readOne)
  return found.length > 0 ? found : sections.filter((one) => !isMute(one)).flatMap(readOne)
}

/** Without the person's name, larger than all else, and what stands above it. */
function dropName(lines: Line[]): Line[] {
  const size = Math.max(0, ...lines.map((line) => line.size))
  const first = lines.findIndex((line) => line.size === size)
  const isName = first < NAME_REACH && lines.every((line, i) => i === first || line.size < size)
  return isName ? lines.slice(first + 1) : lines
}

const jobsOf = (lines: Line[]): ParsedExperience[] =>
  readExperiences(splitEntries(lines)).filter((job) => !isStudy(job))

const degreesOf = (lines: Line[]): ParsedEducation[] => readEducations(splitStudies(lines))

/** "M.Sc. Physics, University of Heronsea" in a list of jobs and studies is no job. */
const isStudy = ({ title, company_name }: ParsedExperience): boolean =>
  title !== null &&
  namesDegree(title) &&
  !holdsTitleNoun(title) &&
  !/\b(?:student|candidate?|doctorand[oa]?)/i.test(title) &&
  (company_name === null || weighSchool(company_name) > 0)

function keepWhole<T>(entries: T[], isWhole: (entry: T) => boolean, share = WHOLE_SHARE): T[] {
  const whole = entries.filter(isWhole)
  return whole.length >= entries.length * share ? whole : []
}

const isWholeJob = (job: ParsedExperience): boolean =>
  job.company_name !== null &&
  job.title !== null &&
  holdsTitleNoun(job.title) &&
  weighDegree(job.title) <= 1 &&
  job.start_date !== null

const isWholeDegree = ({ school_name, degree }: ParsedEducation): boolean =>
  school_name !== null && degree !== null && weighDegree(degree) > 1 && weighSchool(school_name) > 0
