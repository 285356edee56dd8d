import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { describeFailure } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { describeImported } from './describe-imported.ts'
import { describeRefusal } from '../../lib/failure.ts'
import { Row } from './section.tsx'
import { type Imported, sendArchive } from './send-archive.ts'
import classes from './settings.module.css'
import { t } from '#src/language/t.ts'
import { translateSentence } from '../../lib/sentences.ts'

const WHOLE = 100

/** Imports the zip of "Download my data", from this server or another one. */
export const ImportRow = () => {
  const utils = trpc.useUtils()
  const [percent, setPercent] = useState(0)
  const [imported, setImported] = useState<Imported>()
  const { submit, isBusy, failure } = useSubmit({
    call: (file: File) => sendArchive(file, (fraction) => setPercent(Math.round(fraction * WHOLE))),
    describe: (error) =>
      describeRefusal(
        error,
        // Without a response everything may have been imported.
        describeFailure(error).status === undefined
          ? t('The server did not respond. Please choose the file again: nothing is added twice.')
          : t('This file could not be imported. Nothing was changed.'),
      ),
  })
  const send = (file: File) => {
    setPercent(0)
    setImported(undefined)
    void submit(file, (response) => {
      setImported(response)
      void utils.invalidate()
    })
  }
  return (
    <Row
      id="import-my-data-row"
      name={t('Import my data')}
      value={t(
        'The zip file of “Download my data”, of this or another Foothold. What is here already stays as it is.',
      )}
      isStacking
      control={
        <FileButton
          variant="default"
          fileLabel={t('Zip file of your data')}
          accept=".zip,application/zip"
          aria-describedby="import-my-data-row"
          isBusy={isBusy}
          onFile={send}
        >
          {t('Choose file')}
        </FileButton>
      }
    >
      {isBusy && <Sending percent={percent} />}
      {imported !== undefined && !isBusy && <Outcome imported={imported} />}
      {failure !== undefined && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </Row>
  )
}

/** After the upload the duration of the import is unknown. */
const Sending = ({ percent }: { percent: number }) => (
  <div className={classes.outcome}>
    <p className={classes.value}>
      {percent < WHOLE
        ? t('Sending the file, {percent} %', { percent })
        : t('Importing its contents. This can take a minute.')}
    </p>
    <progress
      className={classes.bar}
      aria-label={t('Import of your data')}
      max={WHOLE}
      {...(percent < WHOLE && { value: percent })}
    />
  </div>
)

const Outcome = ({ imported: { added, problems } }: { imported: Imported }) => (
  <div className={classes.outcome}>
    <p className={classes.imported} role="status">
      <CircleCheck size={18} aria-hidden />
      {describeImported(added)}
    </p>
    {problems.length > 0 && (
      <ul className={classes.problems} aria-label={t('What was left out')}>
        {problems.map((problem) => (
          <li key={problem}>{translateSentence(problem)}</li>
        ))}
      </ul>
    )}
  </div>
)
