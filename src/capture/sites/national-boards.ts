import type { Site } from './types.ts'

/** Like `BOARDS`, for job boards of one country or its authorities. */
export const NATIONAL_BOARDS: readonly Site[] = [
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
        '.usajobs-joa-locations__list-item',
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
    name: 'Platsbanken',
    hosts: ['arbetsformedlingen.se'],
    path: /^\/platsbanken\b/,
    listing: /^\/platsbanken\/(?:annonser\/?(?:\?|$)|\?|$)/,
    posting: /^\/platsbanken\/annonser\/\d/,
    fields: {
      position: ['h1'],
      company: ['#pb-company-name'],
      location: ['#pb-job-location'],
      description: ['.job-description'],
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
      location: [
        '#jv-job-location',
        '#jv-details-job-location',
        '.jv-location',
        '.jv-address-region',
        '.jv-address-country',
      ],
      description: ['#jv-details-job-description', '#jv-job-description'],
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
    name: 'HeadHunter',
    hosts: ['hh.ru', 'hh.kz', 'hh.uz', 'headhunter.kz', 'headhunter.ge', 'rabota.by', 'grc.ua'],
    listing: /^\/(?:search\/vacancy|vacancies\/(?!\d)|employer)/,
    posting: /^\/vacanc(?:y|ies)\/\d/,
    fields: {
      position: ['[data-qa=vacancy-title]'],
      company: ['[data-qa=vacancy-company-name]'],
      location: ['[data-qa=vacancy-view-location]', '[data-qa=vacancy-view-raw-address]'],
      description: ['[data-qa=vacancy-description]'],
    },
  },
  {
    name: 'Profession.hu',
    hosts: ['profession.hu'],
    listing: /^\/allasok(?:\/|\?|$)/,
    posting: /^\/allas\/[\w-]*\d/,
    title:
      /^(?<position>.+?) állás, munka: (?<company>.+?), (?:[^,•|]+ • )?(?<location>[^|•]+?)(?: \| Profession\.hu)?$/,
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
  {
    name: 'SPAC Jordan',
    hosts: ['spac.gov.jo'],
    posting: /\/JobDetails/i,
    fields: {
      position: ['#ContentPlaceHolder1_PubJobDetControl1_lblJobTitle'],
      company: ['#ContentPlaceHolder1_PubJobDetControl1_lblChapt'],
      location: ['#ContentPlaceHolder1_PubJobDetControl1_lblGoverName'],
      description: ['#ContentPlaceHolder1_PubJobDetControl1_lblJobReqDet'],
    },
    // The governorates in which applicants live; the work is probably there.
    guesses: ['location'],
  },
]
