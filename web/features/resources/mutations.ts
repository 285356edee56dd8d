import { findFallbackTitle } from '#src/resources/address.ts'
import { type Resource, resourcePatch } from '#src/resources/schema.ts'
import { refetchAfterLast } from '../../lib/refetch-after-last.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'
import { describeChangeFailure, isGone } from './failure-texts.ts'

type ResourcesCache = ReturnType<typeof trpc.useUtils>['resources']['list']

const change = (cache: ResourcesCache, how: (resources: Resource[]) => Resource[]) =>
  cache.setData(undefined, (list) => list && { resources: how([...list.resources]) })

const replace = (cache: ResourcesCache, id: string, how: (resource: Resource) => Resource) =>
  change(cache, (list) => list.map((resource) => (resource.id === id ? how(resource) : resource)))

const without = (list: readonly Resource[], id: string) =>
  list.filter((resource) => resource.id !== id)

const find = (cache: ResourcesCache, id: string) =>
  cache.getData()?.resources.find((resource) => resource.id === id)

/** Newest first, as the server orders them. */
const put = (cache: ResourcesCache, added: Resource) =>
  change(cache, (list) => {
    const others = without(list, added.id)
    const older = others.findIndex(({ created_at }) => created_at < added.created_at)
    return others.toSpliced(older === -1 ? others.length : older, 0, added)
  })

const settle = (cache: ResourcesCache) => void refetchAfterLast('resources', cache)

/** Creates a bookmark; the same `request_id` sent again creates it only once. */
export const useCreateResource = () => {
  const { list } = trpc.useUtils().resources
  return trpc.resources.create.useMutation({
    onSuccess: (created) => {
      put(list, created)
      showToast({ message: 'Resource added successfully' })
      settle(list)
    },
  })
}

/** What the server will make of the change: its own schema reads it here, too. */
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

/** Shows the change at once, and what was before if it fails; the form says why. */
export const useUpdateResource = () => {
  const { list } = trpc.useUtils().resources
  return trpc.resources.update.useMutation({
    onMutate: async ({ id, ...patch }) => {
      await list.cancel()
      const before = find(list, id)
      const shown = before && toPatched(before, patch)
      if (shown) replace(list, id, () => shown)
      return { before, shown }
    },
    onSuccess: async (saved) => {
      // A list requested before this response may still hold the old texts.
      await list.cancel()
      replace(list, saved.id, () => saved)
      showToast({ message: 'Resource updated successfully' })
      settle(list)
    },
    onError: (_error, { id }, context) => {
      const { before, shown } = context ?? {}
      // A later change of the same bookmark must not be undone by this one's failure.
      if (before) replace(list, id, (now) => (isSame(now, shown) ? before : now))
      settle(list)
    },
  })
}

/** Deletes at once, and back with a message if that fails; the toast brings the bookmark back. */
export const useDeleteResource = () => {
  const { list } = trpc.useUtils().resources
  const restore = trpc.resources.restore.useMutation({
    onSuccess: (restored) => {
      put(list, restored)
      settle(list)
    },
    onError: () => showFailure('Failed to restore resource. Please try again.'),
  })
  return trpc.resources.delete.useMutation({
    onMutate: async ({ id }) => {
      await list.cancel()
      const before = find(list, id)
      change(list, (resources) => without(resources, id))
      return { before }
    },
    onSuccess: (_answer, { id }) => {
      showToast({
        message: 'Resource deleted successfully',
        action: { label: 'Undo', run: () => restore.mutate({ id }) },
      })
      settle(list)
    },
    onError: (error, _sent, context) => {
      // Already gone, perhaps deleted in another tab: what was wanted is the case.
      if (context?.before && !isGone(error)) put(list, context.before)
      showFailure(describeChangeFailure(error, 'delete'))
      settle(list)
    },
  })
}
