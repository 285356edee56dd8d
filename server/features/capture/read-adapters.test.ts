import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { gatherFacts } from '#src/capture/facts.ts'
import { findSite, SITES } from '#src/capture/sites/find-site.ts'
import { readSite } from '#src/capture/sites/read-site.ts'
import { readTenant } from '#src/capture/sites/tenant.ts'
import { parsePage } from './parse-page.ts'

// What each adapter reads by itself, in the structures that its site has had: the other sources
// would find most of these values too, and hide a selector that is wrong.

const ID = '3f1c2d4e-0000-4000-8000-123456789abc'
const TEXT = 'We look for somebody who bakes bread every morning with care.'
const VALUES = {
  position: 'Baker',
  company: 'Acme Mill',
  location: 'Leeds',
  description: TEXT,
  work_mode: 'hybrid',
  employment_type: 'part_time',
} as const
type Field = keyof typeof VALUES
const WANTED: Record<Field, unknown> = { ...VALUES, description: expect.stringContaining(TEXT) }

const readDraft = (address: string, html: string) => {
  const url = new URL(address)
  const facts = gatherFacts(parsePage(html))
  const site = findSite(url)
  if (site === undefined) throw new Error(`No adapter for ${address}`)
  return { facts, site, url, draft: site.read?.(facts, url)?.[0] ?? readSite(facts, site) }
}

const [BAKER, ACME, LEEDS, HYBRID, PART] = ['Baker', 'Acme Mill', 'Leeds', 'Hybrid', 'Part-time']
/** An element with an attribute: `at('data-test', 'job-title', 'Baker')`. */
const at = (name: string, value: string, text: string) => `<div ${name}="${value}">${text}</div>`
const by = (value: string, text: string) => at('class', value, text)
const id = (value: string, text: string) => at('id', value, text)

const PCBD = 'position company location description'
const PLD = 'position location description'

