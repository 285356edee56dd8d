import type { Random } from './random.ts'

const COLUMNS = ['one', 'one', 'one', 'sidebar', 'boxes', 'margin'] as const
const DATES = [
  'left-tab',
  'left-table',
  'left-merged',
  'left-frame',
  'left-rows',
  'left-stacked',
  'right-tab',
  'right-table',
  'below',
  'above',
  'inline',
  'parentheses',
  'spaces',
  'lead',
  'lead',
  'grid',
] as const
const DATE_FORMS = [
  'numbers',
  'dots',
  'short',
  'short',
  'long',
  'long',
  'years',
  'days',
  'two-digits',
  'iso',
  'apostrophe',
  'slashed',
  'capitals',
  'day-words',
] as const
const RANGES = ['dash', 'dash', 'dash', 'words', 'shared'] as const
const LEADS = [': ', '  ', ' – ', ', ', ' '] as const
const SHAPES = [
  'free',
  'free',
  'free',
  'free',
  'at',
  'phrase',
  'phrase',
  'form',
  'europass',
  'old-europass',
] as const
/** A phrase begins or ends with its date, or has it beside. */
const PHRASE_DATES = [
  'lead',
  'lead',
  'parentheses',
  'inline',
  'left-tab',
  'right-tab',
  'left-table',
] as const
const DUTIES = ['none', 'none', 'none', 'none', 'none', '. ', ', ', ': '] as const
const DASHES = [' – ', ' - ', '-', '–', ' until '] as const
const HEADERS = ['style', 'bold-capitals', 'bold-colon', 'capitals', 'bold', 'ruled'] as const
const EMPHASES = ['first', 'both', 'none', 'italic'] as const
const POINTS = ['list', 'typed', 'prose', 'none'] as const
const SPACES = ['blank', 'before', 'tight'] as const
const TOWNS = ['none', 'comma', 'parentheses', 'dash'] as const
const SEPARATORS = [', ', ' – ', ' | ', ' - ', ' • '] as const

/** The layout of a resume. Each option occurs in real resumes. */
export type Look = {
  /** `boxes`: columns of text boxes, in formats that have them; `margin`: headers in the left margin. */
  columns: (typeof COLUMNS)[number]
  dates: (typeof DATES)[number]
  dateForm: (typeof DATE_FORMS)[number]
  /**
   * `free`: by the other options; `at`: names joined by a preposition; `phrase`: names in a phrase
   * of the language; `form`: every part labelled; `europass`: the date above; `old-europass`: a
   * table with labels at the left.
   */
  shape: (typeof SHAPES)[number]
  dash: (typeof DASHES)[number]
  /** `words`: words around the two dates; `shared`: the common year of both is printed once. */
  range: (typeof RANGES)[number]
  hasDuration: boolean
  /** The separator after a date that begins its line. */
  lead: (typeof LEADS)[number]
  /** Whether an entry on one line is a bullet. */
  isListed: boolean
  /** Whether a line describes the company. */
  hasFirm: boolean
  /** Whether a line announces the duties. */
  hasTold: boolean
  /** Whether the last jobs are in a separate section of internships. */
  isParted: boolean
  isLooseOrder: boolean
  /** The index of the phrase (modulo their number); entries of one resume may differ. */
  phrase: number
  isMixed: boolean
  /** How a duty continues the phrase: as a sentence or after a comma. */
  duty: (typeof DUTIES)[number]
  /** Whether the town is below the date, or at the right of the line without a date. */
  isTownApart: boolean
  /** Whether the town is after the last name instead of the company. */
  isTownLast: boolean
  isCompanyFirst: boolean
  isSchoolFirst: boolean
  /** Whether both names are on one line. */
  isOneLine: boolean
  separator: (typeof SEPARATORS)[number]
  town: (typeof TOWNS)[number]
  headers: (typeof HEADERS)[number]
  emphasis: (typeof EMPHASES)[number]
  points: (typeof POINTS)[number]
  space: (typeof SPACES)[number]
  isEducationFirst: boolean
  isSideFirst: boolean
  isNested: boolean
  size: number
}

export function chooseLook(random: Random): Look {
  const look = chooseFreely(random)
  return look.shape === 'phrase' ? { ...look, dates: random.pick(PHRASE_DATES) } : look
}

const chooseFreely = (random: Random): Look => ({
  columns: random.pick(COLUMNS),
  dates: random.pick(DATES),
  dateForm: random.pick(DATE_FORMS),
  dash: random.pick(DASHES),
  isCompanyFirst: random.chance(0.5),
  isSchoolFirst: random.chance(0.5),
  isOneLine: random.chance(0.5),
  separator: random.pick(SEPARATORS),
  town: random.pick(TOWNS),
  headers: random.pick(HEADERS),
  emphasis: random.pick(EMPHASES),
  points: random.pick(POINTS),
  space: random.pick(SPACES),
  isEducationFirst: random.chance(0.3),
  isSideFirst: random.chance(0.6),
  isNested: random.chance(0.25),
  size: random.whole(9, 12),
  shape: random.pick(SHAPES),
  range: random.pick(RANGES),
  hasDuration: random.chance(0.12),
  lead: random.pick(LEADS),
  isListed: random.chance(0.2),
  hasFirm: random.chance(0.12),
  hasTold: random.chance(0.25),
  isParted: random.chance(0.2),
  isLooseOrder: random.chance(0.3),
  phrase: random.whole(0, 99),
  isMixed: random.chance(0.3),
  duty: random.pick(DUTIES),
  isTownLast: random.chance(0.5),
  isTownApart: random.chance(0.3),
})

/** The tags by which `npm run resumes -- FOLDER --by=tag` groups resumes. */
export const listTags = (look: Look): string[] => [
  `columns-${look.columns}`,
  `dates-${look.dates}`,
  `form-${look.dateForm}`,
  `shape-${look.shape}`,
  look.isCompanyFirst ? 'company-first' : 'title-first',
  look.isOneLine ? 'one-line-entry' : 'two-line-entry',
  `headers-${look.headers}`,
  `emphasis-${look.emphasis}`,
  `points-${look.points}`,
  `space-${look.space}`,
  `town-${look.town}`,
  `range-${look.range}`,
  ...(look.isNested ? ['nested-roles'] : []),
  ...(look.isListed ? ['listed'] : []),
  ...(look.hasFirm ? ['firm-told'] : []),
  ...(look.hasTold ? ['duties-told'] : []),
  ...(look.isParted ? ['internships'] : []),
  ...(look.hasDuration ? ['durations'] : []),
]
