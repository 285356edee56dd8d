import { ActionIcon, Button } from '@mantine/core'
import { CircleCheckBig, Pencil, Target } from 'lucide-react'
import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import type { Goal } from '#src/goal/schema.ts'
import { formatCardDate } from '../../lib/dates.ts'
import { useReturnFocus } from '../../lib/use-return-focus.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import classes from './goal-section.module.css'
import { useGoal } from './queries.ts'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'

const loadForm = async () => (await import('./goal-form.tsx')).GoalForm

/** The progress of this week's or month's goal; without a goal, explains what it is for. */
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
              {t('Failed to load your goal.')}{' '}
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

const count = (parts: ReactNode) => <strong className="tabular">{parts}</strong>

/** Renders `n of m done`. */
const sayDone = (period: Goal['period'], done: number, target: number): ReactNode =>
  period === 'week'
    ? tNodes('<strong>{done}</strong> of {target} this week', { done, target, strong: count })
    : tNodes('<strong>{done}</strong> of {target} this month', { done, target, strong: count })

const Meter = ({ goal, target, ref, onEdit }: Edit & { goal: Goal; target: number }) => {
  const { period, to, applications, efforts } = goal
  const done = applications + efforts
  const isReached = done >= target
  return (
    <div className={classes.card} data-reached={isReached || undefined}>
      <p className={classes.count}>{sayDone(period, done, target)}</p>
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
              {` ${t('Goal reached')}`}
            </>
          )}
        </span>
        {t(
          '{applications, plural, one {# application} other {# applications}}, {efforts, plural, one {# effort} other {# efforts}} · through {date}',
          { applications, efforts, date: formatCardDate(to) },
        )}
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
        'A number of applications and other efforts to reach each week or month, for yourself or for an employment office.',
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
