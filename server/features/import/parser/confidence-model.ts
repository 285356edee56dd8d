import type { ParsedEducation, ParsedExperience, ParsedResume } from '#src/import/schema.ts'
import {
  isFaculty,
  isSchoolKind,
  namesDegree,
  scoreDegree,
  scoreField,
  scoreSchool,
} from './degree-words.ts'
import model from './confidence-weights.json' with { type: 'json' }
import { scoreSpelling } from './name-spelling.ts'
import { evidenceOf } from './reading-evidence.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { scorePlace } from './place-words.ts'
import { countWords } from './text.ts'
import { scoreTitle } from './title-words.ts'

/** Whether the document had positioned text (PDF) or text in order (Word). */
export type Layout = 'positioned' | 'flow'
/**
 * Feature weights of the confidence model; an entry whose sum is below the threshold of the
 * document's layout is marked as unsure.
 */
export type ConfidenceModel = {
  weights: ReadonlyMap<string, number>
  thresholds: Record<Layout, number>
}
type Kind = 'experience' | 'education'
export type ConfidenceModels = Record<Kind, ConfidenceModel>

/** Parses the lines `feature weight` of a file of weights. */
export const parseWeights = (lines: readonly string[]): Map<string, number> =>
  new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
type StoredModel = { weights: string[]; corrections: string[]; least: Record<Layout, number> }
const toModel = ({ weights, corrections, least }: StoredModel): ConfidenceModel => {
  const all = parseWeights(weights)
  for (const [feature, change] of parseWeights(corrections))
    all.set(feature, (all.get(feature) ?? 0) + change)
  return { weights: all, thresholds: least }
}

export const CONFIDENCE_MODELS: ConfidenceModels = {
  experience: toModel(model.experience),
  education: toModel(model.education),
}

/**
 * Sets `unsure` of the names of each entry by the confidence model, replacing what the rules found
 * unsure (which is one of the features).
 */
export function markUnsureEntries(
  resume: ParsedResume,
  models: ConfidenceModels,
  layout: Layout,
): ParsedResume {
  const isUnsure = (kind: Kind, features: string[]): boolean =>
    sumWeights(models[kind], features) < models[kind].thresholds[layout]
  return {
    experiences: resume.experiences.map((job) => ({
      ...job,
      unsure: updateUnsure(
        job,
        ['company_name', 'title'],
        isUnsure('experience', listJobFeatures(job, resume)),
      ),
    })),
    educations: resume.educations.map((study) => ({
      ...study,
      unsure: updateUnsure(
        study,
        ['school_name', 'degree'],
        isUnsure('education', listStudyFeatures(study, resume)),
      ),
    })),
  }
}

const updateUnsure = <F extends string>(
  entry: { unsure: F[] } & Partial<Record<F, unknown>>,
  names: F[],
  isUnsure: boolean,
): F[] => [
  ...(isUnsure ? names.filter((name) => entry[name] !== null) : []),
  ...entry.unsure.filter((field) => !names.includes(field)),
]

export const sumWeights = (
  { weights }: Pick<ConfidenceModel, 'weights'>,
  features: string[],
): number => features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)

