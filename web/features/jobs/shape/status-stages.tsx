import { Button, TextInput } from '@mantine/core'
import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { type JobStatus, STATUS_LABELS } from '#src/jobs/constants.ts'
import { useDragOrder } from '../../../lib/use-drag-order.ts'
import { usePreservedFocus } from '../../../lib/use-preserved-focus.ts'
import classes from './stages-dialog.module.css'
import { t } from '#src/language/t.ts'

// Not imported from the schema, which would add it to this chunk.
const STAGE_MAX = 40
const STAGES_MAX = 12

/** The stages of one status: added, renamed, reordered and removed. */
export const StatusStages = (props: {
  status: JobStatus
  names: readonly string[]
  isBusy: boolean
  onOrder: (names: string[], onSaved?: () => void) => void
  onRename: (from: string, to: string, onRenamed: () => void) => void
}) => {
  const { status, names, isBusy, onOrder } = props
  const [announcement, setAnnouncement] = useState('')
  const { list, keepFocus } = usePreservedFocus()
  const order = (next: string[], moved: string) => {
    if (isBusy) return
    keepFocus()
    setAnnouncement(
      t('{name} is number {number} of {count}', {
        name: moved,
        number: next.indexOf(moved) + 1,
        count: next.length,
      }),
    )
    onOrder(next)
  }
  const { handleOf, styleOf, dragged } = useDragOrder(names, order)
  const swap = (index: number, step: 1 | -1) => {
    const next = [...names]
    const [moved = ''] = next.splice(index, 1)
    next.splice(index + step, 0, moved)
    order(next, moved)
  }
  return (
    <div
      role="group"
      className={classes.status}
      data-status={status}
      aria-labelledby={`stages-${status}`}
    >
      <h3 id={`stages-${status}`}>{STATUS_LABELS[status]}</h3>
      <ol ref={list} className={classes.stages}>
        {names.map((name, index) => (
          <li
            key={name}
            className={classes.stage}
            style={styleOf(index)}
            data-dragged={dragged === index || undefined}
          >
            <button
              type="button"
              className={classes.handle}
              aria-label={t('Reorder {name}: drag, or up and down arrow keys', { name })}
              data-move={`${name} handle`}
              {...handleOf(index)}
            >
              <GripVertical size={16} aria-hidden />
            </button>
            <StageName
              name={name}
              isBusy={isBusy}
              onRename={(to, onRenamed) => props.onRename(name, to, onRenamed)}
            />
            <IconButton
              label={t('Move {name} up', { name })}
              move={`${name} up`}
              isDisabled={isBusy || index === 0}
              onPress={() => swap(index, -1)}
            >
              <ArrowUp size={16} aria-hidden />
            </IconButton>
            <IconButton
              label={t('Move {name} down', { name })}
              move={`${name} down`}
              isDisabled={isBusy || index === names.length - 1}
              onPress={() => swap(index, 1)}
            >
              <ArrowDown size={16} aria-hidden />
            </IconButton>
            <IconButton
              label={t('Remove {name}', { name })}
              isDisabled={isBusy}
              onPress={() => onOrder(names.filter((one) => one !== name))}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {names.length < STAGES_MAX && (
        <AddStage
          status={status}
          isBusy={isBusy}
          onAdd={(name, onAdded) => onOrder([...names, name], onAdded)}
        />
      )}
    </div>
  )
}

const IconButton = (props: {
  label: string
  /** Identifies the button, so that it gets the focus back after a move. */
  move?: string
  isDisabled: boolean
  onPress: () => void
  children: ReactNode
}) => (
  <button
    type="button"
    className={classes.icon}
    aria-label={props.label}
    data-move={props.move}
    // Not `disabled`, which would lose the focus while saving.
    aria-disabled={props.isDisabled}
    onClick={() => {
      if (!props.isDisabled) props.onPress()
    }}
  >
    {props.children}
  </button>
)

/** Renames a stage in place: Enter or blur saves, Escape cancels. */
const StageName = (props: {
  name: string
  isBusy: boolean
  onRename: (to: string, onRenamed: () => void) => void
}) => {
  const { name, onRename } = props
  const [typed, setTyped] = useState<string>()
  const keep = () => {
    const to = typed?.trim() ?? ''
    // A rejected name stays in the field to be corrected.
    if (to !== '' && to !== name) onRename(to, () => setTyped(undefined))
    else setTyped(undefined)
  }
  return (
    <input
      className={classes.name}
      aria-label={t('Name of stage {name}', { name })}
      dir="auto"
      maxLength={STAGE_MAX}
      value={typed ?? name}
      readOnly={props.isBusy}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep()
        if (event.key !== 'Escape' || typed === undefined) return
        // Escape cancels only the renaming and does not close the dialog.
        event.stopPropagation()
        event.nativeEvent.stopImmediatePropagation()
        setTyped(undefined)
      }}
    />
  )
}

const AddStage = (props: {
  status: JobStatus
  isBusy: boolean
  onAdd: (name: string, onAdded: () => void) => void
}) => {
  const [name, setName] = useState('')
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '' || props.isBusy) return
    // A rejected name stays, and so does text typed meanwhile.
    props.onAdd(name.trim(), () => setName((now) => (now === name ? '' : now)))
  }
  return (
    <form className={classes.add} onSubmit={add}>
      <TextInput
        aria-label={t('New stage for {status}', { status: STATUS_LABELS[props.status] })}
        placeholder={t('Add a stage')}
        dir="auto"
        autoComplete="off"
        maxLength={STAGE_MAX}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={name.trim() === ''}
      >
        {t('Add')}
      </Button>
    </form>
  )
}
