import { ActionIcon, Menu } from '@mantine/core'
import { Download, Ellipsis, FileCheck2, FileJson2, Upload } from 'lucide-react'
import { useTransferDialogs } from './dialogs.ts'
import { exportJobs } from './export-jobs.ts'

/** What is done with all applications at once. */
export const MoreMenu = () => {
  const { open } = useTransferDialogs()
  return (
    <Menu width={250} position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon aria-label="More actions" variant="default" size={44}>
          <Ellipsis size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label="More actions">
        <Menu.Item leftSection={<Upload size={16} aria-hidden />} onClick={() => open('import')}>
          Import applications
        </Menu.Item>
        <Menu.Item
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => void exportJobs('csv')}
        >
          Export as CSV
        </Menu.Item>
        <Menu.Item
          leftSection={<FileJson2 size={16} aria-hidden />}
          onClick={() => void exportJobs('json')}
        >
          Export as JSON
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<FileCheck2 size={16} aria-hidden />}
          onClick={() => open('report')}
        >
          Proof of search
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
