import { Button } from '@mantine/core'
import { AlarmClock, Ghost } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import type { Reminder } from '#src/reminders/schema.ts'
import type { SilentJob } from '#src/suggestions/schema.ts'
import { isStillSilent } from '#src/suggestions/silence.ts'
import { trpc } from '../../lib/trpc.ts'
import { useNow } from '../../lib/use-now.ts'
import shared from '../../ui/proposals.module.css'
import { StatusBadge, useJobDialogs } from '../jobs/index.ts'
import { useReminderDialogs } from '../reminders/index.ts'
import { useMarkGhosted, useSnooze } from './mutations.ts'
import classes from './silence-section.module.css'
import { t } from '#src/language/t.ts'

const FIRST_FEW = 3

/**
 * Applications without a response for longer than usual, each with actions; renders nothing if
 * there are none.
 */
export const SilenceSection = ({ jobs }: { jobs: readonly Job[] }) => {
  const proposals = useSilent(jobs, useNow())
  const [count, setCount] = useState(FIRST_FEW)
  const headingId = useId()
  const [first] = proposals
  if (first === undefined) return null
  return (
    <section aria-labelledby={headingId}>
      <header className={classes.header}>
        <h2 id={headingId}>{t('Gone quiet')}</h2>
        <p className={classes.about}>
          {t(
            '{days, plural, one {Answers usually take # day. These have taken longer.} other {Answers usually take # days. These have taken longer.}}',
            { days: first.silent.usual_days },
          )}
        </p>
      </header>
      <ul className={shared.list}>
        {proposals.slice(0, count).map((proposal) => (
          <SilentRow key={proposal.job.id} {...proposal} />
        ))}
      </ul>
      {proposals.length > count && (
        <Button variant="subtle" mt={4} onClick={() => setCount(count + 10)}>
          {t('Show {count} more', { count: Math.min(10, proposals.length - count) })}
        </Button>
      )}
    </section>
  )
}

const SilentRow = ({ job, silent }: Proposal) => {
  const { open } = useJobDialogs()
  const { open: openReminder } = useReminderDialogs()
  const snooze = useSnooze()
  const markGhosted = useMarkGhosted()
  const nameId = useId()
  const followUp = () => openReminder('add', { about_job: job.id, after_silence: true })
  return (
    <li className={`${shared.row} ${classes.row}`} data-silent={job.id}>
      <button
        type="button"
        id={nameId}
        className={classes.what}
        onClick={() => open('overview', { job: job.id })}
      >
        <span className={classes.names}>
          <span className={classes.position} dir="auto">
            {job.position}
          </span>{' '}
          <span className={classes.company} dir="auto">
            {job.company}
          </span>
        </span>
        <span className={shared.facts}>
          <StatusBadge status={job.status} />{' '}
          {t('{days, plural, one {silent for # day} other {silent for # days}}', {
            days: silent.silent_days,
          })}
        </span>
      </button>
      <div className={`${shared.actions} ${classes.actions}`}>
        <Button
          size="sm"
          variant="light"
          leftSection={<AlarmClock size={16} aria-hidden />}
          aria-describedby={nameId}
          onClick={followUp}
        >
          {t('Follow up')}
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<Ghost size={16} aria-hidden />}
          aria-describedby={nameId}
          onClick={() => markGhosted(job)}
        >
          {t('Ghosted')}
        </Button>
        <Button size="sm" variant="subtle" aria-describedby={nameId} onClick={() => snooze(job.id)}>
          {t('Not now')}
        </Button>
      </div>
    </li>
  )
}

type Proposal = { job: Job; silent: SilentJob }

const NONE: readonly SilentJob[] = []
const NO_REMINDERS: readonly Reminder[] = []

/** The server's suggestions, without those handled since they were fetched. */
const useSilent = (jobs: readonly Job[], now: Date): readonly Proposal[] => {
  const found = trpc.suggestions.list.useQuery().data?.silent ?? NONE
  const reminders = trpc.reminders.list.useQuery().data?.reminders ?? NO_REMINDERS
  return useMemo(() => {
    if (found.length === 0) return []
    const ids = new Set(found.map(({ job_id }) => job_id))
    const jobOf = new Map(jobs.filter(({ id }) => ids.has(id)).map((job) => [job.id, job]))
    const followed = new Set(
      reminders.filter(({ done_at }) => done_at === null).map(({ job_id }) => job_id),
    )
    return found.flatMap((silent) => {
      const job = jobOf.get(silent.job_id)
      const isOpen = job && !followed.has(job.id) && isStillSilent(job, silent.silent_days, now)
      return isOpen ? [{ job, silent }] : []
    })
  }, [found, jobs, reminders, now])
}
