import type { Contact } from '#src/contacts/schema.ts'
import { compareContacts } from '#src/contacts/sort.ts'
import { createRowCache } from '../../lib/row-cache.ts'
import { trpc } from '../../lib/trpc.ts'
import { deletesRow, restoresRow, savesRow } from '../../ui/row-mutations.ts'
import { showFailure } from '../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

const useContactRows = () => {
  const { list } = trpc.useUtils().contacts
  return createRowCache<Contact>({
    feature: 'contacts',
    list,
    read: () => list.getData()?.contacts,
    change: (how) =>
      list.setData(undefined, (cached) => cached && { contacts: how(cached.contacts) }),
    compare: compareContacts,
  })
}

/** Adds a person; a retry with the same `request_id` adds them only once. */
export const useCreateContact = () => {
  const rows = useContactRows()
  return trpc.contacts.create.useMutation(savesRow(rows))
}

/** Saves the fields that are sent; others stay unchanged. The form shows the failure. */
export const useUpdateContact = () => {
  const rows = useContactRows()
  return trpc.contacts.update.useMutation(savesRow(rows))
}

const withLink = ({ job_ids }: Contact, jobId: string, isLinked: boolean) => {
  const others = job_ids.filter((id) => id !== jobId)
  return isLinked ? [...others, jobId] : others
}

/**
 * Links a person with an application or removes the link, optimistically; undone with a message on
 * failure.
 */
export const useLinkContact = () => {
  const rows = useContactRows()
  const show = (id: string, jobId: string, isLinked: boolean) =>
    rows.replace(id, (contact) => ({ ...contact, job_ids: withLink(contact, jobId, isLinked) }))
  return trpc.contacts.link.useMutation({
    onMutate: async ({ id, job_id, is_linked }) => {
      await rows.cancel()
      show(id, job_id, is_linked)
    },
    onSettled: rows.settle,
    onError: (_error, { id, job_id, is_linked }) => {
      show(id, job_id, !is_linked)
      showFailure(t('Failed to change the people of this application. Please try again.'))
    },
  })
}

export const useDeleteContact = () => {
  const { reminders, activities } = trpc.useUtils()
  const rows = useContactRows()
  // Deleting or restoring a person does so with their reminders.
  const withOthers = {
    ...rows,
    settle: () => {
      rows.settle()
      void reminders.list.invalidate()
      void activities.list.invalidate()
    },
  }
  const restore = trpc.contacts.restore.useMutation(
    restoresRow(withOthers, t('Failed to restore the person. Please try again.')),
  )
  return trpc.contacts.delete.useMutation(
    deletesRow(withOthers, restore, {
      done: (contact) => (contact ? t('Deleted {name}', { name: contact.name }) : t('Deleted')),
      failed: t('Failed to delete the person. Please try again.'),
    }),
  )
}
