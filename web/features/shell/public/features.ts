import {
  Columns3,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  NotebookPen,
  Puzzle,
  Search,
} from 'lucide-react'

export type Feature = {
  id: FeatureId
  name: string
  icon: LucideIcon
  /** One sentence, for the landing page. */
  summary: string
}

export type FeatureId =
  | 'track-applications'
  | 'search-and-filters'
  | 'dashboards'
  | 'contact-management'
  | 'document-storage'
  | 'browser-extension'

/** The six features of the product, as they are today. */
export const FEATURES: readonly Feature[] = [
  {
    id: 'track-applications',
    name: 'Track applications',
    icon: Columns3,
    summary: 'Status, deadlines and company details on a board or in a list.',
  },
  {
    id: 'search-and-filters',
    name: 'Search and filters',
    icon: Search,
    summary: 'Find any application while you type, and narrow them by whatever you know.',
  },
  {
    id: 'dashboards',
    name: 'Personalized dashboards',
    icon: LayoutDashboard,
    summary: 'See progress at a glance, and what comes next.',
  },
  {
    id: 'contact-management',
    name: 'Contact management',
    icon: NotebookPen,
    summary: 'Everybody you meet, what was said, and what to do next.',
  },
  {
    id: 'document-storage',
    name: 'Document storage',
    icon: FileText,
    summary: 'Resumes and cover letters beside your applications, readable on any device.',
  },
  {
    id: 'browser-extension',
    name: 'Browser extension support',
    icon: Puzzle,
    summary: 'Save any job posting in one click, or from a script of your own.',
  },
]