/** The address of a posting, and in each structure of its site the fields that the page prints. */
const PAGES: readonly [url: string, fields: string, html: string][] = [
  // Job boards
  [
    'https://de.indeed.com/viewjob?jk=0123456789abcdef',
    PCBD,
    `<h1 data-testid="jobsearch-JobInfoHeader-title">Baker<span> - job post</span></h1>${at('data-testid', 'inlineHeader-companyName', `<a>${ACME}</a>`)}${at('data-testid', 'inlineHeader-companyLocation', LEEDS)}${id('jobDescriptionText', TEXT)}`,
  ],
  [
    'https://de.indeed.com/viewjob?jk=0123456789abcdef',
    'position company location',
    `<h1 class="jobsearch-JobInfoHeader-title">${BAKER}</h1>${at('data-company-name', 'true', ACME)}${at('data-testid', 'job-location', LEEDS)}`,
  ],
  [
    'https://de.indeed.com/viewjob?jk=0123456789abcdef',
    'company location',
    `${by('jobsearch-InlineCompanyRating-companyHeader', ACME)}${at('data-testid', 'jobsearch-JobInfoHeader-companyLocation', LEEDS)}`,
  ],
  [
    'https://www.stepstone.de/stellenangebote--Baker--12345678-inline.html',
    `${PCBD} employment_type`,
    `<h1 data-at="header-job-title">${BAKER}</h1><li data-at="metadata-company-name"><a>${ACME}</a></li><li data-at="metadata-location">${LEEDS}</li><li data-at="metadata-work-type">${PART}</li>${at('data-at', 'job-ad-content', TEXT)}`,
  ],
  [
    'https://www.stepstone.de/stellenangebote--Baker--12345678-inline.html',
    'company description',
    `${at('data-at', 'header-company-name', ACME)}${at('data-at', 'jobad-content', TEXT)}`,
  ],
  [
    'https://www.xing.com/jobs/leeds-baker-130000001',
    'position company description',
    `${at('data-testid', 'job-details-title', `<h1>${BAKER}</h1> in ${LEEDS}`)}${at('data-testid', 'job-details-company-info-name', ACME)}${at('data-testid', 'expandable-content', TEXT)}`,
  ],
  [
    'https://www.xing.com/jobs/leeds-baker-130000001',
    'company location',
    '<title>Baker - Jobs in Leeds, Acme Mill | XING Jobs</title>',
  ],
  [
    'https://www.xing.com/jobs/leeds-baker-130000001',
    'position',
    at('data-testid', 'job-details-title', BAKER),
  ],
  [
    'https://weworkremotely.com/remote-jobs/acme-mill-baker',
    'position company description',
    `<h1>Remote jobs</h1>${by('lis-container__header__hero__company-info__title', BAKER)}${by('lis-container__job__sidebar__companyDetails__info__title', ACME)}${by('lis-container__job__content__description', TEXT)}`,
  ],
  [
    'https://weworkremotely.com/remote-jobs/acme-mill-baker',
    'position company description',
    `<h1>Remote jobs</h1>${by('listing-header-container', `<h1>${BAKER}</h1>`)}${by('company-card', `<h2>${ACME}</h2>`)}${id('job-listing-show-container', TEXT)}`,
  ],
  [
    'https://weworkremotely.com/remote-jobs/acme-mill-baker',
    'position company description',
    `<h1>${BAKER}</h1>${by('listing-header-container', `<h2>${ACME}</h2>`)}${by('listing-container', TEXT)}`,
  ],
  [
    'https://weworkremotely.com/remote-jobs/acme-mill-baker',
    'company',
    '<title>Remote Acme Mill: Baker</title>',
  ],
  [
    'https://www.welcometothejungle.com/en/companies/acme/jobs/baker',
    'position description',
    `<h1>Acme</h1>${at('data-testid', 'job-metadata-block', `<h2>${BAKER}</h2>`)}${at('data-testid', 'job-section-description', TEXT)}`,
  ],
  [
    'https://www.welcometothejungle.com/en/companies/acme/jobs/baker',
    'position',
    `<h1>${BAKER}</h1>`,
  ],
  [
    'https://www.seek.com.au/job/12345678',
    `${PCBD} employment_type`,
    `<h1 data-automation="job-detail-title">${BAKER}</h1>${at('data-automation', 'advertiser-name', ACME)}${at('data-automation', 'job-detail-location', LEEDS)}${at('data-automation', 'job-detail-work-type', PART)}${at('data-automation', 'jobAdDetails', TEXT)}`,
  ],
  [
    'https://www.glassdoor.com/job-listing/baker-acme-JV_1.htm',
    PCBD,
    `${at('data-test', 'job-title', BAKER)}${at('data-test', 'employer-name', ACME)}${at('data-test', 'location', LEEDS)}${by('JobDetails_jobDescription__uW_fK', TEXT)}`,
  ],
  [
    'https://www.glassdoor.com/job-listing/baker-acme-JV_1.htm',
    'position company',
    `<h1 id="jd-job-title-1009">${BAKER}</h1><h4 class="EmployerProfile_employerNameHeading__bXBYr">${ACME}</h4>`,
  ],
  [
    'https://au.seek.com/job/12345678',
    'position company',
    `<h1 data-automation="job-detail-title">${BAKER}</h1>${at('data-automation', 'advertiser-name', ACME)}`,
  ],
  [
    'https://www.linkedin.com/jobs/view/4012345678/',
    PCBD,
    `<h1 class="topcard__title">${BAKER}</h1><a class="topcard__org-name-link">${ACME}</a><span class="topcard__flavor topcard__flavor--bullet">${LEEDS}</span>${by('show-more-less-html__markup', 'About')}${by('description__text', `<div class="show-more-less-html__markup">${TEXT}</div>`)}`,
  ],
  [
    'https://www.linkedin.com/jobs/view/4012345678/',
    `${PCBD} work_mode`,
    `${by('job-details-jobs-unified-top-card__job-title', `<h1>${BAKER}</h1>`)}${by('job-details-jobs-unified-top-card__company-name', `<a>${ACME}</a>`)}${by('job-details-jobs-unified-top-card__primary-description-container', `<span class="tvm__text">${LEEDS}</span>`)}${by('job-details-fit-level-preferences', `<button>${HYBRID}</button>`)}${id('job-details', TEXT)}`,
  ],
  [
    'https://www.linkedin.com/jobs/view/4012345678/',
    `${PCBD} work_mode`,
    `${by('jobs-unified-top-card__job-title', BAKER)}${by('jobs-unified-top-card__company-name', ACME)}${by('jobs-unified-top-card__bullet', LEEDS)}${by('jobs-unified-top-card__workplace-type', HYBRID)}${by('jobs-description__content', TEXT)}`,
  ],
  [
    'https://www.linkedin.com/jobs/view/4012345678/',
    PCBD,
    `<h1 class="top-card-layout__title">${BAKER}</h1><span class="topcard__flavor">${ACME}</span>${by('job-details-jobs-unified-top-card__tertiary-description-container', `<span class="tvm__text">${LEEDS}</span>`)}${by('description__text', TEXT)}`,
  ],
  [
    'https://www.linkedin.com/jobs/view/4012345678/',
    'position work_mode',
    `<h2 class="topcard__title">${BAKER}</h2><li class="job-details-jobs-unified-top-card__job-insight"><span>${HYBRID}</span></li>`,
  ],
  [
    'https://www.linkedin.com/jobs/view/4012345678/',
    'position employment_type description',
    `<h2 class="top-card-layout__title">${BAKER}</h2><span class="description__job-criteria-text">${PART}</span><div class="show-more-less-html__markup">${TEXT}</div>`,
  ],
  [
    'https://news.ycombinator.com/item?id=40000001',
    'company location description',
    `<title>Acme Mill | Hacker News</title><table class="fatitem"><tr><td><div class="commtext">Acme Mill | Engineer | Leeds<p>${TEXT}</p></div></td></tr></table>`,
  ],

  // Boards of one country
  [
    'https://www.jobs.cz/rpd/1635598077/',
    PCBD,
    `<h1>jobs.cz</h1>${by('JobDescriptionHeading', `<h1>${BAKER}</h1>`)}${at('data-test', 'jd-company-name', ACME)}${at('data-test', 'jd-info-location', LEEDS)}${at('data-jobad', 'body', TEXT)}`,
  ],
  [
    'https://www.jobs.cz/rpd/1635598077/',
    PCBD,
    `<h1>jobs.cz</h1>${at('data-test', 'jd-heading', BAKER)}${at('data-test', 'jd-info-company', ACME)}<a data-track-event="JD.Map">${LEEDS}</a>${by('JobDescription', TEXT)}`,
  ],
  [
    'https://www.jobs.cz/rpd/1635598077/',
    'position description',
    `<h1>${BAKER}</h1>${id('jobad-body', TEXT)}`,
  ],
  [
    'https://www.jobs.cz/rpd/1635598077/',
    'description',
    at('data-visited-position', '1635598077', TEXT),
  ],
  [
    'https://www.usajobs.gov/job/576145501',
    PCBD,
    `<h1>Announcement</h1>${id('job-title', BAKER)}${by('usajobs-joa-banner__agency', ACME)}${id('joa-locations', by('usajobs-joa-locations__city', LEEDS))}${by('usajobs-joa-locations__city', 'York')}${id('duties', TEXT)}`,
  ],
  [
    'https://www.usajobs.gov/job/576145501',
    PCBD,
    `<h1>Announcement</h1>${by('usajobs-joa-banner__title', BAKER)}${id('joa-agency', ACME)}${by('usajobs-joa-locations__city', LEEDS)}${by('usajobs-joa-section', TEXT)}`,
  ],
  [
    'https://www.usajobs.gov/job/576145501',
    'position company location',
    `<h1>${BAKER}</h1>${by('usajobs-joa-banner__hiring-organization', ACME)}${by('usajobs-joa-locations__list-item', LEEDS)}`,
  ],
  ['https://www.usajobs.gov/job/576145501', 'location', by('usajobs-joa-summary__location', LEEDS)],
  [
    'https://www.arbeitsagentur.de/jobsuche/jobdetail/10000-1',
    `${PCBD} employment_type`,
    `${id('detail-kopfbereich-titel', BAKER)}${id('detail-kopfbereich-firma', ACME)}${id('detail-kopfbereich-arbeitsort', LEEDS)}${id('detail-kopfbereich-arbeitszeit', 'Teilzeit')}${id('detail-beschreibung-text-container', TEXT)}`,
  ],
  [
    'https://www.arbeitsagentur.de/jobsuche/jobdetail/10000-1',
    PCBD,
    `${id('jobdetails-titel', BAKER)}${id('jobdetails-arbeitgeber', ACME)}${id('jobdetails-arbeitsort', LEEDS)}${id('jobdetails-beschreibung', TEXT)}`,
  ],
  [
    'https://applyjobs.spac.gov.jo/PublicAdv/JobDetails?id=1',
    PCBD,
    `${id('ContentPlaceHolder1_PubJobDetControl1_lblJobTitle', BAKER)}${id('ContentPlaceHolder1_PubJobDetControl1_lblChapt', ` / ${ACME}`)}${id('ContentPlaceHolder1_PubJobDetControl1_lblGoverName', `الشاغر على مستوى المحافظة: ${LEEDS}`)}${id('ContentPlaceHolder1_PubJobDetControl1_lblJobReqDet', TEXT)}`,
  ],
  [
    'https://www.arbeitsagentur.de/jobsuche/jobdetail/10000-1',
    'description',
    id('detail-beschreibung-beschreibung', TEXT),
  ],
  [
    'https://candidat.francetravail.fr/offres/recherche/detail/190ABCD',
    PCBD,
    `<h1 id="labelPopinDetailsOffre"><span itemprop="title">${BAKER}</span></h1>${by('media-body', `<h3 class="t4">${ACME}</h3>`)}<p itemprop="jobLocation"><span itemprop="name">${LEEDS}</span><i>map</i></p>${at('itemprop', 'description', TEXT)}`,
  ],
  [
    'https://candidat.francetravail.fr/offres/recherche/detail/190ABCD',
    'position company location',
    `${id('detail-offre-title', `<b itemprop="title">${BAKER}</b>`)}${id('detailOffreVolet', by('media', `<h3>${ACME}</h3>`))}<p itemprop="jobLocation">${LEEDS}</p>`,
  ],
  [
    'https://candidat.francetravail.fr/offres/recherche/detail/190ABCD',
    'company',
    by('entreprise', `<h3>${ACME}</h3>`),
  ],
  [
    'https://arbetsformedlingen.se/platsbanken/annonser/29123456',
    PCBD,
    `<h1>${BAKER}</h1><h2 id="pb-company-name">${ACME}</h2><h3 id="pb-job-location"><span>Kommun: </span>${LEEDS}</h3>${by('job-description', TEXT)}`,
  ],
  [
    'https://europa.eu/eures/portal/jv-se/jv-details/MTIz',
    PCBD,
    `<h1>EURES</h1>${id('jv-title', BAKER)}${id('jv-details-employer-name', ACME)}${id('jv-job-location', LEEDS)}${id('jv-details-job-description', TEXT)}`,
  ],
  [
    'https://europa.eu/eures/portal/jv-se/jv-details/MTIz',
    PCBD,
    `<h1>EURES</h1>${by('jv-title', BAKER)}${id('jv-employer-name', ACME)}${id('jv-details-job-location', LEEDS)}${id('jv-job-description', TEXT)}`,
  ],
  [
    'https://europa.eu/eures/portal/jv-se/jv-details/MTIz',
    'position company location',
    `<h1>${BAKER}</h1>${by('jv-employer-name', ACME)}${by('jv-location', LEEDS)}`,
  ],
  [
    'https://europa.eu/eures/portal/jv-se/jv-details/MTIz',
    'location',
    by('jv-address-region', LEEDS),
  ],
  [
    'https://europa.eu/eures/portal/jv-se/jv-details/MTIz',
    'location',
    by('jv-address-country', LEEDS),
  ],
  [
    'https://www.pracuj.pl/praca/baker-leeds,oferta,1003000001',
    'position company location',
    `<h1 data-test="text-positionName">${BAKER}</h1>${at('data-test', 'text-employerName', `${ACME}<a>O firmie</a>`)}${at('data-test', 'text-workplaceAddress', LEEDS)}`,
  ],
  [
    'https://www.pracuj.pl/praca/baker-leeds,oferta,1003000001',
    'location',
    at('data-test', 'sections-benefit-workplaces-text', LEEDS),
  ],
  [
    'https://www.profession.hu/allas/baker-acme-leeds-1234567',
    'position company location',
    '<title>Baker állás, munka: Acme Mill, Leeds | Profession.hu</title>',
  ],
  [
    'https://www.jobs.nhs.uk/candidate/jobadvert/C9000-26-0001',
    'position company location',
    `<h1>NHS Jobs</h1><h2 id="heading">${BAKER}</h2><p id="employer_name">${ACME}</p><p id="employer_town">${LEEDS}</p>`,
  ],
  [
    'https://www.jobs.nhs.uk/candidate/jobadvert/C9000-26-0001',
    'position company location',
    `<h1>${BAKER}</h1><p id="employer_name_details">${ACME}</p><p id="employer_address_line_1">${LEEDS}</p>`,
  ],
  [
    'https://www.civilservicejobs.service.gov.uk/csr/index.cgi?SID=abc',
    'position company',
    `<h1 class="csr-page-title">${BAKER}</h1>${by('csr-page-subtitle', ACME)}`,
  ],
  [
    'https://www.civilservicejobs.service.gov.uk/csr/index.cgi?SID=abc',
    'position',
    id('id_common_page_title_h1', `<h1>${BAKER}</h1>`),
  ],
  [
    `https://www.job-room.ch/job-search/${ID}`,
    'position',
    `<h1>Job-Room</h1>${by('job-ad-header', `<span class="job-title">${BAKER}</span>`)}`,
  ],
  [
    `https://www.job-room.ch/job-search/${ID}`,
    'position',
    `<h1>Job-Room</h1><h2 class="job-title">${BAKER}</h2>`,
  ],
  [`https://www.job-room.ch/job-search/${ID}`, 'position', `<h1>${BAKER}</h1>`],
  [
    'https://www.apec.fr/candidat/recherche-emploi.html/emploi/detail-offre/100000001W',
    'company',
    `<ul class="details-offer-list"><li>${ACME}</li><li>1 CDI</li></ul>`,
  ],

  [
    'https://kiev.grc.ua/vacancy/39000001',
    PCBD,
    `<h1 data-qa="vacancy-title">${BAKER}</h1><a data-qa="vacancy-company-name">${ACME}</a><p data-qa="vacancy-view-location">${LEEDS}</p>${at('data-qa', 'vacancy-description', TEXT)}`,
  ],
  [
    'https://hh.ru/vacancy/39000001',
    'location',
    `<span data-qa="vacancy-view-raw-address">${LEEDS}</span>`,
  ],

  // Applicant tracking systems
  [
    'https://boards.greenhouse.io/acme/jobs/4567890',
    PLD,
    `<h1>Acme</h1>${by('job__title', `<h1>${BAKER}</h1>`)}${by('job__location', LEEDS)}${by('job__description', TEXT)}`,
  ],
  [
    'https://boards.greenhouse.io/acme/jobs/4567890',
    PCBD,
    `${by('app-title', 'Acme')}${id('header', `<h1 class="app-title">${BAKER}</h1><span class="company-name"> at ${ACME} </span><div class="location">${LEEDS}</div>`)}<div class="location">York</div>${id('content', TEXT)}`,
  ],
  [
    'https://boards.greenhouse.io/acme/jobs/4567890',
    'position location',
    `<h1>Acme</h1><div class="job__header"><h1>${BAKER}</h1></div>${by('location', LEEDS)}`,
  ],
  [
    'https://boards.greenhouse.io/acme/jobs/4567890',
    'position company',
    `<title>Job Application for Baker at Acme Mill</title><h1 class="section-header">${BAKER}</h1>`,
  ],
  ['https://boards.greenhouse.io/acme/jobs/4567890', 'position', by('app-title', BAKER)],
  [
    `https://jobs.lever.co/acme/${ID}`,
    `${PLD} work_mode employment_type`,
    `${by('posting-headline', `<h2>${BAKER}</h2>`)}${by('posting-categories', `<div class="location">${LEEDS}</div><div class="workplaceTypes">${HYBRID}</div><div class="commitment">${PART}</div>`)}${by('section-wrapper page-full-width', TEXT)}`,
  ],
  [`https://jobs.lever.co/acme/${ID}`, 'location', by('posting-category location', LEEDS)],
  [
    `https://jobs.ashbyhq.com/acme/${ID}`,
    'position company',
    `<title>Baker @ Acme Mill</title>${by('ashby-job-posting-heading', 'Acme')}<h1 class="ashby-job-posting-heading">${BAKER}</h1>`,
  ],
  [`https://jobs.ashbyhq.com/acme/${ID}`, 'position', by('ashby-job-posting-heading', BAKER)],
  [
    'https://apply.workable.com/acme/j/375CA9458A/',
    `${PLD} work_mode employment_type`,
    `<h1 data-ui="job-title">${BAKER}</h1>${at('data-ui', 'job-location', LEEDS)}${at('data-ui', 'job-workplace', HYBRID)}${at('data-ui', 'job-type', PART)}${at('data-ui', 'job-description', TEXT)}`,
  ],
  [
    'https://jobs.smartrecruiters.com/AcmeMill/743999912345678-baker',
    PLD,
    `<h1 class="job-title">${BAKER}</h1><li itemprop="jobLocation"><b itemprop="address">${LEEDS}</b><i>map</i></li>${by('job-sections', TEXT)}`,
  ],
  [
    'https://jobs.smartrecruiters.com/AcmeMill/743999912345678-baker',
    'position location',
    `<h1 itemprop="title">${BAKER}</h1><spl-job-location formattedaddress="${LEEDS}"></spl-job-location>`,
  ],
  [
    'https://acme.jobs.personio.de/job/1234567',
    `${PLD} company`,
    `<title>Baker | Jobs at Acme Mill</title><h1>Acme</h1>${by('job-title', BAKER)}${by('job-subtitle-location', LEEDS)}${by('job-description', TEXT)}`,
  ],
  [
    'https://acme.jobs.personio.de/job/1234567',
    'position description',
    `<h1>${BAKER}</h1>${by('job-details', TEXT)}`,
  ],
  [
    'https://acme.breezy.hr/p/0123456789ab-baker',
    `${PLD} company employment_type`,
    `<title>Baker at Acme Mill</title><h1>Acme</h1>${by('banner', `<h1>${BAKER}</h1><div class="location">${LEEDS}</div>`)}<ul><li class="type">${PART}</li></ul>${by('description', TEXT)}`,
  ],
  [
    'https://acme.breezy.hr/p/0123456789ab-baker',
    'position location',
    `<h1>${BAKER}</h1><ul><li class="location">${LEEDS}</li></ul>`,
  ],
  [
    'https://acmemill.talentclue.com/es/node/125000001/4590',
    'position company description',
    `<h1>Acme</h1>${by('job-page__header-title', BAKER)}<div class="job-description"><div class="intro"><h2 class="job-description__title">${ACME}</h2></div>${TEXT}<h2 class="job-description__title">Requisitos</h2></div>`,
  ],
  [
    'https://acme-openhire.silkroad.com/epostings/index.cfm?fuseaction=app.jobinfo&jobid=12',
    'position location employment_type',
    `${id('jobTitleDiv', BAKER)}${id('jobPositionLocationDiv', LEEDS)}${id('translatedJobPostingTypeDiv', PART)}`,
  ],
  [
    'https://acme-hr.silkroad.com/epostings/index.cfm?fuseaction=app.jobinfo&jobid=12',
    'position',
    by('cssDspJobTitle', BAKER),
  ],

  // Those of large companies
  [
    'https://acme.wd3.myworkdayjobs.com/en-US/Careers/job/Leeds/Baker_R-1',
    `${PCBD} work_mode employment_type`,
    `<img data-automation-id="logo" alt="${ACME}"><h2 data-automation-id="jobPostingHeader">${BAKER}</h2>${at('data-automation-id', 'locations', `<dl><dt>locations</dt><dd>${LEEDS}</dd></dl>`)}${at('data-automation-id', 'remoteType', `<dl><dt>remote type</dt><dd>${HYBRID}</dd></dl>`)}${at('data-automation-id', 'time', `<dl><dt>Internship or job</dt><dd>${PART}</dd></dl>`)}${at('data-automation-id', 'jobPostingDescription', TEXT)}`,
  ],
  [
    'https://acme.wd3.myworkdayjobs.com/en-US/Careers/job/Leeds/Baker_R-1',
    'location employment_type',
    `${at('data-automation-id', 'locations', LEEDS)}${at('data-automation-id', 'time', PART)}`,
  ],
  [
    'https://jobs.jobvite.com/acme/job/oAbCdEfG',
    `${PLD} company`,
    `<title>Acme Mill Careers - Baker</title>${by('jv-header', 'Acme')}<h2 class="jv-header">${BAKER}</h2>${by('jv-job-detail-meta', LEEDS)}${by('jv-job-detail-description', TEXT)}`,
  ],
  ['https://jobs.jobvite.com/acme/job/oAbCdEfG', 'position', by('jv-header', BAKER)],
  [
    'https://careers-acme.icims.com/jobs/1234/baker/job',
    'position description',
    `<h1>Acme</h1><h1 class="iCIMS_Header">${BAKER}</h1>${by('iCIMS_JobContent', TEXT)}`,
  ],
  [
    'https://careers-acme.icims.com/jobs/1234/baker/job',
    'position description',
    `<h1>Acme</h1>${by('iCIMS_Header', `<h1>${BAKER}</h1>`)}${by('iCIMS_JobContainer', TEXT)}`,
  ],
  ['https://careers-acme.icims.com/jobs/1234/baker/job', 'position', `<h1>${BAKER}</h1>`],
  [
    'https://acme.eightfold.ai/careers/job/1234567890',
    PLD,
    `${by('position-titles', 'Cook')}${by('position-locations', 'York')}${by('no-job-description', 'None')}${by('position-title', BAKER)}${by('position-location', LEEDS)}${by('position-job-description', TEXT)}`,
  ],
  [
    'https://acme.eightfold.ai/careers/job/1234567890',
    PLD,
    `${by('position-title-3hHb2', BAKER)}${by('position-location-1xx', LEEDS)}${by('job-description-wrap', TEXT)}`,
  ],
  [
    'https://acme.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/1234',
    PLD,
    `${by('job-details__title', BAKER)}${by('job-details__subtitle', `<span>Bread</span><div class="posting-locations">${LEEDS}</div>`)}${by('job-details__description-content', TEXT)}`,
  ],
  [
    'https://acme.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/1234',
    PLD,
    `<h1 class="heading">${BAKER}</h1>${by('job-details__subtitle', `<span>${LEEDS}</span>`)}${by('job-details__section', TEXT)}`,
  ],
  [
    'https://acme.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/1234',
    'location',
    `<posting-locations><span>${LEEDS}</span></posting-locations>`,
  ],
  [
    'https://acme.taleo.net/careersection/ex/jobdetail.ftl?job=190001Z',
    PLD,
    `${id('x.reqTitleLinkAction.row1', BAKER)}${id('x.ID1702.row1', LEEDS)}${id('x.requisitionDescription.row1', TEXT)}`,
  ],
  [
    'https://acme.taleo.net/careersection/ex/jobdetail.ftl?job=190001Z',
    PLD,
    `${by('titlepage', BAKER)}${id('x.primaryLocation', LEEDS)}${by('editablesection', TEXT)}`,
  ],
  [
    'https://recruiting.paylocity.com/Recruiting/Jobs/Details/1234567',
    PLD,
    `${by('job-preview-title left', BAKER)}${by('preview-location', `<a>${LEEDS}</a>`)}${by('job-preview-details', TEXT)}`,
  ],
  [
    'https://recruiting.paylocity.com/Recruiting/Jobs/Details/1234567',
    PLD,
    `${by('preview-title', BAKER)}${by('job-location', LEEDS)}${by('job-listing-info', TEXT)}`,
  ],
  [
    `https://recruiting.ultipro.com/ACM1000/JobBoard/${ID}/OpportunityDetail`,
    `${PCBD} employment_type`,
    `${at('data-automation', 'opportunity-title', BAKER)}${at('data-automation', 'company-name', ACME)}${at('data-automation', 'physical-location-item', `<span data-automation="city-state-zip-country-label">${LEEDS}</span><i>map</i>`)}${at('data-automation', 'JobFullTime', PART)}${at('data-automation', 'job-description', TEXT)}`,
  ],
  [
    `https://recruiting.ultipro.com/ACM1000/JobBoard/${ID}/OpportunityDetail`,
    PLD,
    `${at('data-automation', 'job-title', BAKER)}${at('data-automation', 'physical-location-item', LEEDS)}${id('jobDescription', TEXT)}`,
  ],
]

