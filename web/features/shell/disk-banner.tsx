import { HardDrive } from 'lucide-react'
import { t } from '#src/language/t.ts'
import { useDiskFull } from '../../lib/disk.ts'
import classes from './connection-banner.module.css'

/** A line below the bar while the server cannot save; announced to screen readers. */
export const DiskBanner = () => (
  <div role="status">
    {useDiskFull() && (
      <p className={classes.banner}>
        <HardDrive size={18} aria-hidden />
        {t(
          'The disk of this Foothold is full, so nothing can be saved at the moment. Everything that was saved is safe, and you can go on reading. Please tell whoever runs it.',
        )}
      </p>
    )}
  </div>
)
