import type { Site } from './types.ts'

const OWN = 'Company site'

/** Like `APPLICANT_SYSTEMS`, for those of large companies. */
export const ENTERPRISE_SYSTEMS: readonly Site[] = [
  {
    name: OWN,
    hosts: [/\.myworkdayjobs(?:-impl)?\.com$/, /\.myworkdaysite\.com$/],
    tenant: /^(?<company>[\w-]+)\.wd\d+\.myworkdayjobs/,
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
    hosts: ['jobvite.com'],
    tenant: /jobs\.jobvite\.com\/(?<company>[\w-]+)\//,
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
    tenant: /^(?:\w+-)?(?<company>[\w]+)\.icims\.com/,
    fields: {
      position: ['h1.iCIMS_Header', '.iCIMS_Header h1', 'h1'],
      description: ['.iCIMS_JobContent', '.iCIMS_JobContainer'],
    },
  },
  {
    name: OWN,
    hosts: ['eightfold.ai'],
    tenant: /^(?<company>[\w-]+)\.eightfold\.ai/,
    listing: /^\/careers\/?(?:\?(?!.*\bpid=\d)|$)/,
    fields: {
      position: ['.position-title', '[class*=position-title]'],
      location: ['.position-location', '[class*=position-location]'],
      description: ['.position-job-description', '[class*=job-description]'],
    },
  },
  {
    name: OWN,
    hosts: [/\.fa(?:\.\w+)?\.oraclecloud\.com$/],
    path: /\/CandidateExperience\//,
    listing: /\/(?:jobs|requisitions)\/?(?:\?|$)/,
    fields: {
      position: ['.job-details__title', 'h1.heading'],
      location: [
        '.job-details__subtitle .posting-locations',
        '.job-details__subtitle span',
        'posting-locations span',
      ],
      description: ['.job-details__description-content', '.job-details__section'],
    },
  },
  {
    name: OWN,
    hosts: [/\.taleo\.net$/],
    tenant: /^(?<company>[\w-]+)\.taleo\.net/,
    listing: /\/(?:jobsearch|moresearch|mysearches)\.ftl/,
    fields: {
      position: ['[id*=reqTitleLinkAction]', '.titlepage'],
      location: ['[id*=ID1702]', '[id*=primaryLocation]'],
      description: ['[id*=requisitionDescription]', '.editablesection'],
    },
  },
  {
    name: OWN,
    hosts: ['paylocity.com'],
    path: /^\/[Rr]ecruiting\//,
    listing: /^\/recruiting\/jobs\/All\//i,
    fields: {
      position: ['.job-preview-title', '.preview-title'],
      location: ['.preview-location', '.job-location'],
      description: ['.job-preview-details', '.job-listing-info'],
    },
  },
  {
    name: OWN,
    hosts: ['ultipro.com', 'ukg.com', 'ukg.net'],
    listing: /\/JobBoard\/[\da-f-]+\/?(?:\?|$)/i,
    fields: {
      position: ['[data-automation=opportunity-title]', '[data-automation=job-title]'],
      company: ['[data-automation=company-name]'],
      location: [
        '[data-automation=city-state-zip-country-label]',
        '[data-automation=physical-location-item]',
      ],
      employment_type: ['[data-automation=JobFullTime]'],
      description: ['[data-automation=job-description]', '#jobDescription'],
    },
  },
  {
    name: OWN,
    hosts: [/\.successfactors\.(?:eu|com)$/, /\.sapsf\.(?:eu|com|cn)$/],
    listing: /^(?!.*\bcareer_job_req_id=\d).*\bcareer_ns=job_listing/,
    posting: /\bcareer_job_req_id=\d/,
    title:
      /^(?:Career Opportunities|Karrieremöglichkeiten|Opportunités de carrière): (?<position>.+?)(?: \(\d+\))?$/,
  },
]
