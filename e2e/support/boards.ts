/** A posting in the HTML of a known board, with invented text. */
export type Board = {
  name: string
  address: string
  html: string
  /** The fields of the application if it is saved unchanged. */
  saved: Record<string, unknown>
}

const PROSE = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`
const UUID = '3f1c2d4e-0000-4000-8000-123456789abc'

const ld = (fields: object) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    description: PROSE,
    ...fields,
  })}</script>`
const at = (name: string) => ({ '@type': 'Organization', name })
const place = (town: string, country: string) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: country },
})
/** Other postings beside the main one, which must be ignored. */
const SIMILAR = `<aside><h2>Similar jobs</h2><ul>${'<li><a href="/job/1">Waiter</a> Other Ltd</li>'.repeat(40)}</ul></aside>`

export const BOARDS: readonly Board[] = [
  {
    name: 'LinkedIn, signed in, with no data of its own',
    address: 'https://www.linkedin.com/jobs/view/4012345678/?trk=public',
    html: `<title>(3) Bread Engineer | Acme GmbH | LinkedIn</title><div class="job-details-jobs-unified-top-card__company-name"><a>Acme GmbH</a></div><div class="job-details-jobs-unified-top-card__job-title"><h1>Bread Engineer</h1></div><div class="job-details-jobs-unified-top-card__primary-description-container"><span class="tvm__text">Berlin, Germany</span></div><div id="job-details">${PROSE}</div>${SIMILAR}`,
    saved: { position: 'Bread Engineer', company: 'Acme GmbH', location: 'Berlin, Germany' },
  },
  {
    name: 'Indeed',
    address: 'https://de.indeed.com/viewjob?jk=0123456789abcdef',
    html: `<title>Oven Technician - Hamburg | Indeed</title><h1 data-testid="jobsearch-JobInfoHeader-title">Oven Technician</h1><div data-testid="inlineHeader-companyName">Globex AG</div><div data-testid="inlineHeader-companyLocation">Hamburg</div><div id="jobDescriptionText">${PROSE}</div>${SIMILAR}`,
    saved: {
      position: 'Oven Technician',
      company: 'Globex AG',
      location: 'Hamburg',
      source: 'Indeed',
    },
  },
  {
    name: 'StepStone, in structured data',
    address: 'https://www.stepstone.de/stellenangebote--Baecker--12345678-inline.html',
    html: `<title>Bäckermeister (m/w/d)</title><h1 data-at="header-job-title">Bäckermeister (m/w/d)</h1>${ld({ title: 'Bäckermeister (m/w/d)', hiringOrganization: at('Initech SE'), jobLocation: place('Köln', 'DE'), employmentType: 'FULL_TIME', validThrough: '2030-01-31' })}${SIMILAR}`,
    saved: {
      position: 'Bäckermeister (m/w/d)',
      company: 'Initech SE',
      employment_type: 'full_time',
      deadline: '2030-01-31',
      source: 'StepStone',
    },
  },
  {
    name: 'Greenhouse',
    address: 'https://boards.greenhouse.io/hooli/jobs/4567890',
    html: `<title>Job Application for Pastry Designer at Hooli</title><div id="header"><h1 class="app-title">Pastry Designer</h1><span class="company-name"> at Hooli </span><div class="location">Dublin, Ireland</div></div><div id="content">${PROSE}</div>`,
    saved: { position: 'Pastry Designer', company: 'Hooli', location: 'Dublin, Ireland' },
  },
  {
    name: 'Lever',
    address: `https://jobs.lever.co/umbrella/${UUID}`,
    html: `<title>Umbrella - Dough Analyst</title><div class="posting-headline"><h2>Dough Analyst</h2><div class="posting-categories"><div class="location">Berlin</div><div class="commitment">Full-time</div><div class="workplaceTypes">Hybrid</div></div></div>${PROSE}`,
    saved: { position: 'Dough Analyst', company: 'Umbrella', work_mode: 'hybrid' },
  },
  {
    name: 'Ashby, in the state of the page',
    address: `https://jobs.ashbyhq.com/soylent/${UUID}`,
    html: `<title>Miller @ Soylent</title><h1 class="ashby-job-posting-heading">Miller</h1><p>Soylent, Lisbon</p>${PROSE}<script>window.__appData = ${JSON.stringify({ organization: { name: 'Soylent' }, posting: { title: 'Miller', locationName: 'Lisbon', descriptionHtml: PROSE } })};</script>`,
    saved: { position: 'Miller', company: 'Soylent', location: 'Lisbon' },
  },
  {
    name: 'Workday',
    address: 'https://vandelay.wd3.myworkdayjobs.com/en-US/Careers/job/Oslo/Confectioner_R-1',
    html: `<title>Confectioner</title><h2 data-automation-id="jobPostingHeader">Confectioner</h2><div data-automation-id="locations"><dl><dt>locations</dt><dd>Oslo</dd></dl></div>${ld({ title: 'Confectioner', hiringOrganization: at('Vandelay AS') })}`,
    saved: { position: 'Confectioner', company: 'Vandelay AS', location: 'Oslo' },
  },
  {
    name: 'jobs.cz',
    address: 'https://www.jobs.cz/rpd/1635598077/',
    html: `<title>Pekař – Tyrell s.r.o.</title><div class="JobDescriptionHeading"><h1>Pekař</h1></div><div data-test="jd-info-item"><span>Společnost</span><p data-test="jd-info-company">Tyrell s.r.o.</p></div><a data-test="jd-info-location">Brno</a>${PROSE}`,
    saved: { position: 'Pekař', company: 'Tyrell s.r.o.', location: 'Brno', source: 'jobs.cz' },
  },
  {
    name: 'an agency’s page in microdata, within a shadow root',
    address: 'https://jobs.agency.example/kitchen/7',
    html: `<title>Kitchen Lead</title><h1>Kitchen Lead</h1><agency-posting></agency-posting><script>document.querySelector('agency-posting').attachShadow({ mode: 'open' }).innerHTML = '<div itemscope itemtype="https://schema.org/JobPosting"><h2 itemprop="title">Kitchen Lead</h2><p itemprop="hiringOrganization" itemscope><b itemprop="name">Stark &amp; Co</b></p><p itemprop="jobLocation">Wien</p></div>'</script>`,
    saved: { position: 'Kitchen Lead', company: 'Stark & Co' },
  },
  {
    name: 'a company’s page that is rendered by its own program, with pay',
    address: 'https://www.wayne.example/careers/baker?utm_source=mail',
    html: `<title>Night Baker</title><div id="app"></div><script>const add = (data) => { const script = document.createElement('script'); script.type = 'application/ld+json'; script.textContent = JSON.stringify(data); document.head.append(script); document.querySelector('#app').innerHTML = '<h1>' + data.title + '</h1>' }; add(${JSON.stringify({ '@type': 'JobPosting', title: 'Night Baker', hiringOrganization: at('Wayne'), jobLocationType: 'TELECOMMUTE', baseSalary: { currency: 'EUR', value: { minValue: 30_000, maxValue: 36_000, unitText: 'YEAR' } } })})</script>`,
    saved: {
      position: 'Night Baker',
      company: 'Wayne',
      work_mode: 'remote',
      salary_min: 30_000,
      salary_max: 36_000,
      salary_currency: 'EUR',
      salary_period: 'year',
    },
  },
]
