import { useMantineColorScheme } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import {
  BellPlus,
  CalendarPlus,
  FileCheck2,
  Keyboard,
  ListFilter,
  MailPlus,
  LogOut,
  type LucideIcon,
  Plus,
  Settings,
  Upload,
  UserPlus,
} from 'lucide-react'
import { useContactDialogs } from '../../contacts/index.ts'
import { useInterviewDialogs } from '../../interviews/index.ts'
import { useJobDialogs } from '../../jobs/index.ts'
import { useMailDialogs } from '../../mail/index.ts'
import { useReminderDialogs } from '../../reminders/index.ts'
import { useTransferDialogs } from '../../transfer/index.ts'
import { SCREENS } from '../screens.ts'
import { THEMES } from '../../../ui/themes.ts'
import { logOut } from '../../../lib/session.ts'
import { trpc } from '../../../lib/trpc.ts'
import { t } from '#src/language/t.ts'

export type Command = { id: string; label: string; icon: LucideIcon; run: () => void }

/** The palette's commands: the screens, and actions available everywhere. */
export const useCommands = (onShortcuts: () => void): Command[] => {
  const navigate = useNavigate()
  const { history } = useRouter()
  const { data } = trpc.views.list.useQuery()
  const jobDialog = useJobDialogs()
  const contactDialog = useContactDialogs()
  const reminderDialog = useReminderDialogs()
  const transferDialog = useTransferDialogs()
  const mailDialog = useMailDialogs()
  const interviewDialog = useInterviewDialogs()
  const { setColorScheme } = useMantineColorScheme()
  return [
    { id: 'add', label: t('Add application'), icon: Plus, run: () => jobDialog.open('add') },
    {
      id: 'add-person',
      label: t('Add person'),
      icon: UserPlus,
      run: () => contactDialog.open('add'),
    },
    {
      id: 'add-interview',
      label: t('Add interview'),
      icon: CalendarPlus,
      run: () => interviewDialog.open('add'),
    },
    {
      id: 'add-follow-up',
      label: t('Add follow-up'),
      icon: BellPlus,
      run: () => reminderDialog.open('add'),
    },
    { id: 'add-mail', label: t('Add mail'), icon: MailPlus, run: () => mailDialog.open('add') },
    {
      id: 'import-applications',
      label: t('Import applications'),
      icon: Upload,
      run: () => transferDialog.open('import'),
    },
    {
      id: 'proof-of-search',
      label: t('Proof of search'),
      icon: FileCheck2,
      run: () => transferDialog.open('report'),
    },
    ...(data?.views ?? []).map(({ id, name, search }) => ({
      id,
      label: t('View: {name}', { name }),
      icon: ListFilter,
      run: () => history.push(`/job-tracker?${search.replace(/^\?/, '')}`),
    })),
    ...SCREENS.map(({ to, label, icon }) => ({
      id: to,
      label: t('Go to {screen}', { screen: label }),
      icon,
      run: () => void navigate({ to }),
    })),
    {
      id: '/settings',
      label: t('Go to Settings'),
      icon: Settings,
      run: () => void navigate({ to: '/settings' }),
    },
    ...THEMES.map(({ value, icon }) => ({
      id: `theme-${value}`,
      label: t('{theme, select, light {Theme: light} dark {Theme: dark} other {Theme: system}}', {
        theme: value,
      }),
      icon,
      run: () => setColorScheme(value),
    })),
    { id: 'shortcuts', label: t('Keyboard shortcuts'), icon: Keyboard, run: onShortcuts },
    { id: 'logout', label: t('Log out'), icon: LogOut, run: logOut },
  ]
}
