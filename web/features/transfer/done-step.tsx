import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { ImportResult } from '#src/transfer/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Problems } from './check-parts.tsx'
import { applications, countOf } from './texts.ts'
import classes from './transfer.module.css'

/** What came of it, with a way to it and a way back. */
export const DoneStep = ({ result, onClose }: { result: ImportResult; onClose: () => void }) => {
  const { added, unchanged, problems, undo_id } = result
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const undo = trpc.undo.run.useMutation()
  const [isUndone, setIsUndone] = useState(false)
  const { submit, isBusy, failure } = useSubmit({
    call: (id: string) => undo.mutateAsync({ undo_id: id }),
    describe: (error) => describeFailure(error).detail ?? 'Failed to undo. Please try again.',
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
        <strong>{isUndone ? 'The import was taken back' : `Added ${applications(added)}`}</strong>
        {!isUndone && unchanged > 0 && (
          <span className={classes.soft}>{countOf(unchanged, 'was', 'were')} here already</span>
        )}
      </p>
      {isUndone && <p>What you have changed since has stayed.</p>}
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
            Undo import
          </Button>
        )}
        {added > 0 && !isUndone && (
          <Button variant="default" onClick={show}>
            Show applications
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </div>
  )
}
