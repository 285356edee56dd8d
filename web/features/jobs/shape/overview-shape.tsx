import { Button } from '@mantine/core'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useEffect, useEffectEvent, useId } from 'react'
import { OUTCOME_LABELS, OUTCOMES, type Outcome } from '#src/jobs/outcomes.ts'
import type { Job } from '#src/jobs/schema.ts'
import { areSingleKeysOn } from '../../../lib/keys.ts'
import classes from './overview-shape.module.css'
import { useArchiveJob, useShapeJob } from './mutations.ts'
import { OUTCOME_KEYS } from './keys.ts'
import { t } from '#src/language/t.ts'

/** Toggle buttons for how an application ended, each with a key. */
export const OutcomeChoice = ({ job }: { job: Job }) => {
  const shape = useShapeJob()
  const id = useId()
  const toggle = (outcome: Outcome) =>
    void shape(job, { outcome: job.outcome === outcome ? null : outcome })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const outcome = OUTCOMES.find((one) => OUTCOME_KEYS[one] === event.key)
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select') !== null
    const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
    if (!outcome || isTyping || !isAlone || !areSingleKeysOn()) return
    event.preventDefault()
    toggle(outcome)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  return (
    <div className={classes.outcomes} role="group" aria-labelledby={id}>
      <span id={id}>{t('Did not work out?')}</span>
      {OUTCOMES.map((outcome) => (
        <button
          key={outcome}
          type="button"
          aria-pressed={job.outcome === outcome}
          aria-keyshortcuts={OUTCOME_KEYS[outcome]}
          title={t('Key: {key}', { key: OUTCOME_KEYS[outcome] })}
          onClick={() => toggle(outcome)}
        >
          {OUTCOME_LABELS[outcome]}
        </button>
      ))}
    </div>
  )
}

/** Archives or unarchives the application; the overview stays open. */
export const ArchiveButton = ({ job }: { job: Job }) => {
  const archive = useArchiveJob()
  const isArchived = job.archived_at !== null
  const Icon = isArchived ? ArchiveRestore : Archive
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => archive(job, !isArchived)}
    >
      {isArchived ? t('Unarchive') : t('Archive')}
    </Button>
  )
}
