import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { JOB_STATUSES } from '#src/jobs/constants.ts'
import classes from './board-states.module.css'

/** A wait that is shorter than this is not worth showing. */
const SKELETON_DELAY_MS = 150

/** The columns' shape while their cards are on the way. */
export const BoardSkeleton = () => {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SKELETON_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.skeleton} data-shown={isShown || undefined}>
      <span className="visually-hidden" role="status">
        Loading applications…
      </span>
      {JOB_STATUSES.map((status, index) => (
        <div key={status} className={classes.skeletonColumn} aria-hidden>
          <i />
          {Array.from({ length: 4 - (index % 3) }, (_, card) => (
            <b key={card} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** What this place is for, and the one button that starts it. */
export const NoApplications = ({ onAdd }: { onAdd: () => void }) => (
  <section className={classes.start}>
    <div className={classes.sample} aria-hidden>
      {JOB_STATUSES.map((status) => (
        <span key={status} data-status={status} />
      ))}
    </div>
    <h2>Your whole search, in one place</h2>
    <p>
      Keep every application here, from the job you only noticed to the offer on the table. Drag it
      along as it moves, and never lose track of what comes next.
    </p>
    <Button size="md" onClick={onAdd}>
      Add Application
    </Button>
  </section>
)

export const NoMatch = ({ query, onClear }: { query: string; onClear: () => void }) => (
  <section className={classes.start}>
    <h2>
      No application matches “<bdi>{query}</bdi>”
    </h2>
    <p>The search looks at company, position and location.</p>
    <Button variant="default" onClick={onClear}>
      Clear search
    </Button>
  </section>
)
