import { ActionIcon, Menu } from '@mantine/core'
import { AlarmClock, CalendarDays, Check, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { findDueGroup, SNOOZE_LABELS, SNOOZES, snoozeTo } from '#src/reminders/due.ts'
import type { Reminder } from '#src/reminders/schema.ts'
import { formatCardDate, formatTime } from '../../lib/dates.ts'
import { useReminderDialogs } from './dialogs.ts'
import { useDeleteReminder, useQuickChanges } from './mutations.ts'
import classes from './reminder-row.module.css'
import { t } from '#src/language/t.ts'

/** What a follow-up is about, and how to open it. */
export type AboutLink = { id: string; label: string; open: () => void }

/** A follow-up with buttons to complete and snooze it. */
export const ReminderRow = memo(function ReminderRow(props: {
  reminder: Reminder
  now: Date
  links: readonly AboutLink[]
}) {
  const { reminder, now, links } = props
  const { finish, reopen } = useQuickChanges()
  const isDone = reminder.done_at !== null
  const group = isDone ? undefined : findDueGroup(reminder.due_at, now)
  return (
    <li className={classes.row} data-done={isDone || undefined} data-reminder={reminder.id}>
      <button
        type="button"
        role="checkbox"
        aria-checked={isDone}
        aria-label={t('Done: {title}', { title: reminder.title })}
        className={classes.tick}
        onClick={() => (isDone ? reopen(reminder) : finish(reminder))}
      >
        <span className={classes.box}>{isDone && <Check size={16} aria-hidden />}</span>
      </button>
      <div className={classes.words}>
        <p className={classes.title} dir="auto">
          {reminder.title}
        </p>
        <p className={classes.facts}>
          <time
            dateTime={reminder.due_at}
            className={classes.due}
            data-overdue={group === 'overdue' || undefined}
          >
            {group === 'today' ? t('Today') : formatCardDate(reminder.due_at)},{' '}
            {formatTime(reminder.due_at)}
          </time>
          {links.map(({ id, label, open }) => (
            <button key={id} type="button" className={classes.link} dir="auto" onClick={open}>
              {label}
            </button>
          ))}
        </p>
      </div>
      <ReminderMenu reminder={reminder} now={now} />
    </li>
  )
})

const ReminderMenu = ({ reminder, now }: { reminder: Reminder; now: Date }) => {
  const { snooze } = useQuickChanges()
  const { mutate: remove } = useDeleteReminder()
  const { open } = useReminderDialogs()
  const edit = () => open('edit', { reminder: reminder.id })
  return (
    <Menu width={220} position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon
          aria-label={t('Snooze or change “{title}”', { title: reminder.title })}
          title={t('Snooze')}
        >
          <AlarmClock size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('Snooze')}>
        {SNOOZES.map((one) => {
          const due = snoozeTo(one, reminder.due_at, now)
          return (
            <Menu.Item
              key={one}
              leftSection={<AlarmClock size={16} aria-hidden />}
              onClick={() => snooze(reminder, due)}
            >
              {SNOOZE_LABELS[one]}
            </Menu.Item>
          )
        })}
        <Menu.Item leftSection={<CalendarDays size={16} aria-hidden />} onClick={edit}>
          {t('Choose a date')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={edit}>
          {t('Edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={() => remove({ id: reminder.id })}
        >
          {t('Delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
