import type { Contact } from '#src/contacts/schema.ts'
import { compareContacts } from '#src/contacts/sort.ts'
import { describeFailure } from '../../lib/failure.ts'
import { refetchAfterLast } from '../../lib/refetch-after-last.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'

type ContactsCache = ReturnType<typeof trpc.useUtils>['contacts']['list']

const HTTP_NOT_FOUND = 404

const change = (cache: ContactsCache, how: (contacts: Contact[]) => Contact[]) =>
  cache.setData(undefined, (list) => list && { contacts: how(list.contacts) })

const find = (cache: ContactsCache, id: string) =>
  cache.getData()?.contacts.find((contact) => contact.id === id)

const remove = (cache: ContactsCache, id: string) =>
  change(cache, (list) => list.filter((contact) => contact.id !== id))

const replace = (cache: ContactsCache, id: string, how: (contact: Contact) => Contact) =>
  change(cache, (list) => list.map((contact) => (contact.id === id ? how(contact) : contact)))

/** Adds or replaces; in the order of the server. */
const put = (cache: ContactsCache, saved: Contact) =>
  change(cache, (list) =>
    [...list.filter(({ id }) => id !== saved.id), saved].toSorted(compareContacts),
  )

const settle = (cache: ContactsCache) => void refetchAfterLast('contacts', cache)

/** Adds a person; the same `request_id` sent again adds them only once. */
export const useCreateContact = () => {
  const { list } = trpc.useUtils().contacts
  return trpc.contacts.create.useMutation({
    onSuccess: (created) => {
      put(list, created)
      settle(list)
    },
  })
}

/** Saves edited fields; only those sent change. The form shows the failure. */
export const useUpdateContact = () => {
  const { list } = trpc.useUtils().contacts
  return trpc.contacts.update.useMutation({
    onSuccess: async (saved) => {
      // A list requested before this response may still hold the old texts.
      await list.cancel()
      put(list, saved)
      settle(list)
    },
  })
}

const withLink = ({ job_ids }: Contact, jobId: string, isLinked: boolean) => {
  const others = job_ids.filter((id) => id !== jobId)
  return isLinked ? [...others, jobId] : others
}

/** Links a person with an application or ends that, at once, and back with a message if it fails. */
export const useLinkContact = () => {
  const { list } = trpc.useUtils().contacts
  const show = (id: string, jobId: string, isLinked: boolean) =>
    replace(list, id, (contact) => ({ ...contact, job_ids: withLink(contact, jobId, isLinked) }))
  return trpc.contacts.link.useMutation({
    onMutate: async ({ id, job_id, is_linked }) => {
      await list.cancel()
      show(id, job_id, is_linked)
    },
    onSettled: () => settle(list),
    onError: (_error, { id, job_id, is_linked }) => {
      show(id, job_id, !is_linked)
      showFailure('Failed to change whom this application has to do with. Please try again.')
    },
  })
}

/** Deletes at once, and back with a message if that fails; the toast brings the person back. */
export const useDeleteContact = () => {
  const { contacts, reminders, activities } = trpc.useUtils()
  const { list } = contacts
  // What is about them alone goes and comes with them.
  const refreshOthers = () => {
    void reminders.list.invalidate()
    void activities.list.invalidate()
  }
  const restore = trpc.contacts.restore.useMutation({
    onSuccess: (restored) => {
      put(list, restored)
      settle(list)
      refreshOthers()
    },
    onError: () => showFailure('Failed to restore the person. Please try again.'),
  })
  return trpc.contacts.delete.useMutation({
    onMutate: async ({ id }) => {
      await list.cancel()
      const before = find(list, id)
      remove(list, id)
      return { before }
    },
    onSuccess: (_answer, { id }, context) => {
      showToast({
        message: context?.before ? `Deleted ${context.before.name}` : 'Deleted',
        action: { label: 'Undo', run: () => restore.mutate({ id }) },
      })
      settle(list)
      refreshOthers()
    },
    onError: (error, _sent, context) => {
      // Already gone, perhaps deleted in another tab: what was wanted is the case.
      const isGone = describeFailure(error).status === HTTP_NOT_FOUND
      if (context?.before && !isGone) put(list, context.before)
      if (!isGone) showFailure('Failed to delete the person. Please try again.')
      settle(list)
    },
  })
}
