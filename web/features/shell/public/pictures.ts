import boardDark from './pictures/board-dark.webp'
import boardLight from './pictures/board-light.webp'
import dashboardDark from './pictures/dashboard-dark.webp'
import dashboardLight from './pictures/dashboard-light.webp'
import notesDark from './pictures/notes-dark.webp'
import notesLight from './pictures/notes-light.webp'
import { t } from '#src/language/t.ts'

/** A screenshot of a part of a screen, in both themes (tools/pictures.ts). */
export type Picture = { light: string; dark: string; alt: string }

/** Pictures that the landing page shows, too. */
export const PICTURES = {
  board: {
    light: boardLight,
    dark: boardDark,
    alt: t(
      'Part of the board: cards in the columns Applied, Interviewing and Offered, each with its company, place, age and next date.',
    ),
  },
  dashboard: {
    light: dashboardLight,
    dark: dashboardDark,
    alt: t(
      'Part of the dashboard: two new emails, each with the sentence that decided it and the status it leads to, and the counts by status.',
    ),
  },
  notes: {
    light: notesLight,
    dark: notesDark,
    alt: t(
      'Part of an application’s overview: the job posting, an interview tomorrow at ten of which twelve items are prepared, and buttons for what did not work out.',
    ),
  },
} as const satisfies Record<string, Picture>
