import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installWithApt } from './apt.ts'

const PROGRAMS = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'ceph-authtool']
const PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common']

const isInstalled = (program: string) =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'].some((folder) =>
    existsSync(join(folder, program)),
  )

/** Finds or installs the S3 server of the tests; explains what to do if that fails. */
export const ensureObjectStorage = async (): Promise<void> => {
  const isReady = () => PROGRAMS.every(isInstalled)
  if (isReady()) return
  if ((await installWithApt('an S3 server (Ceph)', PACKAGES)) && isReady()) return
  console.error(
    'The tests of S3 storage need Ceph, which could not be installed: they will fail. Install it ' +
      `(on Debian: apt-get install --no-install-recommends ${PACKAGES.join(' ')}), then run npm test again.`,
  )
}
