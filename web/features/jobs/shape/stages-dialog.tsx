import { JOB_STATUSES } from '#src/jobs/constants.ts'
import { describeRefusal } from '../../../lib/failure.ts'
import { refetchAfterLast } from '../../../lib/refetch-after-last.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormFailure } from '../../../ui/form-dialog.tsx'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import classes from './stages-dialog.module.css'
import { StatusStages } from './status-stages.tsx'
import { t } from '#src/language/t.ts'

const usePutStages = () => {
  const { jobs } = trpc.useUtils()
  return trpc.jobs.putStages.useMutation({
    onSuccess: (stages) => {
      jobs.stages.setData(undefined, stages)
      // Renaming a stage renames it in applications; removing it clears it there.
      void refetchAfterLast('jobs', jobs.list)
    },
  })
}

/** Edits the person's own stages of each status; each change is saved at once. */
export const StagesDialog = ({ onClose }: { onClose: () => void }) => {
  const { data: stages, isError, isFetching, refetch } = trpc.jobs.stages.useQuery()
  const { mutate, error, isPending } = usePutStages()
  return (
    <Dialog title={t('Stages')} isOpen onClose={onClose} size="36rem">
      <p className={classes.lead}>
        {t(
          'Names of your own for the steps within a status, such as “Phone screen” or “Take-home”. Cards are grouped by them.',
        )}
      </p>
      {!stages && isError && (
        <FailureNotice
          message={t('Your stages could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
      <FormFailure>
        {error
          ? describeRefusal(error, t('Failed to save the stages. Please try again.'))
          : undefined}
      </FormFailure>
      {stages &&
        JOB_STATUSES.map((status) => (
          <StatusStages
            key={status}
            status={status}
            names={stages[status]}
            // The whole list is saved, and a cached one may lack a stage added on another device.
            isBusy={isPending || isFetching}
            onOrder={(names, onSaved) =>
              mutate({ [status]: names }, { ...(onSaved && { onSuccess: onSaved }) })
            }
            onRename={(from, to, onSuccess) =>
              mutate({ rename: { status, from, to } }, { onSuccess })
            }
          />
        ))}
    </Dialog>
  )
}
