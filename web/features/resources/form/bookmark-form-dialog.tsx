import { useLocation, useSearch } from '@tanstack/react-router'
import { completeAddress, findFallbackTitle } from '#src/resources/address.ts'
import { DEFAULT_CATEGORY } from '#src/resources/constants.ts'
import { createResourceInput, type Resource, resourcePatch } from '#src/resources/schema.ts'
import { splitTags } from '#src/resources/tags.ts'
import { useForm } from '../../../lib/use-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { describeChangeFailure, describeCreateFailure } from '../failure-texts.ts'
import { useCreateResource, useUpdateResource } from '../mutations.ts'
import { BookmarkFields, type BookmarkValues } from './bookmark-fields.tsx'
import { t } from '#src/language/t.ts'

const toInput = (values: BookmarkValues) => ({ ...values, url: completeAddress(values.url) })

/** Adds a bookmark; a pasted URL is filled in. */
export const AddBookmarkDialog = ({ onClose }: { onClose: () => void }) => {
  const pastedUrl = useLocation({ select: ({ state }) => state.pastedUrl })
  // The default category is the one being shown.
  const { category = DEFAULT_CATEGORY } = useSearch({ from: '/_app/resources' })
  const { mutateAsync: create } = useCreateResource()
  const form = useForm<BookmarkValues, ReturnType<typeof toInput>, Resource>({
    initial: { url: pastedUrl ?? '', title: '', category, description: '', tags: '' },
    draftKey: 'bookmark new',
    // A pasted URL takes precedence over an old draft.
    ignoresDraft: pastedUrl !== undefined,
    toInput,
    schema: createResourceInput,
    validatesOnSubmit: true,
    sendsUnchanged: true,
    save: (input, _changed, request_id) => create({ ...input, request_id }),
    failed: (error) =>
      t('Failed to add resource: {error}', { error: describeCreateFailure(error) }),
  })
  return (
    <FormDialog
      title={t('Add Bookmark')}
      form={form}
      question={t('This bookmark has not been saved yet.')}
      onClose={onClose}
      size="38rem"
    >
      <BookmarkFields form={form} />
    </FormDialog>
  )
}

/** The form's values of an existing bookmark; a title equal to the host counts as empty. */
const toValues = (resource: Resource): BookmarkValues => ({
  url: resource.url,
  title: resource.title === findFallbackTitle(resource.url) ? '' : resource.title,
  category: resource.category,
  description: resource.description ?? '',
  tags: splitTags(resource.tags).join(', '),
})

export const EditBookmarkDialog = (props: { resource: Resource; onClose: () => void }) => {
  const { resource, onClose } = props
  const { mutateAsync: update } = useUpdateResource()
  const form = useForm({
    initial: toValues(resource),
    draftKey: `bookmark ${resource.id}`,
    toInput,
    schema: resourcePatch,
    validatesOnSubmit: true,
    save: (_input, changed) => update({ ...changed, id: resource.id }),
    failed: (error) => describeChangeFailure(error, 'update'),
  })
  return (
    <FormDialog
      title={t('Edit Bookmark')}
      form={form}
      question={t('Your changes to this bookmark have not been saved.')}
      onClose={onClose}
      size="38rem"
    >
      <BookmarkFields form={form} id={resource.id} />
    </FormDialog>
  )
}
