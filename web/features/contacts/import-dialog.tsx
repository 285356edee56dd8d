import { FileUp } from 'lucide-react'
import { z } from 'zod'
import { VCARD_MAX_BYTES, VCARD_TOO_LARGE } from '#src/contacts/constants.ts'
import type { ContactImport } from '#src/contacts/schema.ts'
import { describeRefusal } from '../../lib/failure.ts'
import { postFile } from '../../lib/post-rest.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import classes from './import-dialog.module.css'
import { t } from '#src/language/t.ts'

const importResponse = z.object({ added: z.number(), skipped: z.number() })

const importVcards = (file: File): Promise<ContactImport> =>
  postFile('/api/contacts/import', file, {
    schema: importResponse,
    maxBytes: VCARD_MAX_BYTES,
    tooLarge: VCARD_TOO_LARGE,
  })

const sayImported = ({ added, skipped }: ContactImport) =>
  skipped === 0
    ? t('{added, plural, one {Added # person} other {Added # people}}', { added })
    : t(
        '{added, plural, one {Added # person} other {Added # people}}; {skipped, plural, one {# person} other {# people}} were there already or had no name',
        { added, skipped },
      )

/** Imports a contacts file as exported by phones, mail programs and address books. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { list } = trpc.useUtils().contacts
  const { submit, isBusy, failure } = useSubmit({
    call: importVcards,
    describe: (error) => describeRefusal(error, t('Failed to import this file. Please try again.')),
  })
  const send = (file: File) =>
    void submit(file, (imported) => {
      void list.invalidate()
      showToast({ message: sayImported(imported) })
      onClose()
    })
  // An import that has started cannot be cancelled.
  const close = () => isBusy || onClose()
  return (
    <Dialog title={t('Import people')} isOpen onClose={close} size="34rem">
      <div className={classes.body}>
        <p>
          {t(
            'Choose a vCard file (.vcf), as your phone, mail program or address book exports it. People who are here already are left alone, so the same file can be imported again.',
          )}
        </p>
        <FileButton
          variant="light"
          fullWidth
          data-autofocus
          fileLabel={t('vCard file')}
          accept=".vcf,.vcard,text/vcard,text/x-vcard"
          leftSection={<FileUp size={18} aria-hidden />}
          isBusy={isBusy}
          onFile={send}
        >
          {t('Choose a file')}
        </FileButton>
        {failure !== undefined && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  )
}
