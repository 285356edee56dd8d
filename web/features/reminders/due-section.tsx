import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { DUE_GROUP_LABELS, DUE_GROUPS, type DueGroup, groupDue } from '#src/reminders/due.ts'
import { useNow } from '../../lib/use-now.ts'
import { useReminderDialogs } from './dialogs.ts'
import classes from './due-section.module.css'
import { useReminders } from './queries.ts'
import { ReminderRow } from './reminder-row.tsx'
import { useLinks } from './use-links.ts'
import { t } from '#src/language/t.ts'
import { strong } from '../../ui/marks.tsx'
import { tNodes } from '../../lib/t-nodes.ts'

const FIRST_FEW = 8

const LIST_LABELS: Record<DueGroup, string> = {
  overdue: t('Overdue follow-ups'),
  today: t('Today follow-ups'),
  week: t('This week follow-ups'),
  later: t('Later follow-ups'),
}

/** Due follow-ups: overdue, today, this week, and within a month. */
export const DueSection = () => {
  const { reminders, isLoading, isFailed, retry } = useReminders()
  const { open } = useReminderDialogs()
  const [showsAll, setShowsAll] = useState(false)
  const now = useNow()
  const groups = useMemo(() => groupDue(reminders, now), [reminders, now])
  const all = useMemo(() => DUE_GROUPS.flatMap((group) => groups.get(group) ?? []), [groups])
  const shown = useMemo(() => (showsAll ? all : all.slice(0, FIRST_FEW)), [showsAll, all])
  const linksOf = useLinks(shown)
  const isShown = new Set(shown)
  return (
    <section aria-labelledby="dashboard-followups">
      <header className={classes.header}>
        <h2 id="dashboard-followups">{t('Follow-ups')}</h2>
        <Button
          variant="default"
          size="sm"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => open('add')}
        >
          {t('Add Follow-up')}
        </Button>
      </header>
      {isFailed && (
        <p className={classes.empty} role="alert">
          {t('Failed to load your follow-ups.')}{' '}
          <Button variant="subtle" size="compact-md" onClick={retry}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {!isLoading && !isFailed && all.length === 0 && (
        <p className={classes.empty}>
          {tNodes(
            '<strong>Nothing to follow up</strong> - Add what you want to be reminded of, such as asking for an answer.',
            { strong },
          )}
        </p>
      )}
      {all.length > 0 && (
        <div className={classes.groups}>
          {DUE_GROUPS.map((group) => {
            const inGroup = (groups.get(group) ?? []).filter((one) => isShown.has(one))
            return (
              inGroup.length > 0 && (
                <div key={group}>
                  <h3 className={classes.group} data-group={group}>
                    {DUE_GROUP_LABELS[group]}
                    <span className={classes.count}>{groups.get(group)?.length}</span>
                  </h3>
                  <ul className={classes.list} aria-label={LIST_LABELS[group]}>
                    {inGroup.map((reminder) => (
                      <ReminderRow
                        key={reminder.id}
                        reminder={reminder}
                        now={now}
                        links={linksOf(reminder)}
                      />
                    ))}
                  </ul>
                </div>
              )
            )
          })}
        </div>
      )}
      {shown.length < all.length && (
        <Button variant="subtle" mt={4} onClick={() => setShowsAll(true)}>
          {t('Show {count} more', { count: all.length - shown.length })}
        </Button>
      )}
    </section>
  )
}
