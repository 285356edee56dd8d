import type { ParsedEducation, ParsedExperience, ParsedResume } from '#src/import/schema.ts'
import { weighDegree, weighField, weighSchool } from './degree-words.ts'
import model from './doubt-weights.json' with { type: 'json' }
import { weighShape } from './name-shape.ts'
import { weighOrganisation } from './organisation-words.ts'
import { weighPlace } from './place-words.ts'
import { countWords } from './text.ts'
import { weighTitle } from './title-words.ts'

/** Feature weights of the confidence model; an entry whose sum is below `threshold` is marked as unsure. */
export type DoubtModel = { weights: ReadonlyMap<string, number>; least: number }
type Kind = 'experience' | 'education'
export type DoubtModels = Record<Kind, DoubtModel>

const toModel = ({ weights, least }: { weights: string[]; least: number }): DoubtModel => ({
  weights: new Map(
    weights.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  ),
  least,
})
export const LEARNT_DOUBTS: DoubtModels = {
  experience: toModel(model.experience),
  education: toModel(model.education),
}

/**
 * Sets `unsure` of the names of each entry by the confidence model, replacing what the rules found
 * unsure (which is one of the features).
 */
export function doubtEntries(resume: ParsedResume, models: DoubtModels): ParsedResume {
  const isDoubtful = (kind: Kind, signs: string[]): boolean =>
    sumSigns(models[kind], signs) < models[kind].least
  return {
    experiences: resume.experiences.map((job) => ({
      ...job,
      unsure: doubt(
        job,
        ['company_name', 'title'],
        isDoubtful('experience', listJobSigns(job, resume)),
      ),
    })),
    educations: resume.educations.map((study) => ({
      ...study,
      unsure: doubt(
        study,
        ['school_name', 'degree'],
        isDoubtful('education', listStudySigns(study, resume)),
      ),
    })),
  }
}

const doubt = <F extends string>(
  entry: { unsure: F[] } & Partial<Record<F, unknown>>,
  names: F[],
  isDoubtful: boolean,
): F[] => [
  ...(isDoubtful ? names.filter((name) => entry[name] !== null) : []),
  ...entry.unsure.filter((field) => !names.includes(field)),
]

export const sumSigns = ({ weights }: Pick<DoubtModel, 'weights'>, signs: string[]): number =>
  signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0)

/** Features of a parsed job and of the other jobs of the resume. */
export function listJobSigns(job: ParsedExperience, { experiences }: ParsedResume): string[] {
  const { company_name: company, title, location, unsure } = job
  const share = (test: (one: ParsedExperience) => boolean): number =>
    Math.round((4 * experiences.filter(test).length) / experiences.length)
  return [
    'any',
    ...unsure.map((field) => `doubt ${field}`),
    ...listNameSigns('company', company),
    ...listNameSigns('title', title),
    `title ${stepOf(weighTitle(title ?? ''))}`,
    `title as organisation ${stepOf(weighOrganisation(title ?? ''))}`,
    `company ${stepOf(weighOrganisation(company ?? '') + weighSchool(company ?? ''))}`,
    `company as title ${stepOf(weighTitle(company ?? ''))}`,
    `title shape ${Math.round(2 * weighShape(title ?? ''))}`,
    `company shape ${Math.round(2 * weighShape(company ?? ''))}`,
    `company as place ${stepOf(weighPlace(company ?? ''))}`,
    `location ${location === null ? 'none' : stepOf(weighPlace(location))}`,
    `told ${Math.min(3, Math.ceil((job.description?.length ?? 0) / 200))}`,
    `dates ${job.start_date === null ? 0 : 1}${job.current_role ? 'now' : job.end_date === null ? 0 : 1}`,
    ...(job.start_date !== null && job.start_date === job.end_date ? ['dates one'] : []),
    ...(job.end_date?.endsWith('-01-01') || job.start_date?.endsWith('-01-01')
      ? ['dates years']
      : []),
    `jobs ${Math.min(5, experiences.length)}`,
    `named ${share((one) => one.company_name !== null && one.title !== null)}`,
    `titled ${share((one) => weighTitle(one.title ?? '') >= 1)}`,
    `doubted ${share((one) => one.unsure.some((field) => field === 'title' || field === 'company_name'))}`,
  ]
}

/** Like `listJobFeatures`, for a degree. */
export function listStudySigns(study: ParsedEducation, { educations }: ParsedResume): string[] {
  const { school_name: school, degree, field_of_study: field, unsure } = study
  return [
    'any',
    ...unsure.map((name) => `doubt ${name}`),
    ...listNameSigns('school', school),
    ...listNameSigns('degree', degree),
    `school ${stepOf(weighSchool(school ?? ''))}`,
    `degree ${stepOf(weighDegree(degree ?? '') - 0.6)}`,
    `school as degree ${stepOf(weighDegree(school ?? ''))}`,
    `school as field ${stepOf(weighField(school ?? ''))}`,
    `field ${field === null ? 'none' : stepOf(weighField(field))}`,
    `dates ${study.start_date === null ? 0 : 1}${study.end_date === null ? 0 : 1}`,
    `studies ${Math.min(5, educations.length)}`,
  ]
}

const stepOf = (value: number): number => (value <= 0 ? 0 : value < 0.5 ? 1 : value < 1 ? 2 : 3)

function listNameSigns(field: string, text: string | null): string[] {
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
    ...(/[.;:]$/.test(text) ? [`${field} stop`] : []),
    ...(/^\p{Lu}/u.test(text) ? [] : [`${field} begins small`]),
    ...(/\p{Ll}\p{Lu}|[^\p{L}\p{N}\s.,;:()&'’"“”/+#|–—-]/u.test(text) ? [`${field} odd`] : []),
  ]
}