const isField = (name: string): name is Field => name in VALUES
const listFields = (fields: string) => fields.split(' ').filter(isField)

test.each(PAGES)('the adapter of %s reads %s', (address, fields, html) => {
  const { values } = readDraft(address, html).draft
  const wanted = listFields(fields).map((field) => [field, WANTED[field]])
  expect(values).toMatchObject(Object.fromEntries(wanted))
})

test('every field of every adapter is read from a page above', () => {
  const read = new Set(
    PAGES.flatMap(([address, fields]) => {
      const site = SITES.findIndex((one) => one === findSite(new URL(address)))
      return listFields(fields).map((field) => `${site} ${field}`)
    }),
  )
  const missing = SITES.flatMap(({ fields = {}, hosts }, index) =>
    Object.keys(fields).flatMap((field) =>
      read.has(`${index} ${field}`) ? [] : [`${hosts.join(' ')}: ${field}`],
    ),
  )
  expect(missing).toEqual([])
})

test.each([
  ['https://boards.greenhouse.io/acme/jobs/4567890', 'Job Application for Baker at Acme Mill'],
  [`https://jobs.lever.co/acme/${ID}`, 'Acme Mill - Baker'],
  ['https://apply.workable.com/acme/j/375CA9458A/', 'Baker - Acme Mill - Application'],
  ['https://acme.recruitee.com/o/baker', 'Baker - Acme Mill'],
  ['https://acme.teamtailor.com/jobs/1234567-baker', 'Baker - Acme Mill'],
  ['https://acme.bamboohr.com/careers/12', 'Baker - Acme Mill'],
  ['https://join.com/companies/acme/1234567-baker', 'Acme Mill is hiring'],
])('the adapter of %s reads the company from the title', (address, title) => {
  expect(readDraft(address, `<title>${title}</title>`).draft.values.company).toBe('Acme Mill')
})

