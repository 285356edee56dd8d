import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { LONG_TEXT_MAX } from '#src/fields.ts'
import { RestoredNote } from '../../../ui/restored-note.tsx'
import { showToast } from '../../../ui/toast.tsx'
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
  useEffect(() => {
    // What failed is told where the person is looking, not beneath the bar of buttons.
    if (draft.isFailed) form.current?.scrollIntoView({ block: 'end' })
  }, [draft.isFailed])
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
        draft.save(finish)
      }}
    >
      {draft.isRestored && <RestoredNote />}
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
      {draft.isOutdated && (
        <p className={classes.outdated} role="alert">
          These notes were changed elsewhere since you began; saving replaces that version.
          <Button variant="default" size="sm" onClick={draft.addOther}>
            Add it below mine
          </Button>
        </p>
      )}
    </form>
  )
}

/** The dialog's two ways out, in reach wherever one has scrolled to. */
export const PreparationActions = (props: { isSaving: boolean; onCancel: () => void }) => (
  <div className={classes.actions}>
    <Button variant="default" onClick={props.onCancel}>
      Cancel
    </Button>
    <Button type="submit" form={FORM_ID} disabled={props.isSaving}>
      {props.isSaving ? 'Saving...' : 'Save'}
    </Button>
  </div>
)
