import {
  Bookmark,
  ChartNoAxesCombined,
  FileText,
  LayoutDashboard,
  SquareKanban,
  UserRound,
  Users,
} from 'lucide-react'
import { t } from '#src/language/t.ts'

/** The screens of the navigation bar, in its order. */
export const SCREENS = [
  { to: '/dashboard', label: t('Dashboard'), icon: LayoutDashboard },
  { to: '/job-tracker', label: t('Job Tracker'), icon: SquareKanban },
  { to: '/contacts', label: t('People'), icon: Users },
  { to: '/analytics', label: t('Analytics'), icon: ChartNoAxesCombined },
  { to: '/documents', label: t('Documents'), icon: FileText },
  { to: '/resources', label: t('Bookmarks'), icon: Bookmark },
  { to: '/profile', label: t('Profile'), icon: UserRound },
] as const
