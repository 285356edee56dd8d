import type { FeatureId } from './features.ts'
import type { PictureName } from './pictures.ts'

/** What the features page says of a feature; the landing page carries none of it. */
type Details = {
  /** What it does today. */
  points: readonly string[]
  /** What is still to come, said plainly. */
  later?: string
  picture?: PictureName
}

export const FEATURE_DETAILS: Record<FeatureId, Details> = {
  'track-applications': {
    points: [
      'Five columns: saved, applied, interviewing, offered and rejected. Move a card by mouse, finger or keyboard, or from its menu.',
      'Company, position, place, link, deadline and interview in one form; only two fields are required.',
      'Every change of status is kept with its date, so you can see how long you have been waiting.',
      'Deleted by mistake? Press Undo right away, and it is back with its notes and its history.',
    ],
    picture: 'board',
  },
  'search-and-filters': {
    points: [
      'Results follow each letter, on the board and in the list, and the address of a search can be kept.',
      'Sort the list by any column; on a phone, go through one status at a time.',
      'Press / to search and Ctrl or ⌘ K to jump to any application from any screen.',
    ],
    picture: 'search',
  },
  dashboards: {
    points: [
      'Where you stand: saved, applied, interviewing, offers and rejected. Each count leads to its column.',
      'The interviews of the next 7, 15 or 30 days, with the days that are left.',
      'Deadlines in the order in which they come due, and your latest applications.',
    ],
    picture: 'dashboard',
  },
  'contact-management': {
    points: [
      'People of their own, linked with your applications: how to reach them, and what was said when. Your address book goes in and out as vCard.',
      'Follow-ups on the dashboard, overdue ones first: done or snoozed with one press.',
      'A checklist for each kind of interview, with your ticks and notes, for the five minutes before the call.',
    ],
    later: 'Reminders by mail are still to come. Today the dashboard tells what is due.',
    picture: 'notes',
  },
  'document-storage': {
    points: [
      'Room for three documents of up to 3 MB, as PDF or Word, kept with everything else you write here.',
      'Drop a file anywhere on the page, and read it in place: on a phone as well, between two interviews.',
      'Each application can say which version you sent with it, and remembers its name when you delete the file.',
    ],
  },
  'browser-extension': {
    points: [
      'Press its button on a job posting: company, position, place, pay and deadline are read from the page as you see it, on job boards and on companies’ own pages. What is only guessed says so.',
      'It points out a job that you have already, keeps the posting’s text for when the page is gone, and asks for nothing but your own server.',
      'Offline, or your server is down? It keeps what you save and sends it later, once.',
      'On a phone, share a posting with the installed app, or paste its address or text.',
    ],
    picture: 'extension',
  },
}
