import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { RestoredNote } from '../../../ui/restored-note.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { OutdatedNotes } from '../outdated-notes.tsx'
import classes from './prepare-dialog.module.css'
import type { NotesDraft } from './use-notes-draft.ts'

const FORM_ID = 'preparation-notes'

/** The person's own notes on the application. */
export const PreparationNotes = ({
  draft,
  onSaved,
}: {
  draft: NotesDraft
  onSaved: () => void
}) => {
  const form = useRef<HTMLFormElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const { isFailed } = draft
  useEffect(() => {
    // What failed is told where the person is looking, not beneath the bar of buttons.
    if (isFailed) form.current?.scrollIntoView({ block: 'end' })
  }, [isFailed])
  const finish = () => {
    if (draft.isDirty) showToast({ message: 'Notes saved' })
    onSaved()
  }
  return (
    <form
      id={FORM_ID}
      ref={form}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.problem === undefined) draft.save(finish)
        else text.current?.focus()
      }}
    >
      {draft.isRestored && <RestoredNote />}
      <Textarea
        ref={text}
        label="Your Notes"
        placeholder="Add your preparation notes here..."
        value={draft.value}
        onChange={({ currentTarget }) => draft.type(currentTarget.value)}
        error={draft.problem ?? (isFailed && 'Failed to save notes. Please try again.')}
        errorProps={{ role: 'alert' }}
        rows={6}
        dir="auto"
      />
      {draft.isOutdated && <OutdatedNotes isRefused={draft.isRefused} onAdd={draft.addOther} />}
    </form>
  )
}

/** The dialog's two ways out, in reach wherever one has scrolled to. */
export const PreparationActions = (props: { isSaving: boolean; onCancel: () => void }) => (
  <div className={classes.actions}>
    <Button variant="default" disabled={props.isSaving} onClick={props.onCancel}>
      Cancel
    </Button>
    <Button type="submit" form={FORM_ID} disabled={props.isSaving}>
      {props.isSaving ? 'Saving...' : 'Save'}
    </Button>
  </div>
)
