type Some = readonly [string, ...string[]]

export type Labels = Record<'dates' | 'title' | 'company' | 'town' | 'school' | 'degree', string>

/** What the resumes of a language are made of. `{town}`, `{name}`, `{surname}` and `{acronym}` are filled in. */
export type Vocabulary = {
  language: string
  headers: { experience: Some; education: Some; skills: Some; profile: Some }
  months: readonly string[]
  shortMonths: readonly string[]
  present: Some
  /** Between two dates, where no dash stands. */
  until: string
  towns: Some
  titles: Some
  companies: Some
  schools: Some
  degrees: Some
  fields: Some
  /** How a degree and its field are joined: "BSc in Physics". */
  joins: Some
  points: Some
  /** What leads from a position to its employer. */
  at: string
  /** The labels of a form: its own, and those of the old Europass. */
  labels: Labels
  europass: Labels
  profile: Some
  skills: Some
  /** A position, its employer and their town in one phrase. */
  phrases: Some
  /** Before the start of a job that goes on. */
  since: string
  /** "from" and "to" around two dates. */
  between: readonly [string, string]
  /** Between a month's name and its year. */
  of: string
  /** One year, years, one month, months. */
  durations: readonly [string, string, string, string]
  /** What announces the duties of a job. */
  told: Some
  /** What says what a company does. */
  firms: Some
  /** Headers of what holds neither jobs nor studies, and of jobs that stand apart. */
  asides: Record<'internships' | Aside, Some>
  asideLines: Record<Aside, Some>
}

/** Sections that hold neither jobs nor studies; some of them bear dates. */
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
