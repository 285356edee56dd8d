import { findFallbackTitle } from '#src/resources/address.ts'
import { type Resource, resourcePatch } from '#src/resources/schema.ts'
import { createRowCache } from '../../lib/row-cache.ts'
import { trpc } from '../../lib/trpc.ts'
import { deletesRow, restoresRow, savesRow } from '../../ui/row-mutations.ts'
import { describeChangeFailure } from './failure-texts.ts'
import { t } from '#src/language/t.ts'

const useResourceRows = () => {
  const { list } = trpc.useUtils().resources
  return createRowCache<Resource>({
    feature: 'resources',
    list,
    read: () => list.getData()?.resources,
    change: (how) =>
      list.setData(undefined, (cached) => cached && { resources: how(cached.resources) }),
    // Newest first.
    compare: (one, other) => other.created_at.localeCompare(one.created_at),
  })
}

/** Creates a bookmark; a retry with the same `request_id` creates it only once. */
export const useCreateResource = () => {
  const rows = useResourceRows()
  return trpc.resources.create.useMutation(savesRow(rows, t('Resource added successfully')))
}

/** Predicts the server's result by applying its schema here. */
const toPatched = (resource: Resource, sent: object): Resource => {
  const { data: patch = {} } = resourcePatch.safeParse(sent)
  const { url = resource.url, category = resource.category } = patch
  const { description = resource.description, tags = resource.tags } = patch
  const title = patch.title === undefined ? resource.title : patch.title
  return { ...resource, url, category, description, tags, title: title ?? findFallbackTitle(url) }
}

const isSame = (one: Resource, other: Resource | undefined) =>
  (['url', 'title', 'category', 'description', 'tags'] as const).every(
    (field) => one[field] === other?.[field],
  )

/**
 * Updates optimistically, and restores the previous version on failure; the form shows the reason.
 */
export const useUpdateResource = () => {
  const rows = useResourceRows()
  return trpc.resources.update.useMutation({
    ...savesRow(rows, t('Resource updated successfully')),
    onMutate: async ({ id, ...patch }) => {
      await rows.cancel()
      const before = rows.find(id)
      const shown = before && toPatched(before, patch)
      if (shown) rows.put(shown)
      return { before, shown }
    },
    onError: (_error, { id }, context) => {
      const { before, shown } = context ?? {}
      // A failure must not undo a later change of the same bookmark.
      if (before) rows.replace(id, (now) => (isSame(now, shown) ? before : now))
      rows.settle()
    },
  })
}

export const useDeleteResource = () => {
  const rows = useResourceRows()
  const restore = trpc.resources.restore.useMutation(
    restoresRow(rows, t('Failed to restore resource. Please try again.')),
  )
  return trpc.resources.delete.useMutation(
    deletesRow(rows, restore, {
      done: t('Resource deleted successfully'),
      failed: (error) => describeChangeFailure(error, 'delete'),
    }),
  )
}