test('the adapter of SuccessFactors reads the position from the title', () => {
  const html = '<title>Career Opportunities: Baker (1234)</title>'
  const address = 'https://career5.successfactors.eu/career?career_job_req_id=1234'
  expect(readDraft(address, html).draft.values.position).toBe('Baker')
})

test.each([
  'https://boards.greenhouse.io/acme-mill/jobs/4567890',
  `https://jobs.lever.co/acme-mill/${ID}`,
  `https://jobs.ashbyhq.com/acme-mill/${ID}`,
  'https://apply.workable.com/acme-mill/j/375CA9458A/',
  'https://jobs.smartrecruiters.com/AcmeMill/743999912345678-baker',
  'https://acme-mill.jobs.personio.de/job/1234567',
  'https://acme-mill.recruitee.com/o/baker',
  'https://acme-mill.teamtailor.com/jobs/1234567-baker',
  'https://acme-mill.bamboohr.com/careers/12',
  'https://acme-mill.breezy.hr/p/0123456789ab-baker',
  'https://join.com/companies/acme-mill/1234567-baker',
  'https://jobs.gem.com/acme-mill/am9icG9zdDo',
  `https://ats.rippling.com/en-GB/acme-mill/jobs/${ID}`,
  'https://acme-mill.applytojob.com/apply/aBcD12/Baker',
  'https://acme-mill.pinpointhq.com/en/postings/12',
  'https://acme-mill.career.softgarden.io/job/12',
  'https://acmemill.talentclue.com/es/node/125000001/4590',
  'https://acmemillcareers.peoplestrong.com/job/detail/AM_12',
  'https://acme-mill.gupy.io/jobs/12',
  'https://acme-mill.elmotalent.com.au/careers/baker/job/view/12',
  'https://acme-mill.wd3.myworkdayjobs.com/en-US/Careers/job/Leeds/Baker_R-1',
  'https://jobs.jobvite.com/acme-mill/job/oAbCdEfG',
  'https://careers-acmemill.icims.com/jobs/1234/baker/job',
  'https://acme-mill.eightfold.ai/careers/job/1234567890',
  'https://acme-mill.taleo.net/careersection/ex/jobdetail.ftl?job=190001Z',
  'https://acme-mill.easycruit.com/vacancy/1234567',
  'https://acmemill.hire.trakstar.com/jobs/fk0abc/',
  'https://acmemill-openhire.silkroad.com/epostings/index.cfm?jobid=1',
  'https://careers.peopleclick.com/careerscp/client_acmemill/external/jobDetails.do?jobPostId=1',
  'https://jobs.dayforcehcm.com/en-US/acmemill/CANDIDATEPORTAL/jobs/12',
  'https://www.comeet.com/jobs/acme-mill/12.345/baker/67.890',
  'https://hrmos.co/pages/acmemill/jobs/0001',
  'https://app.mokahr.com/social-recruitment/acmemill/1234#/job/1',
])('the company in the address %s is spelt as on the page', (address) => {
  const { facts, site, url } = readDraft(address, '<p>Bread of</p><p>Acme Mill</p>')
  expect(readTenant(facts, site, url)).toEqual({ company: 'Acme Mill', isPrinted: true })
})

