import { Button } from '@mantine/core'
import { JOB_STATUSES } from '#src/jobs/constants.ts'
import { BlankScreen } from '../../../ui/blank-screen.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import classes from './board-states.module.css'
import { t } from '#src/language/t.ts'
import { bdi } from '../../../ui/marks.tsx'
import { tNodes } from '../../../lib/t-nodes.ts'

/** The shape of the columns while their cards load. */
export const BoardSkeleton = () => (
  <Skeleton label={t('Loading applications…')} className={classes.skeleton ?? ''}>
    {JOB_STATUSES.map((status, index) => (
      <div key={status} className={classes.skeletonColumn} aria-hidden>
        {Array.from({ length: 5 - (index % 3) }, (_, card) => (
          <i key={card} />
        ))}
      </div>
    ))}
  </Skeleton>
)

/** Explains this screen, with a button to start. */
export const NoApplications = ({ onAdd }: { onAdd: () => void }) => (
  <BlankScreen
    picture={
      <div className={classes.sample} aria-hidden>
        {JOB_STATUSES.map((status) => (
          <span key={status} data-status={status} />
        ))}
      </div>
    }
    title={t('Your whole search, in one place')}
    text={t(
      'Keep every application here, from the job you only noticed to the offer on the table. Drag it along as it moves, and never lose track of what comes next.',
    )}
  >
    <Button variant="light" onClick={onAdd}>
      {t('Add your first application')}
    </Button>
  </BlankScreen>
)

/** Explains why nothing is shown, with buttons to clear the search or the filters. */
export const NoMatch = (props: {
  query: string
  onClear: () => void
  onClearFilters: (() => void) | undefined
}) => (
  <BlankScreen
    title={
      props.query === ''
        ? t('No application matches these filters')
        : tNodes('No application matches “<bdi>{query}</bdi>”', {
            query: props.query,
            bdi,
          })
    }
    text={
      props.onClearFilters === undefined
        ? t('The search looks at company, position, location, notes and saved postings.')
        : t('Remove one of the filters, or all of them.')
    }
  >
    {props.query !== '' && (
      <Button variant="default" onClick={props.onClear}>
        {t('Clear search')}
      </Button>
    )}
    {props.onClearFilters && (
      <Button variant="default" onClick={props.onClearFilters}>
        {t('Clear filters')}
      </Button>
    )}
  </BlankScreen>
)
