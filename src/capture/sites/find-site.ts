import { APPLICANT_SYSTEMS } from './applicant-systems.ts'
import { BOARDS } from './boards.ts'
import { ENTERPRISE_SYSTEMS } from './enterprise-systems.ts'
import { hackerNews } from './hacker-news.ts'
import { linkedin } from './linkedin.ts'
import { NATIONAL_BOARDS } from './national-boards.ts'
import type { Site } from './types.ts'

/** Every known site. */
export const SITES: readonly Site[] = [
  linkedin,
  hackerNews,
  ...BOARDS,
  ...NATIONAL_BOARDS,
  ...APPLICANT_SYSTEMS,
  ...ENTERPRISE_SYSTEMS,
]

/** The known site that serves `url`. */
export const findSite = ({ hostname, pathname }: URL): Site | undefined =>
  SITES.find(
    ({ hosts, path }) =>
      path?.test(pathname) !== false &&
      hosts.some((host) =>
        typeof host === 'string'
          ? hostname === host || hostname.endsWith(`.${host}`)
          : host.test(hostname),
      ),
  )
