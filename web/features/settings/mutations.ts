import { chooseLanguage } from '../../lib/choose-language.ts'
import { describeFailure, describeRefusal } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

export const NOT_SAVED = t('Your changes could not be saved. Please try again.')

/** Saves the email address or username; the dialog shows the failure. */
export const useUpdateAccount = () => {
  const { auth } = trpc.useUtils()
  return trpc.auth.updateAccount.useMutation({
    onSuccess: (me) => auth.me.setData(undefined, me),
  }).mutateAsync
}

/** Turns third-party icons on or off optimistically; undone with a message on failure. */
export const useSwitchIcons = () => {
  const { auth } = trpc.useUtils()
  const show = (third_party_icons: boolean) =>
    auth.me.setData(undefined, (me) => me && { ...me, third_party_icons })
  return trpc.auth.updateAccount.useMutation({
    onMutate: async ({ third_party_icons = true }) => {
      await auth.me.cancel()
      show(third_party_icons)
    },
    onSuccess: (me) => {
      auth.me.setData(undefined, me)
    },
    onError: (error, { third_party_icons = true }) => {
      show(!third_party_icons)
      showFailure(describeRefusal(error, NOT_SAVED))
    },
  })
}

/** Saves the language of screens and mails, and reloads the page in it. */
export const useSwitchLanguage = () =>
  trpc.auth.updateAccount.useMutation({
    onSuccess: ({ language }) => chooseLanguage(language),
    onError: (error) => showFailure(describeRefusal(error, NOT_SAVED)),
  })

/** Cancels an unconfirmed email address; one that is already confirmed or expired is no failure. */
export const useCancelEmailChange = () => {
  const { auth } = trpc.useUtils()
  return trpc.auth.cancelEmailChange.useMutation({
    onSuccess: () => showToast({ message: t('Your email stays as it is') }),
    onError: (error) => {
      if (describeFailure(error).status !== HTTP_NOT_FOUND) showFailure(NOT_SAVED)
    },
    onSettled: () => auth.me.invalidate(),
  })
}

/** The dialog shows the failure. */
export const useUnlinkIdentity = () => {
  const { auth } = trpc.useUtils()
  return trpc.auth.unlinkIdentity.useMutation({
    onSuccess: () => showToast({ message: t('Sign-in unlinked') }),
    onSettled: () => auth.identities.invalidate(),
  })
}

const NOT_ENDED = t('The device could not be signed out. Please try again.')
const HTTP_NOT_FOUND = 404

/** Signs one device out; one that is already signed out is no failure. */
export const useEndSession = () => {
  const { auth } = trpc.useUtils()
  return trpc.auth.endSession.useMutation({
    onSuccess: (_answer, { id }) => {
      auth.sessions.setData(undefined, (all) => all?.filter((session) => session.id !== id))
      showToast({ message: t('Device signed out') })
    },
    onError: (error) => {
      if (describeFailure(error).status !== HTTP_NOT_FOUND) showFailure(NOT_ENDED)
    },
    onSettled: () => auth.sessions.invalidate(),
  })
}

/** Signs all other devices out. The dialog shows the failure. */
export const useEndOtherSessions = () => {
  const { auth } = trpc.useUtils()
  return trpc.auth.endOtherSessions.useMutation({
    onSuccess: () => {
      auth.sessions.setData(undefined, (all) => all?.filter(({ is_current }) => is_current))
      showToast({ message: t('All other devices signed out') })
    },
    onSettled: () => auth.sessions.invalidate(),
  })
}
