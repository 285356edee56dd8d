import boardDark from './pictures/board-dark.webp'
import boardLight from './pictures/board-light.webp'
import dashboardDark from './pictures/dashboard-dark.webp'
import dashboardLight from './pictures/dashboard-light.webp'
import extensionDark from './pictures/extension-dark.webp'
import extensionLight from './pictures/extension-light.webp'
import notesDark from './pictures/notes-dark.webp'
import notesLight from './pictures/notes-light.webp'
import searchDark from './pictures/search-dark.webp'
import searchLight from './pictures/search-light.webp'
import { t } from '#src/language/t.ts'

export const PICTURES = {
  board: {
    light: boardLight,
    dark: boardDark,
    alt: t(
      'Part of the board: cards in the columns Applied, Interviewing and Offered, each with its company, place, age and next date.',
    ),
  },
  search: {
    light: searchLight,
    dark: searchDark,
    alt: t(
      'The list of applications narrowed to those that match “frontend”, each with its status and the date it was sent.',
    ),
  },
  dashboard: {
    light: dashboardLight,
    dark: dashboardDark,
    alt: t(
      'Part of the dashboard: two new mails, each with the sentence that it rests on and the status it leads to, and the counts by status.',
    ),
  },
  notes: {
    light: notesLight,
    dark: notesDark,
    alt: t(
      'Part of an application’s overview: the job posting, an interview tomorrow at ten of which twelve items are prepared, and buttons for what came to nothing.',
    ),
  },
  extension: {
    light: extensionLight,
    dark: extensionDark,
    alt: t(
      'The extension above a job posting: its position, company and place are filled in, and one of them asks to be checked.',
    ),
  },
} as const

export type PictureName = keyof typeof PICTURES
