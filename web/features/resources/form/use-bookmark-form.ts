import { schemaResolver, useForm } from '@mantine/form'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { completeAddress } from '#src/resources/address.ts'
import type { ResourceCategory } from '#src/resources/constants.ts'
import { createResourceInput, type Resource, resourcePatch } from '#src/resources/schema.ts'
import { describeFailure } from '../../../lib/failure.ts'
import { newId } from '../../../lib/new-id.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { describeChangeFailure, describeCreateFailure } from '../failure-texts.ts'
import { useCreateResource, useUpdateResource } from '../mutations.ts'
import {
  bookmarkDraft,
  type BookmarkValues,
  restoreValues,
  toChangedValues,
  toChanges,
  toInput,
  toValues,
} from './bookmark-values.ts'

const checkNew = schemaResolver(createResourceInput, { sync: true })
const checkEdited = schemaResolver(resourcePatch, { sync: true })

/** The add or edit form: its fields, its rules (the server's own), and saving once. */
export const useBookmarkForm = (props: {
  resource: Resource | undefined
  pastedUrl: string | undefined
  category: ResourceCategory | undefined
}) => {
  const { resource, pastedUrl } = props
  // What another tab changes meanwhile must not move the ground under what is typed here.
  const [initial] = useState(() => toValues(resource, pastedUrl, props.category))
  const draft = useDraft(`bookmark ${resource?.id ?? 'new'}`, bookmarkDraft)
  // What has just been pasted is meant, not what was left unfinished before.
  const restored = pastedUrl === undefined ? draft.restored : undefined
  const [requestId] = useState(() => restored?.requestId ?? newId())
  const [failure, setFailure] = useState<string>()
  // State follows a click too late to stop the second one of a double click.
  const isSaving = useRef(false)
  const create = useCreateResource()
  const update = useUpdateResource()

  const form = useForm<BookmarkValues>({
    initialValues: initial,
    validate: (values) => (resource ? checkEdited : checkNew)(toInput(values)),
  })

  // Set after the rest, which stays what "unsaved" is measured against.
  const { setValues } = form
  useEffect(() => {
    if (restored) setValues(restoreValues(initial, restored))
  }, [restored, initial, setValues])
  const changed = toChangedValues(initial, form.values)
  const { keep } = draft
  useEffect(() => keep(changed && { requestId, changed }))

  const showFailure = (error: unknown) => {
    const { fields } = describeFailure(error)
    const known = Object.entries(fields ?? {}).filter(([field]) => field in initial)
    if (known.length > 0) form.setErrors(Object.fromEntries(known))
    else if (resource) setFailure(describeChangeFailure(error, 'update'))
    else setFailure(`Failed to add resource: ${describeCreateFailure(error)}`)
  }

  const save = (values: BookmarkValues, onSaved: () => void) => {
    if (isSaving.current) return
    setFailure(undefined)
    const changes = resource && toChanges(initial, values)
    if (changes && Object.keys(changes).length === 0) {
      draft.drop()
      onSaved()
      return
    }
    isSaving.current = true
    const outcome = {
      onSuccess: () => {
        draft.drop()
        onSaved()
      },
      onError: showFailure,
      onSettled: () => {
        isSaving.current = false
      },
    }
    if (resource && changes) update.mutate({ ...changes, id: resource.id }, outcome)
    else create.mutate({ ...toInput(values), request_id: requestId }, outcome)
  }

  return {
    form,
    failure,
    isRestored: restored !== undefined && changed !== undefined,
    discard: draft.drop,
    isSaving: create.isPending || update.isPending,
    completeUrl: () => form.setFieldValue('url', completeAddress(form.getValues().url)),
    submit: (event: SubmitEvent<HTMLFormElement>, onSaved: () => void) =>
      form.onSubmit(
        (values) => save(values, onSaved),
        (errors) => {
          const first = Object.keys(initial).find((field) => errors[field] !== undefined)
          if (first) form.getInputNode(first)?.focus()
        },
      )(event),
  }
}

export type BookmarkForm = ReturnType<typeof useBookmarkForm>['form']
