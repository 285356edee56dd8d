import type { ParsedEducation, ParsedExperience, ParsedResume } from '#src/import/schema.ts'
import { isCareerBreak } from './career-breaks.ts'
import { namesDegree, scoreDegree, scoreSchool } from './degree-words.ts'
import { readExperiences } from './choose-segmentation.ts'
import { readEducations } from './education.ts'
import { splitEntries } from './entries.ts'
import type { Entry } from './entry.ts'
import { announcesBoth, isAside, isTeaching, readHeaderWords } from './header-words.ts'
import type { Line } from './model.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { evidenceOf, noteEvidence } from './reading-evidence.ts'
import type { Section } from './sections.ts'
import { isToldInPerson } from './study-descriptions.ts'
import { splitStudies } from './study-entries.ts'
import { fold } from './text.ts'
import { tellStudies } from './told-studies.ts'
import { holdsTitleNoun } from './title-words.ts'

/** A section without a clear header is used only if this share of its entries has all names. */
const WHOLE_SHARE = 0.6

/** A summary has at least this many jobs, and this share of their employers is told again. */
const SUMMARY_MIN = 2
const SUMMARY_SHARE = 0.6

/** The same share where jobs and degrees may be mixed under no header. */
const MIXED_SHARE = 0.3
/** The person's name is among this many first lines. */
const NAME_REACH = 4

/**
 * Reads the entries of a document's sections. A header decides what its section holds; the contents
 * decide if the header is not clear, or if what it announces is missing.
 */
export function readSections(sections: Section[]): ParsedResume {
  const known = new Map(
    sections.flatMap((one) =>
      one.kind === 'experience' ? [[one, jobsOf(one.lines, findEmployer(one, sections))]] : [],
    ),
  )
  for (const [section, own] of known)
    if ([...known.values()].some((other) => other !== own && isSummary(own, other)))
      known.set(section, [])
  const hasJobs = [...known.values()].some((own) => own.length > 0)
  const jobs = hasJobs ? sections.flatMap((one) => known.get(one) ?? readOpenJobs(one)) : []
  const degrees = dropToldAgain(joinHalves(sections.map(readDegrees)))
  const experiences = jobs.length > 0 ? jobs : searchJobs(sections)
  const educations = degrees.length > 0 ? degrees : searchDegrees(sections)
  if (educations.length === 0) return { experiences, educations: searchTold(sections) }
  // One list of school, work and army: what was read as a job is no degree.
  const isMixed = jobs.length === 0 || degrees.length === 0 || sections.some(isOfBoth)
  return isMixed ? partMixed(experiences, educations) : { experiences, educations }
}

/**
 * Whether the jobs of a section are told again, in detail, in another: a table of employers before
 * "Career details".
 */
function isSummary(own: ParsedExperience[], detailed: ParsedExperience[]): boolean {
  const lengthOf = (jobs: ParsedExperience[]): number =>
    jobs.reduce((sum, { description }) => sum + (description?.length ?? 0), 0)
  const hasEmployer = ({ company_name }: ParsedExperience): boolean => {
    const name = fold(company_name ?? '')
    return (
      name.length > 2 && detailed.some((other) => fold(other.company_name ?? '').startsWith(name))
    )
  }
  return (
    own.length >= SUMMARY_MIN &&
    detailed.length >= own.length &&
    lengthOf(own) < lengthOf(detailed) / 2 &&
    own.filter(hasEmployer).length >= own.length * SUMMARY_SHARE
  )
}

/** Parts jobs and degrees that were read from the same lines. */
function partMixed(jobs: ParsedExperience[], studies: ParsedEducation[]): ParsedResume {
  const twice = studies.filter((study) => jobs.some(isSame(study)))
  if (twice.length === 0) return { experiences: jobs, educations: studies }
  const kept = studies.filter(
    (study) =>
      isListedStudy(study) || (scoreSchool(study.school_name ?? '') > 0 && !twice.includes(study)),
  )
  return {
    experiences: jobs.filter((job) => !kept.some((study) => isSame(study)(job))),
    educations: kept,
  }
}

