import { useEffect, useRef } from 'react'
import classes from './choose-step.module.css'
import frame from './import-dialog.module.css'

/** Every step read out would be chatter. */
const SPOKEN_STEP_PERCENT = 25

/** How far the reading is, for the eye and for the ear. */
export const ParseProgress = ({ percent, filename }: { percent: number; filename: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is out of use now.
  useEffect(() => heading.current?.focus(), [])
  const spoken = Math.floor(percent / SPOKEN_STEP_PERCENT) * SPOKEN_STEP_PERCENT
  return (
    <div className={classes.progress}>
      <h3 ref={heading} className={frame.heading} tabIndex={-1}>
        Reading <bdi>{filename}</bdi>
      </h3>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label="Reading the resume"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <p>{percent}% complete</p>
      <span className="visually-hidden" role="status">
        {spoken > 0 && `Reading: ${spoken}% done`}
      </span>
    </div>
  )
}