/** Features of a parsed job and of the other jobs of the resume. */
export function listJobFeatures(job: ParsedExperience, { experiences }: ParsedResume): string[] {
  const { company_name: company, title, location, unsure } = job
  const share = (test: (one: ParsedExperience) => boolean): number =>
    Math.round((4 * experiences.filter(test).length) / experiences.length)
  return [
    'any',
    ...unsure.map((field) => `doubt ${field}`),
    ...listNameFeatures('company', company),
    ...listNameFeatures('title', title),
    `title ${stepOf(scoreTitle(title ?? ''))}`,
    `title as organisation ${stepOf(scoreOrganisation(title ?? ''))}`,
    `company ${stepOf(scoreOrganisation(company ?? '') + scoreSchool(company ?? ''))}`,
    `company as title ${stepOf(scoreTitle(company ?? ''))}`,
    `title shape ${Math.round(2 * scoreSpelling(title ?? ''))}`,
    `company shape ${Math.round(2 * scoreSpelling(company ?? ''))}`,
    `company as place ${stepOf(scorePlace(company ?? ''))}`,
    `location ${location === null ? 'none' : stepOf(scorePlace(location))}`,
    `told ${Math.min(3, Math.ceil((job.description?.length ?? 0) / 200))}`,
    `dates ${job.start_date === null ? 0 : 1}${job.current_role ? 'now' : job.end_date === null ? 0 : 1}`,
    ...(job.start_date !== null && job.start_date === job.end_date ? ['dates one'] : []),
    ...(job.end_date?.endsWith('-01-01') || job.start_date?.endsWith('-01-01')
      ? ['dates years']
      : []),
    `jobs ${Math.min(5, experiences.length)}`,
    `named ${share((one) => one.company_name !== null && one.title !== null)}`,
    `titled ${share((one) => scoreTitle(one.title ?? '') >= 1)}`,
    `doubted ${share((one) => one.unsure.some((field) => field === 'title' || field === 'company_name'))}`,
    `span ${spanOf(job)}`,
    ...evidenceOf(job),
  ]
}

/** Like `listJobFeatures`, for a degree. */
export function listStudyFeatures(
  study: ParsedEducation,
  { educations, experiences }: ParsedResume,
): string[] {
  const { school_name: school, degree, field_of_study: field, location, unsure } = study
  const share = (test: (one: ParsedEducation) => boolean): number =>
    Math.round((4 * educations.filter(test).length) / educations.length)
  return [
    'any',
    ...unsure.map((name) => `doubt ${name}`),
    ...listNameFeatures('school', school),
    ...listNameFeatures('degree', degree),
    ...listNameFeatures('field', field),
    `school ${stepOf(scoreSchool(school ?? ''))}`,
    `degree ${stepOf(scoreDegree(degree ?? '') - 0.6)}`,
    `school as degree ${stepOf(scoreDegree(school ?? ''))}`,
    `school as field ${stepOf(scoreField(school ?? ''))}`,
    `field ${field === null ? 'none' : stepOf(scoreField(field))}`,
    `field as school ${stepOf(scoreSchool(field ?? ''))}`,
    `field as degree ${stepOf(scoreDegree(field ?? '') - 0.6)}`,
    `school as part ${isFaculty(school ?? '') || isSchoolKind(school ?? '') ? 1 : 0}`,
    ...(JOINED.test(field ?? '') ? ['field joined'] : []),
    ...(GENERIC.test(degree ?? '') ? [`degree generic ${field === null ? 0 : 1}`] : []),
    ...listTold(study),
    ...(experiences.some((job) => isSamePeriod(job, study)) ? ['dates of a job'] : []),
    `order ${orderOf(study, educations)}`,
    `dated ${share((one) => (one.start_date ?? one.end_date) !== null)}`,
    `dates ${study.start_date === null ? 0 : 1}${study.end_date === null ? 0 : 1}`,
    `school as place ${stepOf(scorePlace(school ?? ''))}`,
    `location ${location === null ? 'none' : stepOf(scorePlace(location))}`,
    `grade ${study.gpa === null ? 0 : 1}`,
    `lines ${Math.min(3, study.achievements.length)}`,
    `studies ${Math.min(5, educations.length)}`,
    `named ${share((one) => one.school_name !== null && one.degree !== null)}`,
    `schooled ${share((one) => scoreSchool(one.school_name ?? '') > 0)}`,
    `titled ${share((one) => scoreDegree(one.degree ?? '') > 1)}`,
    `doubted ${share((one) => one.unsure.some((name) => name === 'school_name' || name === 'degree'))}`,
    `span ${spanOf(study)}`,
    ...evidenceOf(study),
  ]
}

/** The length of an entry's period in years, by steps. */
function spanOf({
  start_date: start,
  end_date: end,
}: Pick<ParsedEducation, 'start_date' | 'end_date'>): string {
  if (start === null || end === null) return 'none'
  const years = (Date.parse(end) - Date.parse(start)) / YEAR_MS
  return String(years < 0 ? -1 : SPANS.filter((span) => years >= span).length)
}
const YEAR_MS = 365.25 * 24 * 3600 * 1000
const SPANS = [1, 2, 4, 6, 9, 15]

