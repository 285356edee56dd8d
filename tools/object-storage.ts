import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const PROGRAMS = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'ceph-authtool']
const PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common']

const isInstalled = (program: string) =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'].some((folder) =>
    existsSync(join(folder, program)),
  )

const run = (args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const installWithApt = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing an S3 server (Ceph) from the distribution’s packages…')
  const options = ['install', '-y', '-qq', '--no-install-recommends']
  return run(['update', '-qq']) && run([...options, ...PACKAGES])
}

/** Finds or installs the S3 server of the tests; says what to do when neither works. */
export const ensureObjectStorage = (): void => {
  const isReady = () => PROGRAMS.every(isInstalled)
  if (isReady() || (installWithApt() && isReady())) return
  console.error(
    'The tests of S3 storage need Ceph, which could not be installed: they will fail. Install it ' +
      `(on Debian: apt-get install --no-install-recommends ${PACKAGES.join(' ')}), then run npm test again.`,
  )
}
