import { Button } from '@mantine/core'
import { FileUp, Mail as MailIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../lib/use-form.ts'
import { AreaField } from '../../ui/fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import classes from './add-mail.module.css'
import { sendMail } from './call-mail.ts'
import {
  forgetSharedMail,
  forgetSharedText,
  readSharedMail,
  readSharedMailFile,
} from './shared-mail.ts'
import { READ_FAILED, useReadMail } from './use-read-mail.ts'
import { t } from '#src/language/t.ts'

/** Adds a mail by paste or as a file. Its content is only proposed; nothing changes by itself. */
export const AddMailDialog = ({ onClose }: { onClose: () => void }) => {
  const { show } = useReadMail()
  const shared = useSharedFile()
  const [chosen, setChosen] = useState<{ file: File; besides: string }>()
  const input = useRef<HTMLInputElement>(null)
  /** Of a file and a text, the later one is used. */
  const findFile = (text: string) =>
    chosen?.besides === text ? chosen.file : text === '' ? shared : undefined
  const form = useForm({
    initial: { text: '' },
    draftKey: 'mail new',
    toInput: ({ text }) => ({ text: text.trim() }),
    check: ({ text }): Record<string, string> =>
      text.trim() === '' && findFile('') === undefined
        ? { text: t('Paste the email, or choose its file') }
        : {},
    validatesOnSubmit: true,
    sendsUnchanged: true,
    save: ({ text }) => sendMail(findFile(text) ?? text),
    failed: READ_FAILED,
  })
  const text = form.values.text.trim()
  const file = findFile(text)
  useSharedText((words) => form.change({ text: words }))
  useEffect(() => {
    // Choosing a file submits the form.
    if (chosen !== undefined) input.current?.form?.requestSubmit()
  }, [chosen])
  return (
    <FormDialog
      title={t('Add mail')}
      form={form}
      submitLabel={t('Read')}
      busyLabel={t('Reading...')}
      question={t('The email that you pasted has not been read yet.')}
      onSaved={show}
      onClose={onClose}
      aside={
        <Button
          variant="subtle"
          disabled={form.isSaving}
          leftSection={<FileUp size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('Choose a file')}
        </Button>
      }
    >
      <p className={classes.about}>
        {t(
          'Paste an email about an application, or drop its file anywhere. You see what it means before anything changes.',
        )}
      </p>
      {file !== undefined && (
        <p className={classes.file}>
          <MailIcon size={18} aria-hidden />
          <span dir="auto">{file.name || t('An email')}</span>
        </p>
      )}
      <AreaField form={form} field="text" label={t('Text of the email')} rows={8} isFirst />
      <input
        ref={input}
        type="file"
        accept=".eml,message/rfc822"
        aria-label={t('Email file')}
        hidden
        onChange={({ currentTarget }) => {
          const [found] = currentTarget.files ?? []
          if (found) setChosen({ file: found, besides: text })
          // Allows choosing the same file again.
          currentTarget.value = ''
        }}
      />
    </FormDialog>
  )
}

/** The file shared with the installed app, which the next person to sign in must not find. */
const useSharedFile = (): File | undefined => {
  const [file, setFile] = useState<File>()
  useEffect(() => {
    void readSharedMailFile().then(setFile)
    // Also if Back closes the dialog.
    return forgetSharedMail
  }, [])
  return file
}

const useSharedText = (take: (text: string) => void): void => {
  const [shared] = useState(readSharedMail)
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current || shared === '') return
    isTaken.current = true
    take(shared)
    forgetSharedText()
  })
}
