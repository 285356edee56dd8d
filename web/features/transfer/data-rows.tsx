import { Button, Group } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { useTransferDialogs } from './dialogs.ts'
import { downloadResume, exportJobs } from './export-jobs.ts'
import { t } from '#src/language/t.ts'

type RowProps = { id: string; name: string; value: string; isStacking: true; control: ReactNode }

/** Import and export, as rows of Settings. */
export const DataRows = ({ Row }: { Row: ComponentType<RowProps> }) => {
  const { open } = useTransferDialogs()
  return (
    <>
      <Row
        id="import-row"
        name={t('Import applications')}
        value={t('From LinkedIn, Simplify, Huntr, Teal, JobSync or any spreadsheet.')}
        isStacking
        control={
          <Button variant="default" aria-describedby="import-row" onClick={() => open('import')}>
            {t('Import')}
          </Button>
        }
      />
      <Row
        id="export-row"
        name={t('Export applications')}
        value={t(
          'CSV for spreadsheets, which can be imported again, or JSON with everything about them.',
        )}
        isStacking
        control={
          <Group gap={8}>
            <Button
              variant="default"
              aria-label={t('Export as CSV')}
              onClick={() => void exportJobs('csv')}
            >
              CSV
            </Button>
            <Button
              variant="default"
              aria-label={t('Export as JSON')}
              onClick={() => void exportJobs('json')}
            >
              JSON
            </Button>
          </Group>
        }
      />
      <Row
        id="json-resume-row"
        name={t('Profile as JSON Resume')}
        value={t('The open format of jsonresume.org, which other sites and themes read.')}
        isStacking
        control={
          <Button
            variant="default"
            aria-describedby="json-resume-row"
            onClick={() => void downloadResume()}
          >
            {t('Download')}
          </Button>
        }
      />
      <Row
        id="report-row"
        name={t('Proof of search')}
        value={t('What you sent and did in a range of days, as an office asks for it.')}
        isStacking
        control={
          <Button variant="default" aria-describedby="report-row" onClick={() => open('report')}>
            {t('Create')}
          </Button>
        }
      />
    </>
  )
}
