import { HardDrive } from 'lucide-react'
import { DISK_FULL_TEXT } from '#src/shell/constants.ts'
import { useDiskFull } from '../../lib/disk.ts'
import classes from './connection-banner.module.css'

/** A quiet line under the bar while the server can save nothing; announced when it comes. */
export const DiskBanner = () => (
  <div role="status">
    {useDiskFull() && (
      <p className={classes.banner}>
        <HardDrive size={18} aria-hidden />
        {DISK_FULL_TEXT}
      </p>
    )}
  </div>
)
