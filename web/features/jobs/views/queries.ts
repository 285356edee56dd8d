import { useRef } from 'react'
import type { View } from '#src/views/schema.ts'
import { newId } from '../../../lib/new-id.ts'
import { trpc } from '../../../lib/trpc.ts'
import { showFailure, showToast } from '../../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

const NONE: View[] = []

/** The saved views, oldest first. */
export const useViews = (): View[] => trpc.views.list.useQuery().data?.views ?? NONE

/** Saves filters under a name; replaces those of a view with the same name. */
export const useSaveView = () => {
  const { list } = trpc.useUtils().views
  const views = useViews()
  // The same on a retry, so that the server creates only once.
  const request = useRef<{ of: string; id: string }>(undefined)
  const requestIdOf = (of: string): string => {
    if (request.current?.of !== of) request.current = { of, id: newId() }
    return request.current.id
  }
  const done = (saved: View) => {
    request.current = undefined
    showToast({ message: t('Saved the view {name}', { name: saved.name }) })
    void list.invalidate()
  }
  const create = trpc.views.create.useMutation({ onSuccess: done })
  const update = trpc.views.update.useMutation({ onSuccess: done })
  return {
    isSaving: create.isPending || update.isPending,
    save: async (name: string, search: string) => {
      const known = views.find((view) => view.name === name)
      if (known) return update.mutateAsync({ id: known.id, search })
      return create.mutateAsync({
        name,
        search,
        request_id: requestIdOf(JSON.stringify([name, search])),
      })
    },
  }
}

export const useRenameView = () => {
  const { list } = trpc.useUtils().views
  return trpc.views.update.useMutation({
    onSuccess: () => void list.invalidate(),
    onError: () => showFailure(t('Failed to rename the view. Please try again.')),
  })
}

/** Deletes a view optimistically; the toast offers Undo. */
export const useDeleteView = () => {
  const { list } = trpc.useUtils().views
  const restore = trpc.views.restore.useMutation({
    onSuccess: () => void list.invalidate(),
    onError: () => showFailure(t('Failed to restore the view. Please try again.')),
  })
  return trpc.views.delete.useMutation({
    onSuccess: (_answer, { id }) => {
      const deleted = list.getData()?.views.find((view) => view.id === id)
      list.setData(
        undefined,
        (known) => known && { views: known.views.filter((view) => view.id !== id) },
      )
      showToast({
        message: deleted ? t('Deleted the view {name}', { name: deleted.name }) : t('Deleted'),
        action: { label: t('Undo'), run: () => restore.mutate({ id }) },
      })
    },
    onError: () => {
      showFailure(t('Failed to delete the view. Please try again.'))
      void list.invalidate()
    },
  })
}