test('the company in the address is spelt as in the name of its logo’s file', () => {
  const html = '<img src="/logo/acme_mill-small%20210x40.png"><p>Baker</p>'
  const address = 'https://acmemillcareers.peoplestrong.com/job/detail/AM_12'
  const { facts, site, url } = readDraft(address, html)
  expect(readTenant(facts, site, url)).toEqual({ company: 'acme mill', isPrinted: false })
})

test.each([
  ['https://hdmill.peoplestrong.com/job/joblist', true],
  ['https://hdmill.peoplestrong.com/job/detail/AM_12', false],
  ['https://apply.refline.ch/123456/search.html', true],
  ['https://apply.refline.ch/123456/0123/pub/1/index.html', false],
])('%s is the address of a list: %s', (address, isList) => {
  const { pathname } = new URL(address)
  const site = findSite(new URL(address))
  expect(site?.listing?.test(pathname)).toBe(isList)
  expect(site?.posting?.test(pathname)).toBe(!isList)
})

test('the company that Talent Clue shows is a guess, and its own logo is none', () => {
  const intro = '<div class="intro"><h2 class="job-description__title">Acme Mill</h2></div>'
  const html = `<title>Baker</title><img alt="Talent Clue Logo"><h1 class="job-page__header-title">Baker</h1>${intro}<h2>Requisitos</h2><p>${TEXT}</p>`
  const address = 'https://amx.talentclue.com/es/node/125000001/4590'
  const [posting] = readPostings(parsePage(html), address)
  expect(posting).toMatchObject({ company: 'Acme Mill', position: 'Baker' })
  expect(posting?.sure).toContain('position')
  expect(posting?.sure).not.toContain('company')
  const [unnamed] = readPostings(parsePage(html.replace(intro, '')), address)
  expect(unnamed).toMatchObject({ company: 'Amx', position: 'Baker' })
})
