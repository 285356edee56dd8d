import { DELETED_JOB_TTL_DAYS } from '#src/jobs/constants.ts'
import { describeRefusal } from '../../../lib/failure.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { refetchAfterLast } from '../../../lib/refetch-after-last.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showFailure } from '../../../ui/toast.tsx'
import { nameJob } from '../board/announcements.ts'
import { PutAwayList } from './put-away-list.tsx'
import classes from './put-away.module.css'
import { t } from '#src/language/t.ts'

/** Restores a deleted application with what belongs to it. */
const useRestore = () => {
  const { jobs, reminders, contacts } = trpc.useUtils()
  return trpc.jobs.restore.useMutation({
    onSuccess: ({ id }) => {
      jobs.deleted.setData(
        undefined,
        (all) => all && { jobs: all.jobs.filter((one) => one.id !== id) },
      )
      void reminders.list.invalidate()
      void contacts.list.invalidate()
    },
    onError: (error) =>
      showFailure(
        describeRefusal(error, t('Failed to restore the application. Please try again.')),
      ),
    onSettled: () => void refetchAfterLast('jobs', jobs.list, jobs.deleted),
  })
}

/** Recently deleted applications, with buttons to restore them. */
export const DeletedDialog = ({ onClose }: { onClose: () => void }) => {
  const { data, isError, refetch } = trpc.jobs.deleted.useQuery(undefined, { staleTime: 0 })
  const { mutate: restore } = useRestore()
  return (
    <Dialog title={t('Recently deleted')} isOpen onClose={onClose} size="44rem">
      <p className={classes.lead}>
        {t(
          'Deleted applications can be restored for {days} days, with their history, notes and documents. Then they are erased.',
          { days: DELETED_JOB_TTL_DAYS },
        )}
      </p>
      {!data && isError && (
        <FailureNotice
          message={t('Deleted applications could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <Skeleton label={t('Loading deleted applications...')} className={classes.skeleton ?? ''}>
          <i />
          <i />
          <i />
        </Skeleton>
      )}
      {data?.jobs.length === 0 && (
        <p className={classes.empty}>{t('Nothing was deleted recently.')}</p>
      )}
      {data && data.jobs.length > 0 && (
        <PutAwayList
          jobs={data.jobs}
          label={t('Recently deleted applications')}
          action={t('Restore')}
          describeAction={(job) => t('Restore {job}', { job: nameJob(job) })}
          describe={({ deleted_at }) => t('deleted {date}', { date: formatCardDate(deleted_at) })}
          onAction={({ id }) => restore({ id })}
        />
      )}
    </Dialog>
  )
}