const isSame =
  ({ start_date, end_date, school_name, degree, field_of_study }: ParsedEducation) =>
  (job: ParsedExperience): boolean =>
    job.start_date === start_date &&
    job.end_date === end_date &&
    ownNamesOf(job).some((name) =>
      [school_name, degree, field_of_study].some(
        (text) => name && text && (name.includes(text) || text.includes(name)),
      ),
    )

/** A position beside one's studies has their school and dates, but a name of its own. */
const ownNamesOf = ({ title, company_name }: ParsedExperience): (string | null)[] =>
  title !== null && holdsTitleNoun(title) && !namesDegree(title) ? [title] : [title, company_name]

/** Whether an entry of a list of school and work is a study, by the words of its degree. */
const isListedStudy = (study: ParsedEducation): boolean =>
  isWholeDegree(study) ||
  (study.degree !== null &&
    scoreDegree(study.degree) > 1 &&
    !holdsTitleNoun(study.degree) &&
    (study.start_date ?? study.end_date) !== null)

/** Jobs under a header that states no kind: "Teaching", "Research". */
function readOpenJobs({ kind, header, lines }: Section): ParsedExperience[] {
  const isOpen = kind === 'unknown' && header !== null && !isAside(header.text)
  return isOpen ? keepWhole(jobsOf(lines), isWholeJob) : []
}

function readDegrees(section: Section): ParsedEducation[] {
  if (section.kind === 'education') {
    const listed = degreesOf(section.lines)
    return listed.length > 0
      ? [...listed, ...tellOthers(section.lines, listed)]
      : tellStudies(section.lines, true)
  }
  if (isOfBoth(section)) return degreesOf(section.lines).filter(isListedStudy)
  const isTaught = section.header !== null && isTeaching(section.header.text)
  return section.kind === 'unknown' && !isTaught ? keepStudies(degreesOf(section.lines)) : []
}

const isOfBoth = ({ kind, header }: Section): boolean =>
  kind === 'experience' && header !== null && announcesBoth(header.text)

/** Dated studies at other schools that sentences below a list of degrees tell of. */
function tellOthers(lines: Line[], listed: ParsedEducation[]): ParsedEducation[] {
  const names = listed.map(({ school_name }) => fold(school_name ?? ''))
  return tellStudies(lines.filter(isToldInPerson), true).filter(({ school_name, end_date }) => {
    const own = fold(school_name ?? '')
    return own !== '' && end_date !== null && names.every((name) => !name.includes(own))
  })
}

/**
 * Joins the schools of one section with the degrees of another by the year in which both end, as
 * under "Institutions attended" and "Qualifications obtained".
 */
function joinHalves(sections: ParsedEducation[][]): ParsedEducation[] {
  const schools = sections.find((own) => own.length > 1 && own.every(isSchoolAlone))
  const degrees = sections.find(
    (own) =>
      own !== schools && own.length > 1 && own.filter(isDegreeAlone).length >= own.length * 0.6,
  )
  if (!schools || !degrees) return sections.flat()
  const used = new Set<ParsedEducation>()
  const joined = schools.map((study) => {
    const half = degrees.find(
      (one) => isDegreeAlone(one) && !used.has(one) && yearOf(one) === yearOf(study),
    )
    if (!half) return study
    used.add(half)
    const { degree, field_of_study, gpa, unsure } = half
    return {
      ...study,
      degree,
      field_of_study,
      gpa,
      unsure: [...new Set([...study.unsure, ...unsure])],
    }
  })
  if (used.size === 0) return sections.flat()
  return sections.flatMap((own) => (own === schools ? joined : own.filter((one) => !used.has(one))))
}

