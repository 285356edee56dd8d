import { CalendarClock, Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import { tNodes } from '../../../lib/t-nodes.ts'
import { strong } from '../../../ui/marks.tsx'
import classes from './sample-card.module.css'
import { useAdvance } from './use-advance.ts'
import { t } from '#src/language/t.ts'

/** The stages on the landing page's card, from top to bottom. */
const STAGES = [
  { label: t('In Progress'), tone: 'saved' },
  { label: t('Applied'), tone: 'applied' },
  { label: t('Viewed'), tone: 'offer' },
  { label: t('Interview'), tone: 'interviewing' },
] as const

/** One more than there are stages: it waits invisibly. */
const SAMPLES = [
  { company: 'Northwind', position: t('Data Analyst') },
  { company: 'Lumen Health', position: t('Frontend Engineer') },
  { company: 'Fernbank', position: t('UX Researcher') },
  { company: 'Harbor & Co', position: t('Design Lead') },
  { company: 'Tidewater', position: t('Product Manager') },
] as const

const STEP_MS = 3_500
/** Invisible: it has left at the bottom and will enter at the top. */
const WAITING = -1

const stageOf = (index: number, steps: number) => ((index + steps + 1) % SAMPLES.length) + WAITING

/** An animated illustration of the product; hidden from screen readers. */
export const SampleCard = () => {
  const card = useRef<HTMLDivElement>(null)
  const { steps, isPaused, setIsPaused, canMove, isMoving } = useAdvance(card, STEP_MS)
  const staged = SAMPLES.map((sample, index) => ({ ...sample, stage: stageOf(index, steps) }))
  const interviewing = staged.find(({ stage }) => stage === STAGES.length - 1)
  return (
    <div
      ref={card}
      className={classes.frame}
      data-testid="sample-card"
      data-moving={isMoving || undefined}
    >
      <div className={classes.card} aria-hidden>
        <div className={classes.head}>
          <strong>{t('Applications')}</strong>
          <span>{t('{count, number} active', { count: STAGES.length })}</span>
        </div>
        <ul className={classes.list}>
          {staged.map(({ company, position, stage }) => (
            <li
              key={company}
              className={classes.row}
              data-stage={stage}
              data-status={STAGES.at(stage)?.tone}
            >
              <span className={classes.logo}>{company[0]}</span>
              <span className={classes.text}>
                <strong>{position}</strong>
                <span>{company}</span>
              </span>
              <span className={classes.status}>{STAGES.at(stage)?.label}</span>
            </li>
          ))}
        </ul>
        <div className={classes.next}>
          <CalendarClock size={20} />
          <span>
            {tNodes('<strong>{company}</strong> tomorrow at noon', {
              company: interviewing?.company ?? '',
              strong,
            })}
          </span>
        </div>
      </div>
      {canMove && (
        <button type="button" className={classes.pause} onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          <span className="visually-hidden">
            {isPaused ? t('Play the animation') : t('Pause the animation')}
          </span>
        </button>
      )}
    </div>
  )
}
