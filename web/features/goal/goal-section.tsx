import { ActionIcon, Button } from '@mantine/core'
import { CircleCheckBig, Pencil, Target } from 'lucide-react'
import { type Ref, useId, useRef, useState } from 'react'
import type { Goal } from '#src/goal/schema.ts'
import { formatCardDate } from '../../lib/dates.ts'
import { useReturnFocus } from '../../lib/use-return-focus.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import classes from './goal-section.module.css'
import { useGoal } from './queries.ts'
import { t } from '#src/language/t.ts'

const loadForm = async () => (await import('./goal-form.tsx')).GoalForm

/** How far the goal of this week or month has come; without one, what a goal is for. */
export const GoalSection = () => {
  const { goal, isFailed, retry } = useGoal()
  const [isEdited, setIsEdited] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const headingId = useId()
  const { Part: GoalForm, want } = useLoaded(loadForm)
  useReturnFocus(isEdited, () => editButton.current)
  const edit = async () => setIsEdited(await want())
  return (
    <section className={classes.goal} aria-labelledby={headingId}>
      <h2 id={headingId}>{goal?.target ? TITLES[goal.period] : t('Goal')}</h2>
      {goal && isEdited && GoalForm ? (
        <GoalForm goal={goal} onClose={() => setIsEdited(false)} />
      ) : goal?.target ? (
        <Meter goal={goal} target={goal.target} ref={editButton} onEdit={() => void edit()} />
      ) : goal ? (
        <NoGoal ref={editButton} onEdit={() => void edit()} />
      ) : (
        <p className={classes.card} {...(isFailed && { role: 'alert' })}>
          {isFailed && (
            <span>
              {/* TODO tNodes */}
              Failed to load your goal.{' '}
              <Button variant="subtle" size="compact-md" onClick={retry}>
                {t('Try again')}
              </Button>
            </span>
          )}
        </p>
      )}
    </section>
  )
}

const TITLES: Record<Goal['period'], string> = { week: t('Weekly goal'), month: t('Monthly goal') }

type Edit = { ref: Ref<HTMLButtonElement>; onEdit: () => void }

const sayCount = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

const Meter = ({ goal, target, ref, onEdit }: Edit & { goal: Goal; target: number }) => {
  const { period, to, applications, efforts } = goal
  const done = applications + efforts
  const isReached = done >= target
  const facts = `${sayCount(applications, 'application')}, ${sayCount(efforts, 'effort')}`
  return (
    <div className={classes.card} data-reached={isReached || undefined}>
      <p className={classes.count}>
        <strong className="tabular">{done}</strong>
        {/* TODO tNodes */} of {target}
        {/* TODO tNodes */} this {period}
      </p>
      <progress
        className={classes.meter}
        max={target}
        value={Math.min(done, target)}
        aria-label={TITLES[period]}
      />
      <p className={classes.facts}>
        <span role="status" className={classes.reached}>
          {isReached && (
            <>
              <CircleCheckBig size={16} aria-hidden />
              {/* TODO tNodes */} Goal reached
            </>
          )}
        </span>
        {facts}
        {/* TODO tNodes */} · through {formatCardDate(to)}
      </p>
      <ActionIcon
        ref={ref}
        className={classes.edit ?? ''}
        aria-label={t('Edit goal')}
        title={t('Edit')}
        onClick={onEdit}
      >
        <Pencil size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

const NoGoal = ({ ref, onEdit }: Edit) => (
  <div className={classes.card} data-empty>
    <p className={classes.about}>
      {t(
        'Applications and efforts to come to in each week or month, such as an office may ask for.',
      )}
    </p>
    <Button
      ref={ref}
      variant="default"
      size="sm"
      leftSection={<Target size={16} aria-hidden />}
      onClick={onEdit}
    >
      {t('Set a goal')}
    </Button>
  </div>
)
