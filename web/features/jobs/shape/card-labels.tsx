import { OUTCOME_LABELS } from '#src/jobs/outcomes.ts'
import type { Job } from '#src/jobs/schema.ts'
import classes from './labels.module.css'

/** Additional height of a card with labels, in px. */
export const LABELS_HEIGHT_PX = 27

type Labelled = Pick<Job, 'status' | 'stage' | 'tags' | 'outcome'>

/** Whether a card has a line of labels. Within a stage's group, the stage is not repeated. */
export const hasLabels = ({ stage, tags, outcome }: Labelled, isGrouped: boolean): boolean =>
  outcome !== null || tags.length > 0 || (stage !== null && !isGrouped)

/** The outcome, stage and tags of an application. */
export const JobLabels = (props: {
  job: Labelled
  isGrouped?: boolean
  /** Shows all labels, on several lines if needed. */
  isWrapping?: boolean
}) => {
  const { job, isGrouped = false } = props
  if (!hasLabels(job, isGrouped)) return null
  return (
    <p className={props.isWrapping ? classes.wrapping : classes.labels}>
      {job.outcome !== null && (
        <span className={classes.outcome}>{OUTCOME_LABELS[job.outcome]}</span>
      )}
      {job.stage !== null && !isGrouped && (
        <span className={classes.stage} data-status={job.status}>
          {job.stage}
        </span>
      )}
      {job.tags.map((tag) => (
        <span key={tag} className={classes.tag}>
          {tag}
        </span>
      ))}
    </p>
  )
}
