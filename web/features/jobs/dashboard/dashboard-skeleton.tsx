import { JOB_STATUSES } from '#src/jobs/constants.ts'
import classes from './dashboard-skeleton.module.css'
import { t } from '#src/language/t.ts'

/** The dashboard's skeleton; hidden for a moment, so that a fast response causes no flicker. */
export const DashboardSkeleton = () => (
  <>
    <output className="visually-hidden">{t('Loading applications...')}</output>
    <div className={classes.shape} aria-hidden>
      <div className={classes.counts}>
        {JOB_STATUSES.map((status) => (
          <div key={status} className={classes.block} />
        ))}
      </div>
      <SkeletonRow />
      <SkeletonRow />
    </div>
  </>
)

const SkeletonRow = () => (
  <div className={classes.row}>
    <div className={classes.heading} />
    <div className={classes.cards}>
      <div className={classes.block} />
      <div className={classes.block} />
      <div className={classes.block} />
      <div className={classes.block} />
    </div>
  </div>
)