/** A small word that joins a further part of the degree to its field: "Nivel Superior en Riesgos". */
const JOINED = /\s(?:in|en|em|of|als|zum|zur|mit|pour|para|per)\s/iu
/** A word that many degrees begin with, which says little without the words after it. */
const GENERIC =
  /^(?:grado|título|diplom[ae]?|diplôme|certificat[eo]?|certificado|técnic[oa]|tecnico|ausbildung|lehre|studium|ingenier[oa]|maestr[oa]|bachiller|bachillerato|graduad[oa]|promotion|degree|course|cours|curso|corso|cursus|opleiding|brevet|attestation|qualifica)$/iu

/** Names that stand below the degree, where a school or a degree may have been overlooked. */
function listTold({ achievements }: ParsedEducation): string[] {
  const first = achievements[0] ?? ''
  if (first === '' || countWords(first) > TOLD_WORDS) return []
  return [
    ...(scoreSchool(first) > 0 ? ['told school'] : []),
    ...(namesDegree(first) ? ['told degree'] : []),
  ]
}
const TOLD_WORDS = 14

const isSamePeriod = (job: ParsedExperience, study: ParsedEducation): boolean =>
  job.start_date !== null && job.start_date === study.start_date && job.end_date === study.end_date

/** Whether an entry is dated in the order of its neighbours; entries that were cut wrongly are often not. */
function orderOf(study: ParsedEducation, all: ParsedEducation[]): 'alone' | 'kept' | 'broken' {
  const dates = all.flatMap((one) => one.end_date ?? one.start_date ?? [])
  const own = study.end_date ?? study.start_date
  if (dates.length < 2 || own === null) return 'alone'
  const at = dates.indexOf(own)
  const isFalling = (dates[0] ?? '') >= (dates.at(-1) ?? '')
  const isKept = (one: string | undefined, next: string | undefined): boolean =>
    one === undefined || next === undefined || (isFalling ? one >= next : one <= next)
  return isKept(dates[at - 1], own) && isKept(own, dates[at + 1]) ? 'kept' : 'broken'
}

const stepOf = (value: number): number => (value <= 0 ? 0 : value < 0.5 ? 1 : value < 1 ? 2 : 3)

function listNameFeatures(field: string, text: string | null): string[] {
  if (text === null) return [`${field} none`]
  const small = text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0
  return [
    `${field} words ${Math.min(8, countWords(text))}`,
    `${field} small ${Math.min(3, small)}`,
    `${field} capitals ${text === text.toUpperCase() ? 1 : 0}`,
    ...(/\d/.test(text) ? [`${field} digit`] : []),
    ...(/,/.test(text) ? [`${field} comma`] : []),
    ...(/[()]/.test(text) ? [`${field} bracket`] : []),
    ...(/\s[-–—|/]|[-–—|/]\s/.test(text) ? [`${field} dash`] : []),
    ...(/\p{Ll}{2,}\.\s+\p{L}/u.test(text) ? [`${field} two sentences`] : []),
    ...(/[.;:]$/.test(text) ? [`${field} stop`] : []),
    ...(/^\p{Lu}/u.test(text) ? [] : [`${field} begins small`]),
    ...(isUnbalanced(text) ? [`${field} unbalanced`] : []),
    ...(/\p{Ll}\p{Lu}|[^\p{L}\p{N}\s.,;:()&'’"“”/+#|–—-]/u.test(text) ? [`${field} odd`] : []),
  ]
}

const OPENED = /[(“„«]/g
const CLOSED = /[)”»]/g
/** Whether a bracket or a quotation mark is not closed; “ is also the end of a German quotation. */
function isUnbalanced(text: string): boolean {
  const marks = text.replace(/„([^“”]*)[“”]/g, '$1')
  return marks.match(OPENED)?.length !== marks.match(CLOSED)?.length
}
