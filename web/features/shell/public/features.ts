import {
  Columns3,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  NotebookPen,
  Puzzle,
  Search,
} from 'lucide-react'
import { t } from '#src/language/t.ts'

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

/** The product's six features. */
export const FEATURES: readonly Feature[] = [
  {
    id: 'track-applications',
    name: t('Track applications'),
    icon: Columns3,
    summary: t('Status, deadlines and company details on a board or in a list.'),
  },
  {
    id: 'search-and-filters',
    name: t('Search and filters'),
    icon: Search,
    summary: t('Find any application as you type, and narrow the list by whatever you know.'),
  },
  {
    id: 'dashboards',
    name: t('Personalized dashboards'),
    icon: LayoutDashboard,
    summary: t('See progress at a glance, and what comes next.'),
  },
  {
    id: 'contact-management',
    name: t('Contact management'),
    icon: NotebookPen,
    summary: t('Everybody you meet, what was said, and what to do next.'),
  },
  {
    id: 'document-storage',
    name: t('Document storage'),
    icon: FileText,
    summary: t('Resumes and cover letters beside your applications, readable on any device.'),
  },
  {
    id: 'browser-extension',
    name: t('Browser extension support'),
    icon: Puzzle,
    summary: t('Save any job posting in one click, or from a script of your own.'),
  },
]