/** Drops a degree without a date that is described below the list that names it. */
const dropToldAgain = (studies: ParsedEducation[]): ParsedEducation[] =>
  studies.filter(
    (study, at) =>
      study.degree === null ||
      study.field_of_study === null ||
      yearOf(study) !== undefined ||
      !studies.slice(0, at).some((other) => isSameDegree(study, other)),
  )

const isSameDegree = (study: ParsedEducation, other: ParsedEducation): boolean =>
  fold(study.degree ?? '') === fold(other.degree ?? '') &&
  fold(study.field_of_study ?? '') === fold(other.field_of_study ?? '') &&
  (study.school_name === null || study.school_name === other.school_name)

const isSchoolAlone = ({ school_name, degree }: ParsedEducation): boolean =>
  school_name !== null && degree === null
const isDegreeAlone = ({ school_name, degree }: ParsedEducation): boolean =>
  school_name === null && degree !== null
const yearOf = ({ end_date, start_date }: ParsedEducation): string | undefined =>
  (end_date ?? start_date)?.slice(0, 4)

const searchJobs = (sections: Section[]): ParsedExperience[] =>
  search(
    sections.filter(({ header }) => !header || !isAside(header.text)),
    (lines) => keepWhole(jobsOf(lines), isWholeJob, MIXED_SHARE),
  )

/** Searches the jobs only if nothing else names a degree. */
function searchDegrees(sections: Section[]): ParsedEducation[] {
  const read = (lines: Line[]): ParsedEducation[] => {
    const studies = degreesOf(lines)
    const kept = keepStudies(studies)
    return kept.length > 0 ? kept : studies.filter(isListedStudy)
  }
  const others = sections.filter(({ kind }) => kind !== 'experience')
  const found = search(others, read)
  return found.length > 0 ? found : search(sections, read)
}

/** The degrees that the paragraphs of a document tell of. */
const searchTold = (sections: Section[]): ParsedEducation[] =>
  sections
    .filter(({ header }) => !header || !isAside(header.text))
    .flatMap(({ kind, lines }) => tellStudies(lines, kind === 'education'))

/** Searches sections without a clear header first, then all. */
function search<T>(sections: Section[], read: (lines: Line[]) => T[]): T[] {
  const isMute = ({ kind }: Section): boolean => kind === 'unknown' || kind === 'head'
  const readOne = ({ kind, lines }: Section): T[] => read(kind === 'head' ? dropName(lines) : lines)
  const found = sections.filter(isMute).flatMap(readOne)
  return found.length > 0 ? found : sections.filter((one) => !isMute(one)).flatMap(readOne)
}

/** Removes the person's name, which is in the largest type, and the lines above it. */
function dropName(lines: Line[]): Line[] {
  const size = Math.max(0, ...lines.map((line) => line.size))
  const first = lines.findIndex((line) => line.size === size)
  const isName = first < NAME_REACH && lines.every((line, i) => i === first || line.size < size)
  return isName ? lines.slice(first + 1) : lines
}

/** `employer`: of all jobs that name no other. */
function jobsOf(lines: Line[], employer: string | null = null): ParsedExperience[] {
  const jobs = readExperiences(splitEntries(lines, employer !== null))
  return jobs
    .filter((job) => !isStudy(job) && !isBreak(job))
    .map((job) =>
      employer === null || job.company_name !== null
        ? job
        : noteEvidence({ ...job, company_name: employer }, evidenceOf(job)),
    )
}

/** A header and what it is about: "Prior career – Heron Ltd". */
const ABOUT =
  /^(.{4,40}?)(?:\s[–—|-]\s|:\s|\s(?:at|bei|chez|en|presso|bij)\s(?=\p{Lu}))(\S.{2,59})$/u

/**
 * The employer in a section's header. A name without the word of an organisation is one beside
 * headers of the same words with an organisation.
 */
