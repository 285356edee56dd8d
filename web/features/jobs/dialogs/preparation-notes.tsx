import { Button, Textarea } from '@mantine/core'
import { LONG_TEXT_MAX } from '#src/fields.ts'
import { showToast } from '../../../ui/toast.tsx'
import classes from './prepare-dialog.module.css'
import type { NotesDraft } from './use-notes-draft.ts'

/** The person's own notes on the application, with the dialog's two ways out. */
export const PreparationNotes = (props: {
  draft: NotesDraft
  onCancel: () => void
  onSaved: () => void
}) => {
  const { draft } = props
  const finish = () => {
    if (draft.isDirty) showToast({ message: 'Notes saved' })
    props.onSaved()
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        draft.save(finish)
      }}
    >
      <Textarea
        label="Your Notes"
        placeholder="Add your preparation notes here..."
        value={draft.value}
        onChange={({ currentTarget }) => draft.type(currentTarget.value)}
        error={draft.isFailed && 'Failed to save notes. Please try again.'}
        errorProps={{ role: 'alert' }}
        maxLength={LONG_TEXT_MAX}
        rows={6}
        dir="auto"
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={props.onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={draft.isSaving}>
          {draft.isSaving ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
