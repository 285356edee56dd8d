import { Button } from '@mantine/core'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ImportPreview } from '#src/transfer/schema.ts'
import { describeRefusal } from '../../lib/failure.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { sendImportFile } from './call-import.ts'
import classes from './transfer.module.css'
import { t } from '#src/language/t.ts'

/** Takes a file, dropped or chosen. */
export const ChooseStep = ({ onRead }: { onRead: (preview: ImportPreview) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { submit, isBusy, failure } = useSubmit({
    call: sendImportFile,
    describe: (error) => describeRefusal(error, t('Failed to read this file. Please try again.')),
  })
  const send = (file: File | undefined) => file && void submit(file, onRead)
  return (
    <div className={classes.body}>
      <p>
        {t(
          'Bring your search along: the archive of LinkedIn, what Simplify, Huntr, Teal or JobSync export, or any spreadsheet as CSV. You look at everything before it is added, and what is here already stays as it is.',
        )}
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.zip,text/csv,text/tab-separated-values,application/zip"
        aria-label={t('File of applications')}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Allows choosing the same file again after it was changed.
          currentTarget.value = ''
          send(file)
        }}
      />
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          send(event.dataTransfer.files[0])
        }}
      >
        <Button
          variant="light"
          data-autofocus
          disabled={isBusy}
          leftSection={<FileUp size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {isBusy ? t('Reading...') : t('Choose a file')}
        </Button>
        <span>{t('or drop it here. CSV, TSV or zip, at most 10 MB.')}</span>
      </div>
      {failure !== undefined && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
