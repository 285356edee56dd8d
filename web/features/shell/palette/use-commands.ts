import { useMantineColorScheme } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Keyboard, LogOut, type LucideIcon, Plus, Settings } from 'lucide-react'
import { useJobDialogs } from '../../jobs/index.ts'
import { SCREENS } from '../screens.ts'
import { THEMES } from '../../../ui/themes.ts'
import { logOut } from '../../../lib/session.ts'

export type Command = { id: string; label: string; icon: LucideIcon; run: () => void }

/** What the palette offers besides applications: the screens, and what can be done anywhere. */
export const useCommands = (onShortcuts: () => void): Command[] => {
  const navigate = useNavigate()
  const jobDialog = useJobDialogs()
  const { setColorScheme } = useMantineColorScheme()
  return [
    { id: 'add', label: 'Add application', icon: Plus, run: () => jobDialog.open('add') },
    ...SCREENS.map(({ to, label, icon }) => ({
      id: to,
      label: `Go to ${label}`,
      icon,
      run: () => void navigate({ to }),
    })),
    {
      id: '/settings',
      label: 'Go to Settings',
      icon: Settings,
      run: () => void navigate({ to: '/settings' }),
    },
    ...THEMES.map(({ value, label, icon }) => ({
      id: `theme-${value}`,
      label: `Theme: ${label.toLowerCase()}`,
      icon,
      run: () => setColorScheme(value),
    })),
    { id: 'shortcuts', label: 'Keyboard shortcuts', icon: Keyboard, run: onShortcuts },
    { id: 'logout', label: 'Log out', icon: LogOut, run: logOut },
  ]
}
