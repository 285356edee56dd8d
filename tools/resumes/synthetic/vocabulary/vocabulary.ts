type Some = readonly [string, ...string[]]

export type Labels = Record<'dates' | 'title' | 'company' | 'town' | 'school' | 'degree', string>

/**
 * The words for resumes of one language, with the placeholders `{town}`, `{name}`, `{surname}` and
 * `{acronym}`.
 */
export type Vocabulary = {
  language: string
  headers: { experience: Some; education: Some; skills: Some; profile: Some }
  months: readonly string[]
  shortMonths: readonly string[]
  present: Some
  /** Between two dates, instead of a dash. */
  until: string
  towns: Some
  titles: Some
  companies: Some
  schools: Some
  degrees: Some
  fields: Some
  /** Joins a degree and its field: "BSc in Physics". */
  joins: Some
  points: Some
  /** The preposition between a position and its employer. */
  at: string
  /** The labels of a form, and those of the old Europass. */
  labels: Labels
  europass: Labels
  profile: Some
  skills: Some
  /** Phrases with a position, its employer and their town. */
  phrases: Some
  /** Before the start of a current job. */
  since: string
  /** Words before and between two dates ("from" and "to"). */
  between: readonly [string, string]
  /** Between a month's name and its year. */
  of: string
  /** Singular and plural of year and of month. */
  durations: readonly [string, string, string, string]
  /** Headings of a job's duties. */
  told: Some
  /** Descriptions of companies. */
  firms: Some
  /** Headers of internships and of sections without jobs or degrees. */
  asides: Record<'internships' | Aside, Some>
  asideLines: Record<Aside, Some>
}

/** Sections without jobs or degrees; some of them contain dates. */
export const ASIDES = ['languages', 'interests', 'certificates', 'projects', 'references'] as const
export type Aside = (typeof ASIDES)[number]

export const MADE_UP_PEOPLE: Some = [
  'Ada Muster',
  'Noel Probe',
  'Ines Modelo',
  'Luc Exemple',
  'Bruno Esempio',
  'Sanne Voorbeeld',
  'Rita Amostra',
  'Kim Sample',
]
