import type { Site } from './types.ts'

const OWN = 'Company site'

/** Like `BOARDS`, for applicant tracking systems. */
export const APPLICANT_SYSTEMS: readonly Site[] = ([] = [
  {
    name: OWN,
    hosts: ['greenhouse.io'],
    tenant: /greenhouse\.io\/(?!embed\/)(?<company>[\w-]+)\/jobs\//,
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
    tenant: /lever\.co\/(?<company>[\w.-]+)\//,
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
    tenant: /ashbyhq\.com\/(?<company>[^/]+)\//,
    listing: /^\/[\w.%-]+\/?(?:\?|$)/,
    posting: /\/[\da-f]{8}-[\da-f]{4}-/,
    fields: { position: ['h1.ashby-job-posting-heading', '.ashby-job-posting-heading'] },
    title: /^(?<position>.+) @ (?<company>.+)$/,
  },
  {
    name: OWN,
    hosts: ['workable.com'],
    tenant: /workable\.com\/(?<company>[\w-]+)\/j\//,
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
    tenant: /smartrecruiters\.com\/(?<company>\w+)\/\d/,
    fields: {
      position: ['h1.job-title', 'h1[itemprop=title]'],
      location: ['[itemprop=jobLocation] [itemprop=address]', 'spl-job-location'],
      description: ['.job-sections'],
    },
  },
  {
    name: OWN,
    hosts: [/\.jobs\.personio\.(?:de|com)$/, 'personio.de', 'personio.com'],
    tenant: /^(?<company>[\w-]+)\.jobs\.personio\./,
    listing: /^\/(?:\?|$)/,
    fields: {
      position: ['.job-title', 'h1'],
      location: ['.job-subtitle-location'],
      description: ['.job-description', '.job-details'],
    },
    title:
      /^(?<position>.+?) (?:\||-|bei|at) (?:Jobs (?:bei|at|chez|en|presso|bij) )?(?<company>[^|]+)$/,
  },
  {
    name: OWN,
    hosts: ['recruitee.com'],
    tenant: /^(?<company>[\w-]+)\.recruitee\.com/,
    listing: /^\/(?:\?|$)/,
    title: /^(?<position>.+) - (?<company>.+)$/,
  },
  {
    name: OWN,
    hosts: ['teamtailor.com'],
    tenant: /^(?<company>[\w-]+)\.(?:\w{2}\.)?teamtailor\.com/,
    listing: /^\/(?:jobs)?\/?(?:\?|$)/,
    title: /^(?<position>.+) - (?<company>.+)$/,
  },
  {
    name: OWN,
    hosts: ['bamboohr.com'],
    tenant: /^(?<company>[\w-]+)\.bamboohr\.com/,
    title: /^(?<position>.+) - (?<company>.+)$/,
  },
  {
    name: OWN,
    hosts: ['breezy.hr'],
    tenant: /^(?<company>[\w-]+)\.breezy\.hr/,
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
    hosts: ['join.com'],
    tenant: /join\.com\/companies\/(?<company>[\w-]+)\//,
    title: /^(?<company>.+?) (?:Jobs|is hiring)\b.*$/,
  },
  {
    name: OWN,
    hosts: ['gem.com'],
    path: /^\/[\w-]+/,
    tenant: /jobs\.gem\.com\/(?<company>[\w-]+)\//,
    listing: /^\/[\w-]+\/?(?:\?|$)/,
  },
  {
    name: OWN,
    hosts: ['rippling.com', 'rippling-ats.com'],
    tenant: /ats\.rippling\.com\/(?:\w{2}-\w{2}\/)?(?<company>[\w-]+)\/jobs\//,
    listing: /^\/(?:\w{2}-\w{2}\/)?[\w-]+\/jobs\/?(?:\?|$)/,
  },
  {
    name: OWN,
    hosts: ['applytojob.com'],
    tenant: /^(?<company>[\w-]+)\.applytojob\.com/,
    listing: /^\/apply\/?(?:jobs\/?)?(?:\?|$)/,
  },
  {
    name: OWN,
    hosts: ['pinpointhq.com'],
    tenant: /^(?<company>[\w-]+)\.pinpointhq\.com/,
    listing: /^\/(?:\w{2}\/)?(?:postings|jobs)?\/?(?:\?|$)/,
  },
  {
    name: OWN,
    hosts: ['softgarden.io'],
    tenant: /^(?<company>[\w-]+)\.(?:career\.)?softgarden\.io/,
    listing: /^\/(?:\w{2}\/)?(?:vacancies|get-connected)?\/?(?:\?|$)/,
  },
])
