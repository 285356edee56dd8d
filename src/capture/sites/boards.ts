import type { Site } from './types.ts'

/**
 * Where known job boards print fields that their structured data lacks or gets wrong. Not used for
 * pages with a complete JobPosting.
 */
export const BOARDS: readonly Site[] = [
  {
    name: 'Indeed',
    hosts: [/(?:^|\.)indeed\.[a-z.]+$/],
    listing: /^\/(?:jobs|q-|l-|.*-jobs\.html|emplois|Stellen|ofertas)(?!.*\b(?:vjk|jk)=)/i,
    posting: /\/viewjob|\/rc\/clk|\b(?:vjk|jk)=/,
    fields: {
      position: ['[data-testid=jobsearch-JobInfoHeader-title]', '.jobsearch-JobInfoHeader-title'],
      company: [
        '[data-testid=inlineHeader-companyName]',
        '[data-company-name=true]',
        '.jobsearch-InlineCompanyRating-companyHeader',
      ],
      location: [
        '[data-testid=inlineHeader-companyLocation]',
        '[data-testid=job-location]',
        '[data-testid=jobsearch-JobInfoHeader-companyLocation]',
      ],
      description: ['#jobDescriptionText'],
    },
    expired: ['[data-testid=expiredJobMessage]', '.jobsearch-ExpiredJobMetadata'],
  },
  {
    name: 'StepStone',
    hosts: [/(?:^|\.)stepstone\.[a-z.]+$/],
    listing: /^\/(?:jobs|work|emploi|vacatures)(?:\/|\?|$)/,
    fields: {
      position: ['[data-at=header-job-title]'],
      company: ['[data-at=metadata-company-name]', '[data-at=header-company-name]'],
      location: ['[data-at=metadata-location]'],
      employment_type: ['[data-at=metadata-work-type]'],
      description: ['[data-at=job-ad-content]', '[data-at=jobad-content]'],
    },
  },
  {
    name: 'XING',
    hosts: ['xing.com'],
    path: /^\/jobs\b/,
    listing: /^\/jobs\/?(?:search|find|\?|$)(?!.*\bid=\d)/,
    posting: /^\/jobs\/(?:[^/]*-)?\d{6,}/,
    fields: {
      position: ['[data-testid=job-details-title] h1', '[data-testid=job-details-title]'],
      company: ['[data-testid=job-details-company-info-name]'],
      description: ['[data-testid=expandable-content]'],
    },
    // Without `- Jobs`, places alone follow.
    title:
      /^(?<position>.+?) - Jobs? in (?<location>[^,|]+), (?<company>[^|]+?) \| XING(?: Jobs)?$/,
  },
  {
    name: 'We Work Remotely',
    hosts: ['weworkremotely.com'],
    listing: /^\/(?:categories|remote-jobs\/search|remote-[\w-]+-jobs|$)/,
    fields: {
      position: [
        '.lis-container__header__hero__company-info__title',
        '.listing-header-container h1',
        'h1',
      ],
      company: [
        '.lis-container__job__sidebar__companyDetails__info__title',
        '.company-card h2',
        '.listing-header-container h2',
      ],
      description: [
        '.lis-container__job__content__description',
        '#job-listing-show-container',
        '.listing-container',
      ],
    },
    title: /^(?:Remote )?(?<company>[^:]+): (?<position>.+)$/,
  },
  {
    name: 'Remote OK',
    hosts: ['remoteok.com', 'remoteok.io'],
    listing: /^\/(?!remote-jobs\/[\w-]*\d|l\/)/,
  },
  {
    name: 'Welcome to the Jungle',
    hosts: ['welcometothejungle.com', 'welcometothejungle.co'],
    listing: /^\/(?:\w\w\/)?(?:jobs|companies\/[\w-]+(?:\/(?!jobs\/)[\w-]+)?)\/?(?:\?|$)/,
    fields: {
      position: ['[data-testid=job-metadata-block] h2', 'h1'],
      description: ['[data-testid=job-section-description]'],
    },
  },
  {
    name: 'SEEK',
    hosts: [
      /(?:^|\.)seek\.(?:com|com\.au|co\.nz)$/,
      /(?:^|\.)jobstreet\.[a-z.]+$/,
      /(?:^|\.)jobsdb\.com$/,
    ],
    listing:
      /^\/(?:\w\w\/)?(?:[\w-]+-jobs|jobs|search-jobs|job-search|search)(?:\/|\?|$)(?!.*jobId=)/,
    fields: {
      position: ['[data-automation=job-detail-title]'],
      company: ['[data-automation=advertiser-name]'],
      location: ['[data-automation=job-detail-location]'],
      employment_type: ['[data-automation=job-detail-work-type]'],
      description: ['[data-automation=jobAdDetails]'],
    },
  },
  {
    name: 'Glassdoor',
    hosts: [/(?:^|\.)glassdoor\.[a-z.]+$/],
    listing: /^\/Job\/(?!.*jl=)/,
    fields: {
      position: ['[data-test=job-title]', '[id^=jd-job-title]'],
      company: ['[data-test=employer-name]', '[class*=EmployerProfile_employerNameHeading]'],
      location: ['[data-test=location]'],
      description: ['[class*=JobDetails_jobDescription]'],
    },
  },
]
