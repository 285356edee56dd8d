import { Button, Checkbox } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { today } from '../../lib/dates.ts'
import { downloadFile } from '../../lib/download.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { showToast } from '../../ui/toast.tsx'
import { useSettingsDialogs } from './dialogs.ts'
import { ImportRow } from './import-row.tsx'
import { describeRefusal } from '../../lib/failure.ts'
import { Row, Section } from './section.tsx'
import classes from './settings.module.css'
import { t } from '#src/language/t.ts'

const EXPORT = '/api/auth/export'

/**
 * Equal-employment answers are included only on request, since others may see a downloaded file.
 */
const DownloadRow = () => {
  const [includesEeo, setIncludesEeo] = useState(false)
  const { submit, isBusy, failure } = useSubmit({
    call: () =>
      downloadFile(includesEeo ? `${EXPORT}?include=eeo` : EXPORT, `foothold-${today()}.zip`),
    describe: (error) =>
      describeRefusal(error, t('Your data could not be downloaded. Please try again.')),
  })
  return (
    <Row
      id="download-my-data-row"
      name={t('Download my data')}
      value={t('Everything you have entered, in one zip file that you can read and keep.')}
      isStacking
      control={
        <Button
          variant="default"
          aria-describedby="download-my-data-row"
          disabled={isBusy}
          onClick={() =>
            void submit(undefined, () => showToast({ message: t('Your data has been downloaded') }))
          }
        >
          {isBusy ? t('Preparing...') : t('Download')}
        </Button>
      }
    >
      <Checkbox
        className={classes.include ?? ''}
        label={t('With my equal-employment answers')}
        checked={includesEeo}
        onChange={({ currentTarget }) => setIncludesEeo(currentTarget.checked)}
      />
      {failure !== undefined && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </Row>
  )
}

/** Exports the person's data, or deletes the account. */
export const DataSection = ({ more }: { more: ReactNode }) => {
  const { open } = useSettingsDialogs()
  return (
    <Section title={t('Your data')}>
      {more}
      <DownloadRow />
      <ImportRow />
      <Row
        id="delete-account-row"
        name={t('Delete account')}
        value={t('Removes you and everything you have entered, for good.')}
        isStacking
        control={
          <Button
            variant="default"
            className={classes.danger}
            aria-describedby="delete-account-row"
            onClick={() => open('delete-account')}
          >
            {t('Delete account')}
          </Button>
        }
      />
    </Section>
  )
}
