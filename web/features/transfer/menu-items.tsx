import { Menu } from '@mantine/core'
import { Download, FileCheck2, FileJson2, Upload } from 'lucide-react'
import { useTransferDialogs } from './dialogs.ts'
import { exportJobs } from './export-jobs.ts'
import { t } from '#src/language/t.ts'

/** Import and export entries of the board's menu. */
export const TransferItems = () => {
  const { open } = useTransferDialogs()
  return (
    <>
      <Menu.Item leftSection={<Upload size={16} aria-hidden />} onClick={() => open('import')}>
        {t('Import applications')}
      </Menu.Item>
      <Menu.Item
        leftSection={<Download size={16} aria-hidden />}
        onClick={() => void exportJobs('csv')}
      >
        {t('Export as CSV')}
      </Menu.Item>
      <Menu.Item
        leftSection={<FileJson2 size={16} aria-hidden />}
        onClick={() => void exportJobs('json')}
      >
        {t('Export as JSON')}
      </Menu.Item>
      <Menu.Item leftSection={<FileCheck2 size={16} aria-hidden />} onClick={() => open('report')}>
        {t('Proof of search')}
      </Menu.Item>
    </>
  )
}
