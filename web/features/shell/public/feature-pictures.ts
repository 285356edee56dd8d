import analyticsDark from './pictures/analytics-dark.webp'
import analyticsLight from './pictures/analytics-light.webp'
import extensionDark from './pictures/extension-dark.webp'
import extensionLight from './pictures/extension-light.webp'
import searchDark from './pictures/search-dark.webp'
import searchLight from './pictures/search-light.webp'
import type { Picture } from './pictures.ts'
import { t } from '#src/language/t.ts'

/** Pictures that only the features page shows. */
export const FEATURE_PICTURES = {
  search: {
    light: searchLight,
    dark: searchDark,
    alt: t(
      'The list of applications narrowed to those that are applied or interviewing and match “engineer”, each with its status and the date it was sent.',
    ),
  },
  analytics: {
    light: analyticsLight,
    dark: analyticsDark,
    alt: t(
      'Part of the analytics: a diagram of how many applications went from applied to interviewing, to an offer or a rejection, or are open.',
    ),
  },
  extension: {
    light: extensionLight,
    dark: extensionDark,
    alt: t(
      'The extension above a job posting: its position, company and place are filled in, and one of them asks to be checked.',
    ),
  },
} as const satisfies Record<string, Picture>