function findEmployer({ header }: Section, sections: Section[]): string | null {
  const [, words = '', name = ''] = ABOUT.exec(header?.text ?? '') ?? []
  const isHeader = readHeaderWords(words)?.kind === 'experience'
  if (!isHeader || readHeaderWords(name) || holdsTitleNoun(name)) return null
  const isSibling = sections.some(({ header: other }) => {
    const [, same, firm = ''] = ABOUT.exec(other?.text ?? '') ?? []
    return same === words && scoreOrganisation(firm) >= ORGANISATION
  })
  return isSibling ? name : null
}
const ORGANISATION = 0.6

const isBreak = ({ title, company_name }: ParsedExperience): boolean =>
  isCareerBreak(title ?? company_name ?? '')

const degreesOf = (lines: Line[]): ParsedEducation[] =>
  readEducations(splitStudies(lines).filter((study) => !isCourse(study)))

/** A few days or hours in brackets: "Statistics (3 days)", "Introduction à R (20 heures)", "Excel (4 weeks)". */
const SHORT =
  /\(\s?(?:\d{1,2}\s?(?:jours?|tage?|days?|d[ií]as?|giorn[oi]|dag(?:en)?|h(?:rs?)?|heures?|std|stunden|hours?|horas?|ore|uur|uren|semaines?|wochen?|weeks?|semanas?|settiman[ae]|we(?:ek|ken)))\.?\s?\)/iu

/** A site with courses in brackets after who gives them: "Heron University (on Coursera)". */
const ONLINE =
  /\((?:(?:on|via|through|auf|über|bei|sur|en|su|tramite|na|no|op) )?(?:coursera|edx|udacity|udemy|futurelearn|linkedin learning|datacamp)\)/iu

/** Whether an entry only has courses of some days, without a school or a degree, or on a site. */
const isCourse = ({ head }: Entry): boolean =>
  head.some(({ text }) => SHORT.test(text)) &&
  head.every(({ text }) => scoreDegree(text) <= 1) &&
  (head.every(({ text }) => scoreSchool(text) === 0) || head.some(({ text }) => ONLINE.test(text)))

/**
 * A study in a mixed list is not a job: "M.Sc. Physics, University of Heronsea", "Studium zum
 * Ingenieur", "Fachoberschule, Heron-Schule".
 */
function isStudy({ title, company_name }: ParsedExperience): boolean {
  if (title === null) return false
  const isAtSchool = scoreSchool(company_name ?? '') > 0
  if (STUDIES.test(title)) return true
  if (holdsTitleNoun(title) || /\b(?:student|candidate?|doctorand[oa]?)/i.test(title)) return false
  return namesDegree(title)
    ? company_name === null || isAtSchool
    : isAtSchool && /schule\b/i.test(title) && scoreSchool(title) > 0
}

const STUDIES = /^(?:(?:fern|dual\p{L}+ |teilzeit)?studium (?:zu[mr]|de[rs]|im|in|an))\s/iu

function keepWhole<T>(entries: T[], isWhole: (entry: T) => boolean, share = WHOLE_SHARE): T[] {
  const whole = entries.filter(isWhole)
  return whole.length >= entries.length * share ? whole : []
}

/** Where most entries are whole degrees, those that only have a degree are kept too. */
const keepStudies = (studies: ParsedEducation[]): ParsedEducation[] =>
  keepWhole(studies, isWholeDegree).length > 0
    ? studies.filter((one) => isWholeDegree(one) || scoreDegree(one.degree ?? '') > 1)
    : []

const isWholeJob = (job: ParsedExperience): boolean =>
  job.company_name !== null &&
  job.title !== null &&
  holdsTitleNoun(job.title) &&
  scoreDegree(job.title) <= 1 &&
  job.start_date !== null

const isWholeDegree = ({ school_name, degree }: ParsedEducation): boolean =>
  school_name !== null && degree !== null && scoreDegree(degree) > 1 && scoreSchool(school_name) > 0
