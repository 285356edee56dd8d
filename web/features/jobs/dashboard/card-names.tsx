import type { ReactNode } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import { CompanyLogo } from '../company-logo.tsx'
import classes from './job-card.module.css'

/** Logo, position and company as the heading of a card; `children` are further lines below. */
export const CardNames = (props: { job: Job; titleId: string; children?: ReactNode }) => (
  <div className={classes.who}>
    <CompanyLogo company={props.job.company} size={40} />
    <div className={classes.names}>
      <h3 className={classes.position} id={props.titleId} dir="auto">
        {props.job.position}
      </h3>
      <div className={`${classes.soft} ${classes.line}`}>
        <span dir="auto">{props.job.company}</span>
      </div>
      {props.children}
    </div>
  </div>
)
