import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { Resource } from '#src/resources/schema.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RestoredNote } from '../../../ui/restored-note.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx'
import { BookmarkFields } from './bookmark-fields.tsx'
import classes from './bookmark-form.module.css'
import { useBookmarkForm } from './use-bookmark-form.ts'

/** Adds a bookmark, or edits `resource`. What was typed stays until it is saved or given up. */
export const BookmarkFormDialog = (props: {
  resources: readonly Resource[]
  resource?: Resource
  pastedUrl?: string | undefined
  onClose: () => void
}) => {
  const { resources, resource, pastedUrl, onClose } = props
  // Whoever looks at one category adds to it.
  const { category } = useSearch({ from: '/_app/resources' })
  const { form, failure, isRestored, isSaving, submit, completeUrl, discard } = useBookmarkForm({
    resource,
    pastedUrl,
    category,
  })
  const guard = useUnsavedGuard({
    isDirty: form.isDirty(),
    isBusy: isSaving,
    title: 'Discard your changes?',
    question: resource
      ? 'Your changes to this bookmark have not been saved.'
      : 'This bookmark has not been saved yet.',
    onDiscard: discard,
  })
  const close = () => guard.close(onClose)
  return (
    <Dialog title={resource ? 'Edit Bookmark' : 'Add Bookmark'} isOpen onClose={close} size="38rem">
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => submit(event, () => guard.leave(onClose))}
      >
        {isRestored && <RestoredNote />}
        <BookmarkFields
          form={form}
          others={resources.filter(({ id }) => id !== resource?.id)}
          onUrlBlur={completeUrl}
        />
        {failure !== undefined && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={classes.actions}>
          <Button variant="default" disabled={isSaving} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
      {guard.question}
    </Dialog>
  )
}
