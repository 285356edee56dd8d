import { Pencil } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { STATUS_LABELS } from '#src/jobs/constants.ts'
import { findOrderProblem, type Neighbours } from '#src/jobs/history.ts'
import type { Job, StatusChange } from '#src/jobs/schema.ts'
import { formatStay, type Stay } from '#src/jobs/timeline.ts'
import { formatCardDate, toLocalInput } from '../../../lib/dates.ts'
import { describeRefusal } from '../../../lib/failure.ts'
import { refetchAfterLast } from '../../../lib/refetch-after-last.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useReturnFocus } from '../../../lib/use-return-focus.ts'
import { NativeField } from '../../../ui/fields.tsx'
import { InlineForm } from '../../../ui/inline-form.tsx'
import { showFailure, showToast } from '../../../ui/toast.tsx'
import { StatusBadge } from '../status-badge.tsx'
import classes from './status-timeline.module.css'
import { t } from '#src/language/t.ts'

type StayProps = { job: Job; stay: Stay; neighbours: Neighbours }

/** One status of the application, its start and duration; pressing the date edits it. */
export const StayEntry = (props: StayProps) => {
  const [isEdited, setIsEdited] = useState(false)
  const dateButton = useRef<HTMLButtonElement>(null)
  useReturnFocus(isEdited, () => dateButton.current)
  if (isEdited) {
    return (
      <li className={classes.edited}>
        <StayForm {...props} onClose={() => setIsEdited(false)} />
      </li>
    )
  }
  return <ShownStay stay={props.stay} ref={dateButton} onEdit={() => setIsEdited(true)} />
}

const ShownStay = ({
  stay: { change, stayedMs, isCurrent },
  ref,
  onEdit,
}: Pick<StayProps, 'stay'> & { ref: Ref<HTMLButtonElement>; onEdit: () => void }) => {
  const date = formatCardDate(change.changed_at)
  return (
    <li className={classes.stay} data-status={change.to_status}>
      <StatusBadge status={change.to_status} />
      <button
        ref={ref}
        type="button"
        className={classes.date}
        aria-label={t('{date}: correct the date of {status}', {
          date,
          status: STATUS_LABELS[change.to_status],
        })}
        title={t('Correct the date')}
        onClick={onEdit}
      >
        <time dateTime={change.changed_at}>{date}</time>
        <Pencil size={13} aria-hidden />
      </button>
      <span className={classes.length}>
        {isCurrent
          ? t('for {duration} so far', { duration: formatStay(stayedMs) })
          : t('for {duration}', { duration: formatStay(stayedMs) })}
      </span>
    </li>
  )
}

const StayForm = (props: StayProps & { onClose: () => void }) => {
  const { job, stay, neighbours, onClose } = props
  const now = useNow()
  const { mutateAsync: correct } = useCorrectChange(job, stay.change)
  const form = useForm({
    initial: () => ({ changed_at: toLocalInput(stay.change.changed_at) }),
    toInput: ({ changed_at }) => ({ changed_at: new Date(changed_at) }),
    check: ({ changed_at: typed }): Record<string, string> => {
      const date = new Date(typed)
      const problem = Number.isNaN(date.getTime())
        ? t('Please fill in the whole date and time')
        : findOrderProblem(date.toISOString(), neighbours, new Date())
      return problem === undefined ? {} : { changed_at: problem }
    },
    validatesOnSubmit: true,
    save: ({ changed_at }) =>
      correct({ id: job.id, change_id: stay.change.id, changed_at: changed_at.toISOString() }),
    failed: t('Failed to correct the date. Please try again.'),
  })
  const label = t('{status} since', { status: STATUS_LABELS[stay.change.to_status] })
  return (
    <InlineForm label={label} form={form} onClose={onClose}>
      <NativeField
        form={form}
        field="changed_at"
        label={label}
        type="datetime-local"
        isRequired
        isFirst
        {...(neighbours.before && { min: toLocalInput(neighbours.before.changed_at) })}
        max={toLocalInput(neighbours.after?.changed_at ?? now.toISOString())}
      />
    </InlineForm>
  )
}

/** Corrects when a status began, with Undo in the toast. The form shows a failure. */
const useCorrectChange = ({ id }: Job, { id: changeId, changed_at: before }: StatusChange) => {
  const { jobs } = trpc.useUtils()
  const show = async (saved: StatusChange) => {
    // A list requested before this response may still hold the old date.
    await jobs.history.cancel({ id })
    jobs.history.setData(
      { id },
      (history) =>
        history && { changes: history.changes.map((one) => (one.id === saved.id ? saved : one)) },
    )
    void jobs.history.invalidate({ id })
    void refetchAfterLast('jobs', jobs.list)
  }
  const back = trpc.jobs.correctChange.useMutation({
    onSuccess: show,
    onError: (error) => showFailure(describeRefusal(error, t('Failed to change the date back.'))),
  })
  return trpc.jobs.correctChange.useMutation({
    onSuccess: async (saved) => {
      const undo = () => back.mutate({ id, change_id: changeId, changed_at: before })
      showToast({ message: t('Date corrected'), action: { label: t('Undo'), run: undo } })
      await show(saved)
    },
  })
}
