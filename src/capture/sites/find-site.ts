import { APPLICANT_SYSTEMS } from './applicant-systems.ts'
import { BOARDS } from './boards.ts'
import { ENTERPRISE_SYSTEMS } from './enterprise-systems.ts'
import { hackerNews } from './hacker-news.ts'
import { linkedin } from './linkedin.ts'
import { NATIONAL_BOARDS } from './national-boards.ts'
import { serves } from './serves.ts'
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
export const findSite = (url: URL): Site | undefined => SITES.find((site) => serves(site, url))
