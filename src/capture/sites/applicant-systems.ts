import type { Site } from './types.ts'

const OWN = 'Company site'

/** As `BOARDS`, of the systems in which companies keep their own postings. */
export const APPLICANT_SYSTEMS: readonly Site[] = [
  {
    name: OWN,
    hosts: ['greenhouse.io'],
    listing: /^\/(?:embed\/job_board|[\w-]+\/?$|[\w-]+\?)/,
    fields: {
      position: [
        '.job__title h1',
        'h1.app-title',
        '.app-title',
        '.job__header h1',
        'h1.section-header',
      ],
      company: ['.company-name'],
      location: ['.job__location', '#header .location', '.location'],
      description: ['.job__description', '#content'],
    },
    title: /^(?:Job Application for )(?<position>.+) at (?<company>.+)$/,
  },
  {
    name: OWN,
    hosts: ['lever.co'],
    listing: /^\/[\w.-]+\/?(?:\?|$)/,
    posting: /\/[\da-f]{8}-[\da-f]{4}-/,
    fields: {
      position: ['.posting-headline h2'],
      location: ['.posting-categories .location', '.posting-category.location'],
      work_mode: ['.posting-categories .workplaceTypes'],
      employment_type: ['.posting-categories .commitment'],
      description: ['.section-wrapper.page-full-width'],
    },
    title: /^(?<company>.+?) - (?<position>.+)$/,
  },
  {
    name: OWN,
    hosts: ['ashbyhq.com'],
    listing: /^\/[\w.%-]+\/?(?:\?|$)/,
    posting: /\/[\da-f]{8}-[\da-f]{4}-/,
    fields: { position: ['h1.ashby-job-posting-heading', '.ashby-job-posting-heading'] },
    title: /^(?<position>.+) @ (?<company>.+)$/,
  },
  {
    name: OWN,
    hosts: ['workable.com'],
    listing: /^\/(?:[\w-]+\/?(?:\?|#|$)|search)/,
    fields: {
      position: ['[data-ui=job-title]'],
      location: ['[data-ui=job-location]'],
      work_mode: ['[data-ui=job-workplace]'],
      employment_type: ['[data-ui=job-type]'],
      description: ['[data-ui=job-description]'],
    },
    posting: /\/j\/[\dA-F]{6,}/i,
    title: /^(?<position>.+) - (?<company>(?!Application$).+?)(?: - Application)?$/,
  },
  {
    name: OWN,
    hosts: ['smartrecruiters.com'],
    fields: {
      position: ['h1.job-title', 'h1[itemprop=title]'],
      location: ['[itemprop=jobLocation] [itemprop=address]', 'spl-job-location'],
      description: ['.job-sections'],
    },
  },
  {
    name: OWN,
    hosts: [/\.jobs\.personio\.(?:de|com)$/, 'personio.de', 'personio.com'],
    listing: /^\/(?:\?|$)/,
    fields: {
      position: ['.job-title', 'h1'],
      location: ['.job-subtitle-location'],
      description: ['.job-description', '.job-details'],
    },
    title: /^(?<position>.+?) (?:\||-|bei|at) (?:Jobs bei )?(?<company>[^|]+)$/,
  },
  {
    name: OWN,
    hosts: ['recruitee.com'],
    listing: /^\/(?:\?|$)/,
    title: /^(?<position>.+) - (?<company>.+)$/,
  },
  {
    name: OWN,
    hosts: ['teamtailor.com'],
    listing: /^\/(?:jobs)?\/?(?:\?|$)/,
    title: /^(?<position>.+) - (?<company>.+)$/,
  },
  {
    name: OWN,
    hosts: [/\.myworkdayjobs(?:-impl)?\.com$/, /\.myworkdaysite\.com$/],
    listing: /^(?!.*\/(?:job|details)\/)/,
    fields: {
      position: ['[data-automation-id=jobPostingHeader]'],
      company: ['[data-automation-id=logo]'],
      location: ['[data-automation-id=locations] dd', '[data-automation-id=locations]'],
      work_mode: ['[data-automation-id=remoteType] dd'],
      employment_type: ['[data-automation-id=time] dd', '[data-automation-id=time]'],
      description: ['[data-automation-id=jobPostingDescription]'],
    },
  },
  {
    name: OWN,
    hosts: ['bamboohr.com'],
    title: /^(?<position>.+) - (?<company>.+)$/,
  },
  {
    name: OWN,
    hosts: ['breezy.hr'],
    fields: {
      position: ['.banner h1', 'h1'],
      location: ['.banner .location', 'li.location'],
      employment_type: ['li.type'],
      description: ['.description'],
    },
    title: /^(?<position>.+) at (?<company>.+)$/,
  },
  {
    name: OWN,
    hosts: ['jobvite.com'],
    fields: {
      position: ['h2.jv-header', '.jv-header'],
      location: ['.jv-job-detail-meta'],
      description: ['.jv-job-detail-description'],
    },
    title: /^(?<company>.+?) Careers - (?<position>.+)$/,
  },
  {
    name: OWN,
    hosts: ['icims.com'],
    fields: {
      position: ['h1.iCIMS_Header', '.iCIMS_Header h1', 'h1'],
      description: ['.iCIMS_JobContent', '.iCIMS_JobContainer'],
    },
  },
  {
    name: OWN,
    hosts: ['join.com'],
    title: /^(?<company>.+?) (?:Jobs|is hiring)\b.*$/,
  },
]
