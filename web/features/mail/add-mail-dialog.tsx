import { Button, Textarea } from '@mantine/core'
import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useDraft } from '../../lib/drafts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { FormFailure } from '../../ui/form-dialog.tsx'
import { RestoredNote } from '../../ui/restored-note.tsx'
import classes from './add-mail.module.css'
import { forgetSharedMail, readSharedMail } from './shared-mail.ts'
import { useReadMail } from './use-read-mail.ts'

/** Brings a mail by paste or as a file. What is read is proposed; nothing changes by itself. */
export const AddMailDialog = ({ onClose }: { onClose: () => void }) => {
  const { restored, keep, drop } = useDraft('mail new', z.string())
  const [text, setText] = useState(() => readSharedMail() || (restored ?? ''))
  const input = useRef<HTMLInputElement>(null)
  const { read, isBusy, failure } = useReadMail()
  useEffect(() => keep(text === '' ? undefined : text))
  // Also when Back closes it: whoever signs in next must not find it.
  useEffect(() => forgetSharedMail, [])
  const close = () => {
    drop()
    onClose()
  }
  const send = (mail: File | string | undefined) => {
    if (mail === undefined || mail === '') return
    void read(mail, () => {
      if (typeof mail === 'string') drop()
    })
  }
  return (
    <Dialog title="Add mail" isOpen onClose={close} size="40rem">
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          send(text.trim())
        }}
      >
        {text !== '' && text === restored && <RestoredNote />}
        <p className={classes.about}>
          Paste a mail about an application, or drop its file anywhere. You see what it means before
          anything changes.
        </p>
        <Textarea
          label="Text of the mail"
          dir="auto"
          autosize
          minRows={8}
          maxRows={16}
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => {
            // The draft has it from now on.
            forgetSharedMail()
            setText(currentTarget.value)
          }}
        />
        <input
          ref={input}
          type="file"
          accept=".eml,message/rfc822"
          aria-label="File of the mail"
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // The same file may be chosen again.
            currentTarget.value = ''
            send(file)
          }}
        />
        <DialogActions>
          <FormFailure>{failure}</FormFailure>
          <Button
            variant="subtle"
            disabled={isBusy}
            leftSection={<FileUp size={18} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            Choose a file
          </Button>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={isBusy || text.trim() === ''}>
            {isBusy ? 'Reading...' : 'Read'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
