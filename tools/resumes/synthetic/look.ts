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
] as const
const DATE_FORMS = ['numbers', 'dots', 'short', 'long', 'years', 'days', 'two-digits'] as const
const SHAPES = ['free', 'free', 'free', 'at', 'form', 'europass', 'old-europass'] as const
const DASHES = [' – ', ' - ', '-', '–', ' until '] as const
const HEADERS = ['style', 'bold-capitals', 'bold-colon', 'capitals', 'bold', 'ruled'] as const
const EMPHASES = ['first', 'both', 'none', 'italic'] as const
const POINTS = ['list', 'typed', 'prose', 'none'] as const
const SPACES = ['blank', 'before', 'tight'] as const
const TOWNS = ['none', 'comma', 'parentheses', 'dash'] as const
const SEPARATORS = [', ', ' – ', ' | ', ' - ', ' • '] as const

/** How a resume is set: every choice is one that people make. */
export type Look = {
  /** `boxes` are columns of text boxes where there are any; `margin` has the headers at the left. */
  columns: (typeof COLUMNS)[number]
  dates: (typeof DATES)[number]
  dateForm: (typeof DATE_FORMS)[number]
  /**
   * `free` sets an entry as the other choices say; `at` joins its names by a word, `form` labels each part,
   * `europass` has the date above, and `old-europass` is a table with the labels at its left.
   */
  shape: (typeof SHAPES)[number]
  dash: (typeof DASHES)[number]
  isCompanyFirst: boolean
  isSchoolFirst: boolean
  /** The two names stand on one line. */
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

export const chooseLook = (random: Random): Look => ({
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
})

/** What `npm run resumes -- FOLDER --by=tag` groups them by. */
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
  ...(look.isNested ? ['nested-roles'] : []),
]
