import type { Site } from './types.ts'

/** Whether a site serves `url`. */
export const serves = ({ hosts, path }: Site, { hostname, pathname }: URL): boolean =>
  path?.test(pathname) !== false &&
  hosts.some((host) =>
    typeof host === 'string'
      ? hostname === host || hostname.endsWith(`.${host}`)
      : host.test(hostname),
  )
