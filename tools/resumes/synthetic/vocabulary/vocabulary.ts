type Some = readonly [string, ...string[]]

export type Labels = Record<'dates' | 'title' | 'company' | 'town' | 'school' | 'degree', string>

/** What the resumes of a language are made of. `{town}` and `{name}` are filled in. */
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
}

/** Made-up names, alike in every language. */
export const MADE_UP_NAMES: Some = [
  'Valmora',
  'Brennick',
  'Tolvaris',
  'Quessel',
  'Ardenhof',
  'Mirelio',
  'Sandoquay',
  'Pellworth',
  'Korvanta',
  'Lumibrel',
  'Osterwick',
  'Fennbrook',
  'Galdimar',
  'Harnessa',
  'Zenthoven',
  'Ravelin',
]

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
