import type { Site } from './types.ts'

/**
 * Where known job boards print what they do not say in structured data, or say wrongly. A page that
 * holds a JobPosting needs none of it.
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
    name: 'jobs.cz',
    hosts: ['jobs.cz'],
    listing: /^\/(?:prace|en\/jobs)(?:\/|\?|$)/,
    posting: /^\/(?:rpd|fp|pd|en\/rpd)\//,
    fields: {
      position: ['.JobDescriptionHeading h1', '[data-test=jd-heading]', 'h1'],
      company: ['[data-test=jd-company-name]', '[data-test=jd-info-company]'],
      location: ['[data-test=jd-info-location]', 'a[data-track-event=JD.Map]'],
      description: [
        '[data-jobad=body]',
        '.JobDescription',
        '#jobad-body',
        '[data-visited-position]',
      ],
    },
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
    listing: /^\/\w\w\/(?:jobs|companies\/[\w-]+\/jobs)\/?(?:\?|$)/,
    fields: {
      position: ['[data-testid=job-metadata-block] h2', 'h1'],
      description: ['[data-testid=job-section-description]'],
    },
  },
  {
    name: 'USAJOBS',
    hosts: ['usajobs.gov'],
    listing: /^\/(?:search|Search)/,
    fields: {
      position: ['#job-title', '.usajobs-joa-banner__title', 'h1'],
      company: [
        '.usajobs-joa-banner__agency',
        '#joa-agency',
        '.usajobs-joa-banner__hiring-organization',
      ],
      location: [
        '#joa-locations .usajobs-joa-locations__city',
        '.usajobs-joa-locations__city',
        '.usajobs-joa-summary__location',
      ],
      description: ['#duties', '.usajobs-joa-section'],
    },
  },
  {
    name: 'Arbeitsagentur',
    hosts: ['arbeitsagentur.de'],
    listing: /^\/jobsuche\/(?:suche|\?|$)/,
    fields: {
      position: ['#detail-kopfbereich-titel', '#jobdetails-titel'],
      company: ['#detail-kopfbereich-firma', '#jobdetails-arbeitgeber'],
      location: ['#detail-kopfbereich-arbeitsort', '#jobdetails-arbeitsort'],
      employment_type: ['#detail-kopfbereich-arbeitszeit'],
      description: [
        '#detail-beschreibung-text-container',
        '#detail-beschreibung-beschreibung',
        '#jobdetails-beschreibung',
      ],
    },
  },
  {
    name: 'France Travail',
    hosts: ['francetravail.fr', 'pole-emploi.fr'],
    listing: /^\/offres\/recherche(?!\/detail)/,
    fields: {
      position: [
        '#detail-offre-title [itemprop=title]',
        '#labelPopinDetailsOffre [itemprop=title]',
      ],
      company: ['.media-body .t4', '#detailOffreVolet .media h3', '.entreprise h3'],
      location: ['[itemprop=jobLocation] [itemprop=name]', '[itemprop=jobLocation]'],
      description: ['[itemprop=description]'],
    },
  },
  {
    name: 'EURES',
    hosts: ['eures.europa.eu', 'europa.eu'],
    path: /^\/(?:eures|portal)\b/,
    listing: /\/(?:jv-se|eures)\/.*\bjv-search\b|\/search\b/,
    fields: {
      position: ['#jv-title', '.jv-title', 'h1'],
      company: ['#jv-details-employer-name', '#jv-employer-name', '.jv-employer-name'],
      location: ['#jv-job-location', '#jv-details-job-location', '.jv-location'],
      description: ['#jv-details-job-description', '#jv-job-description'],
    },
  },
  {
    name: 'SEEK',
    hosts: [
      /(?:^|\.)seek\.(?:com\.au|co\.nz)$/,
      /(?:^|\.)jobstreet\.[a-z.]+$/,
      /(?:^|\.)jobsdb\.com$/,
    ],
    listing: /^\/(?:[\w-]+-jobs|jobs)(?:\/|\?|$)(?!.*jobId=)/,
    fields: {
      position: ['[data-automation=job-detail-title]'],
      company: ['[data-automation=advertiser-name]'],
      location: ['[data-automation=job-detail-location]'],
      employment_type: ['[data-automation=job-detail-work-type]'],
      description: ['[data-automation=jobAdDetails]'],
    },
  },
  {
    name: 'Pracuj.pl',
    hosts: ['pracuj.pl'],
    listing: /^\/praca(?!\/.*,oferta,)/,
    fields: {
      position: ['[data-test=text-positionName]'],
      company: ['[data-test=text-employerName]'],
      location: [
        '[data-test=text-workplaceAddress]',
        '[data-test=sections-benefit-workplaces-text]',
      ],
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
  {
    name: 'NHS Jobs',
    hosts: ['jobs.nhs.uk'],
    listing: /^\/candidate\/search/,
    fields: {
      position: ['#heading', 'h1'],
      company: ['#employer_name', '#employer_name_details'],
      location: ['#employer_town', '#employer_address_line_1'],
    },
  },
  {
    name: 'Civil Service Jobs',
    hosts: ['civilservicejobs.service.gov.uk'],
    fields: {
      position: ['.csr-page-title', '#id_common_page_title_h1 h1'],
      company: ['.csr-page-subtitle'],
    },
  },
  {
    name: 'Job-Room',
    hosts: ['job-room.ch'],
    listing: /^\/job-search\/?(?:\?|$)/,
    fields: { position: ['.job-ad-header .job-title', 'h2.job-title', 'h1'] },
  },
  {
    name: 'Apec',
    hosts: ['apec.fr'],
    listing: /\/recherche-emploi\.html\/emploi\/?(?:\?|$)/,
    fields: { company: ['.details-offer-list li'] },
  },
  {
    name: 'StartupJobs',
    hosts: ['startupjobs.cz', 'startupjobs.com'],
    listing: /^\/nabidky/,
  },
]
