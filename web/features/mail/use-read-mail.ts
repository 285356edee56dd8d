import type { Mail } from '#src/mail/schema.ts'
import { describeRefusal } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { showToast } from '../../ui/toast.tsx'
import { sendMail } from './call-mail.ts'
import { useMailDialogs } from './dialogs.ts'
import { t } from '#src/language/t.ts'

export const READ_FAILED = t('Failed to read this email. Please try again.')
const READING_MAX_MS = 60_000
const ANSWERED = t('This email was already handled')

/** Reads mails; a single one opens its proposal, and one that was handled already is only named. */
export const useReadMail = () => {
  const { list, changes } = trpc.useUtils().mail
  const { open, close } = useMailDialogs()
  const { submit, failure } = useSubmit({
    call: async (mails: readonly File[]) => {
      const found: Mail[] = []
      for (const mail of mails) found.push(await sendMail(mail))
      return found
    },
    describe: (error) => describeRefusal(error, READ_FAILED),
  })
  /** Opens a mail's proposal. */
  const show = (mail: Mail) => {
    const { id, state } = mail
    if (state === 'open') {
      // The dialog opens before the list is loaded again.
      list.setData({ state: 'open' }, (found) => ({
        mail: [mail, ...(found?.mail ?? []).filter((one) => one.id !== id)],
      }))
    }
    void list.invalidate()
    void changes.invalidate()
    if (state === 'open') return open('proposal', { mail_id: id })
    showToast({ message: ANSWERED })
    close()
  }
  /** Reads them one after the other; several wait on the dashboard. */
  const readAll = async (mails: readonly File[]) => {
    if (mails.length === 0) return
    // The toast stays as long as the reading takes.
    const hide = showToast({ message: sayReading(mails.length), closesAfterMs: READING_MAX_MS })
    await submit(mails, ([first, ...others]) => {
      if (first === undefined) return
      if (others.length === 0) return show(first)
      showToast({
        message: t('{count, plural, one {# email was read} other {# emails were read}}', {
          count: mails.length,
        }),
      })
    })
    hide()
    await list.invalidate()
  }
  return { show, readAll, failure }
}

const sayReading = (count: number) =>
  t('{count, plural, one {Reading the email...} other {Reading # emails...}}', { count })
