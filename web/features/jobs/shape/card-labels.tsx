import { OUTCOME_LABELS } from '#src/jobs/outcomes.ts'
import type { Job } from '#src/jobs/schema.ts'
import classes from './labels.module.css'

/** What a card adds to its height for its labels. */
export const LABELS_HEIGHT_PX = 27

type Labelled = Pick<Job, 'status' | 'stage' | 'tags' | 'outcome'>

/** Whether a card has a line of labels; within a group its stage is the group's name. */
export const hasLabels = ({ stage, tags, outcome }: Labelled, isGrouped: boolean): boolean =>
  outcome !== null || tags.length > 0 || (stage !== null && !isGrouped)

/** How it ended, its stage and its tags. */
export const JobLabels = (props: {
  job: Labelled
  isGrouped?: boolean
  /** Shows all, on as many lines as that takes. */
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
