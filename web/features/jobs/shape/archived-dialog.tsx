import { useMemo } from 'react'
import { formatCardDate } from '../../../lib/dates.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { nameJob } from '../board/announcements.ts'
import { useJobDialogs } from '../dialogs.ts'
import { useJobs } from '../queries.ts'
import { useShapeJob } from './mutations.ts'
import { PutAwayList } from './put-away-list.tsx'
import classes from './put-away.module.css'
import { t } from '#src/language/t.ts'

/** Archived applications, which are not on the board and not counted, but otherwise unchanged. */
export const ArchivedDialog = ({ onClose }: { onClose: () => void }) => {
  const { jobs } = useJobs()
  const { open } = useJobDialogs()
  const shape = useShapeJob()
  const archived = useMemo(
    () =>
      jobs
        .filter(({ archived_at }) => archived_at !== null)
        .toSorted((one, other) => ((one.archived_at ?? '') < (other.archived_at ?? '') ? 1 : -1)),
    [jobs],
  )
  return (
    <Dialog title={t('Archived applications')} isOpen onClose={onClose} size="44rem">
      {archived.length === 0 ? (
        <p className={classes.empty}>
          {t(
            'Nothing is archived. Archive an application from its card’s menu to clear the board without losing anything.',
          )}
        </p>
      ) : (
        <PutAwayList
          jobs={archived}
          label={t('Archived applications')}
          action={t('Unarchive')}
          describeAction={(job) => t('Unarchive {job}', { job: nameJob(job) })}
          describe={({ archived_at }) =>
            archived_at === null ? '' : t('archived {date}', { date: formatCardDate(archived_at) })
          }
          onAction={(job) => void shape(job, { archived: false })}
          onOpen={({ id }) => open('overview', { job: id })}
        />
      )}
    </Dialog>
  )
}
