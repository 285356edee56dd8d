import type { Job } from '#src/jobs/schema.ts'
import { t } from '#src/language/t.ts'
import { nameJob } from './board/announcements.ts'
import classes from './more-button.module.css'

type MoreButtonProps = {
  job: Job
  className: string | undefined
  isTabStop: boolean
  showMenu: (job: Job, button: HTMLElement) => void
}

/** Opens the menu of an application; `className` positions it. */
export const MoreButton = ({ job, className, isTabStop, showMenu }: MoreButtonProps) => (
  <button
    type="button"
    className={`${classes['more']} ${className ?? ''}`}
    tabIndex={isTabStop ? 0 : -1}
    aria-label={t('Actions for {job}', { job: nameJob(job) })}
    aria-haspopup="menu"
    onClick={(event) => showMenu(job, event.currentTarget)}
  />
)
