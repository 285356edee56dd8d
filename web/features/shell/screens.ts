import {
  Bookmark,
  ChartNoAxesCombined,
  FileText,
  LayoutDashboard,
  SquareKanban,
  UserRound,
  Users,
} from 'lucide-react'

/** The screens of the navigation bar, in its order. */
export const SCREENS = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/job-tracker', label: 'Job Tracker', icon: SquareKanban },
  { to: '/contacts', label: 'People', icon: Users },
  { to: '/analytics', label: 'Analytics', icon: ChartNoAxesCombined },
  { to: '/documents', label: 'Documents', icon: FileText },
  { to: '/resources', label: 'Bookmarks', icon: Bookmark },
  { to: '/profile', label: 'Profile', icon: UserRound },
] as const
