import {
  Columns3,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  NotebookPen,
  Puzzle,
  Search,
} from 'lucide-react'
import type { PictureName } from './pictures.ts'

export type Feature = {
  id: string
  name: string
  icon: LucideIcon
  /** One sentence, for the landing page. */
  summary: string
  /** What it does today, for the features page. */
  points: readonly string[]
  /** What is still to come, said plainly. */
  later?: string
  picture?: PictureName
}

/** The six features of the product, as they are today. */
export const FEATURES: readonly Feature[] = [
  {
    id: 'track-applications',
    name: 'Track applications',
    icon: Columns3,
    summary: 'Status, deadlines and company details on a board or in a list.',
    points: [
      'Five columns: saved, applied, interviewing, offered and rejected. Move a card by mouse, finger or keyboard, or from its menu.',
      'Company, position, place, link, deadline and interview in one form; only two fields are required.',
      'Every change of status is kept with its date, so you can see how long you have been waiting.',
      'Deleted by mistake? Press Undo right away, and it is back with its notes and its history.',
    ],
    picture: 'board',
  },
  {
    id: 'search-and-filters',
    name: 'Search and filters',
    icon: Search,
    summary: 'Find any application by company, position or place while you type.',
    points: [
      'Results follow each letter, on the board and in the list, and the address of a search can be kept.',
      'Sort the list by any column; on a phone, go through one status at a time.',
      'Press / to search and Ctrl or ⌘ K to jump to any application from any screen.',
    ],
    picture: 'search',
  },
  {
    id: 'dashboards',
    name: 'Personalized dashboards',
    icon: LayoutDashboard,
    summary: 'See progress at a glance, and what comes next.',
    points: [
      'Where you stand: saved, applied, interviewing, offers and rejected. Each count leads to its column.',
      'The interviews of the next 7, 15 or 30 days, with the days that are left.',
      'Deadlines in the order in which they come due, and your latest applications.',
    ],
    picture: 'dashboard',
  },
  {
    id: 'contact-management',
    name: 'Contact management',
    icon: NotebookPen,
    summary: 'Everybody you meet, what was said, and what to do next.',
    points: [
      'People of their own, linked with your applications: how to reach them, and what was said when. Your address book goes in and out as vCard.',
      'Follow-ups on the dashboard, overdue ones first: done or snoozed with one press.',
      'A checklist for each kind of interview, with your ticks and notes, for the five minutes before the call.',
    ],
    later: 'Reminders by mail are still to come. Today the dashboard tells what is due.',
    picture: 'notes',
  },
  {
    id: 'document-storage',
    name: 'Document storage',
    icon: FileText,
    summary: 'Resumes and cover letters beside your applications, readable on any device.',
    points: [
      'Room for three documents of up to 3 MB, as PDF or Word, kept with everything else you write here.',
      'Drop a file anywhere on the page, and read it in place: on a phone as well, between two interviews.',
      'Each application can say which version you sent with it, and remembers its name when you delete the file.',
    ],
  },
  {
    id: 'browser-extension',
    name: 'Browser extension support',
    icon: Puzzle,
    summary: 'A REST interface that an extension or your own script can use.',
    points: [
      'Applications are listed, added, changed and deleted by REST as well, by the same rules as on the screen.',
      'So a browser extension, a script or another app can save a job posting for you.',
      'Each has an access token of its own, which may read, change or only save postings, and which you end when you like.',
      'An assistant that speaks the Model Context Protocol can search your applications, add one and move it.',
    ],
    later: 'The extension itself is still to come; what it will talk to is there today.',
  },
]
