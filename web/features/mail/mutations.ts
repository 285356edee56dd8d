import type { Mail } from '#src/mail/schema.ts'
import { describeRefusal } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

const OPEN = { state: 'open' as const }

const useRefetch = () => {
  const { mail, jobs, interviews, activities, dashboard, suggestions } = trpc.useUtils()
  return () =>
    Promise.all(
      [mail, jobs, interviews, activities, dashboard, suggestions].map((one) => one.invalidate()),
    )
}

export const ACCEPT_FAILED = t('Failed to accept this email. Please try again.')

/** Shows the failure as a toast, for actions without a form. */
export const showAcceptFailure = (error: unknown): void => {
  showFailure(describeRefusal(error, ACCEPT_FAILED))
}

/** Applies a mail's proposal; the toast can undo it. The caller shows failures. */
export const useAcceptMail = () => {
  const refetch = useRefetch()
  const { list } = trpc.useUtils().mail
  const { mutate: undo } = trpc.undo.run.useMutation({
    onError: () => showFailure(t('Failed to undo. Please try again.')),
    onSettled: () => void refetch(),
  })
  return trpc.mail.accept.useMutation({
    onSuccess: ({ undo_id }, { id }) => {
      list.setData(OPEN, (found) => found && { mail: found.mail.filter((one) => one.id !== id) })
      showToast({
        message: t('Email accepted'),
        action: { label: t('Undo'), run: () => undo({ undo_id }) },
      })
    },
    onSettled: () => void refetch(),
  })
}

/** Dismisses a mail at once; the toast can restore it. */
export const useDismissMail = () => {
  const { list } = trpc.useUtils().mail
  const settle = () => void list.invalidate()
  const { mutate: restore } = trpc.mail.restore.useMutation({
    onError: () => showFailure(t('Failed to restore the email. Please try again.')),
    onSettled: settle,
  })
  const { mutate } = trpc.mail.dismiss.useMutation({
    onMutate: async ({ id }) => {
      await list.cancel()
      const before = list.getData(OPEN)
      list.setData(OPEN, (found) => found && { mail: found.mail.filter((one) => one.id !== id) })
      return { before }
    },
    onSuccess: (_answer, { id }) =>
      showToast({
        message: t('Email dismissed'),
        action: { label: t('Undo'), run: () => restore({ id }) },
      }),
    onError: (_error, _sent, context) => {
      list.setData(OPEN, context?.before)
      showFailure(t('Failed to dismiss this email. Please try again.'))
    },
    onSettled: settle,
  })
  return ({ id }: Pick<Mail, 'id'>) => mutate({ id })
}
