import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { ImportResult } from '#src/transfer/schema.ts'
import { describeRefusal } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Problems } from './check-parts.tsx'
import classes from './transfer.module.css'
import { t } from '#src/language/t.ts'

/** The result of the import, with a link to it and Undo. */
export const DoneStep = ({ result, onClose }: { result: ImportResult; onClose: () => void }) => {
  const { added, unchanged, problems, undo_id } = result
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const undo = trpc.undo.run.useMutation()
  const [isUndone, setIsUndone] = useState(false)
  const { submit, isBusy, failure } = useSubmit({
    call: (id: string) => undo.mutateAsync({ undo_id: id }),
    describe: (error) => describeRefusal(error, t('Failed to undo. Please try again.')),
  })
  const showUndone = () => {
    setIsUndone(true)
    void utils.jobs.invalidate()
  }
  const show = () =>
    void navigate({ to: '/job-tracker', search: { view: 'list', transfer: undefined } })
  return (
    <div className={classes.body}>
      <p className={classes.lead} role="status">
        <CircleCheck size={20} aria-hidden />
        <strong>
          {isUndone
            ? t('The import was undone')
            : t('Added {count, plural, one {# application} other {# applications}}', {
                count: added,
              })}
        </strong>
        {!isUndone && unchanged > 0 && (
          <span className={classes.soft}>
            {t('{count, plural, one {# was here already} other {# were here already}}', {
              count: unchanged,
            })}
          </span>
        )}
      </p>
      {isUndone && <p>{t('Your later changes were kept.')}</p>}
      {!isUndone && problems.length > 0 && <Problems problems={problems} />}
      {failure !== undefined && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <DialogActions>
        {undo_id !== null && !isUndone && (
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => void submit(undo_id, showUndone)}
          >
            {t('Undo import')}
          </Button>
        )}
        {added > 0 && !isUndone && (
          <Button variant="default" onClick={show}>
            {t('Show applications')}
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          {t('Done')}
        </Button>
      </DialogActions>
    </div>
  )
}
