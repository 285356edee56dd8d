import type { FeatureId } from './features.ts'
import { FEATURE_PICTURES } from './feature-pictures.ts'
import { type Picture, PICTURES } from './pictures.ts'
import { t } from '#src/language/t.ts'

/** Details of a feature that only the features page shows. */
type Details = {
  /** What the feature does. */
  points: readonly string[]
  pictures: readonly Picture[]
}

export const FEATURE_DETAILS: Record<FeatureId, Details> = {
  'track-applications': {
    points: [
      t(
        'Five columns: saved, applied, interviewing, offered and rejected. Move a card by mouse, finger or keyboard, or from its menu.',
      ),
      t(
        'Company, position, place, link, deadline and interview in one form; only two fields are required.',
      ),
      t(
        'Every change of status is recorded with its date, so you can see how long you have been waiting; a wrong date can be corrected.',
      ),
      t(
        'Stages of your own within a column, tags, and one key for ghosted or withdrawn. Drag cards from one to the next. Select many and change them at once, with one Undo.',
      ),
      t(
        'Start with what you have: import LinkedIn’s archive, Simplify, Huntr, Teal, JobSync or any spreadsheet. Export everything again as CSV or JSON.',
      ),
      t(
        'Deleted by mistake? Press Undo, or find it under Recently deleted for 30 days, with its notes and its history.',
      ),
    ],
    pictures: [PICTURES.board],
  },
  'search-and-filters': {
    points: [
      t(
        'Results update as you type, on the board and in the list, and include notes and saved postings.',
      ),
      t(
        'Filters combine: status, stage, tag, dates, company, place, kind of work, source and more, each with its count. Save them under a name.',
      ),
      t(
        'Choose the list’s columns, pay and source among them, and sort by any; on a phone, go through one status at a time.',
      ),
      t(
        'Press / to search and Ctrl or ⌘ K to jump to any application, saved view or screen from wherever you are.',
      ),
    ],
    pictures: [FEATURE_PICTURES.search],
  },
  dashboards: {
    points: [
      t(
        'Where you stand: saved, applied, interviewing, offers and rejected. Each count leads to its column.',
      ),
      t('The interviews of the next 7, 15 or 30 days, with the days that are left.'),
      t(
        'What is due today, what has gone quiet for longer than your answers usually take, deadlines, and your latest applications. Hide or move each part.',
      ),
      t(
        'What came of it all: how many were answered and how soon, where they came from and where they ended, as diagrams, tables and pictures to keep.',
      ),
      t(
        'A goal for each week or month, if you want one: how many applications and efforts, and how far you have come.',
      ),
      t(
        'A proof of your search for the job centre, in general or for Germany, Switzerland and the United States, as PDF or CSV.',
      ),
    ],
    pictures: [PICTURES.dashboard, FEATURE_PICTURES.analytics],
  },
  'contact-management': {
    points: [
      t(
        'People of their own, linked with your applications: how to reach them, and what was said when. Your address book goes in and out as vCard.',
      ),
      t('Follow-ups on the dashboard, overdue ones first: done or snoozed with one press.'),
      t(
        'Every round of interviews with its time, place and people, and a checklist, your ticks and notes for the five minutes before the call.',
      ),
      t(
        'Reminded in time: an email in the morning or on Mondays, a notification on your device, and your own calendar, which reads interviews and deadlines at a private address.',
      ),
    ],
    pictures: [PICTURES.notes],
  },
  'document-storage': {
    points: [
      t(
        'Room for three documents of up to 3 MB, as PDF or Word, kept with everything else you write here.',
      ),
      t(
        'Drop a file anywhere on the page, and read it in place: on a phone as well, between two interviews.',
      ),
      t(
        'Each application can keep what you sent with it: its files, the posting and your answers stay as they were, whatever you change or delete later.',
      ),
    ],
    pictures: [],
  },
  'browser-extension': {
    points: [
      t(
        'Press its button on a job posting: company, position, place, pay and deadline are read from the page as you see it, on job boards and on companies’ own pages. What is only a guess is marked as one.',
      ),
      t(
        'It points out a job that you already have, keeps the posting’s text for when the page is gone, and asks for nothing but your own server.',
      ),
      t('Offline, or your server is down? It keeps what you save and sends it later, once.'),
      t('On a phone, share a posting with the installed app, or paste its address or text.'),
    ],
    pictures: [FEATURE_PICTURES.extension],
  },
}
