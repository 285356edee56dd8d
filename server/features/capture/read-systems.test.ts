import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { parsePage } from './parse-page.ts'

// Pages of known job boards and applicant tracking systems as rendered in a browser, without
// structured data.

const read = (html: string, url: string) => readPostings(parsePage(html), url)
const TEXT = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`
const ID = '3f1c2d4e-0000-4000-8000-123456789abc'

type Shape = [system: string, url: string, html: string, wanted: (string | null)[]]

const SYSTEMS: Shape[] = [
  [
    'Workday with a named logo',
    'https://acme.wd3.myworkdayjobs.com/en-US/Careers/job/Berlin/Baker_R-1',
    `<title>Baker</title><img data-automation-id="logo" alt="Acme Bakeries"><h2 data-automation-id="jobPostingHeader">Baker (m/f/d)</h2><div data-automation-id="locations"><dl><dt>locations</dt><dd>Berlin, Germany</dd><dd>Ulm</dd></dl></div><div data-automation-id="jobPostingDescription">${TEXT}</div><div data-automation-id="similarJobs"><h2>Similar Jobs (3)</h2><a>Cook</a></div>`,
    ['Acme Bakeries', 'Baker (m/f/d)', 'Berlin, Germany; Ulm'],
  ],
  [
    'Workday with an unnamed logo',
    'https://acmebakeries.wd5.myworkdayjobs.com/External/job/Leeds/Baker_JR1-2',
    `<title>Baker</title><img data-automation-id="logo" alt=""><h2 data-automation-id="jobPostingHeader">Baker</h2><div data-automation-id="locations"><dl><dt>Standorte</dt><dd>Leeds, UK</dd></dl></div><div data-automation-id="jobPostingDescription">${TEXT}<p>About Acme Bakeries: we bake.</p></div>`,
    ['Acme Bakeries', 'Baker', 'Leeds, UK'],
  ],
  [
    'Personio',
    'https://acme.jobs.personio.com/job/1234567',
    `<title>Baker | Jobs at Acme</title><h1>Baker</h1><p><span>Rotkreuz, Hybrid</span><span>Full-time</span></p><h2>Your role</h2>${TEXT}<a>Apply for this job</a>`,
    ['Acme', 'Baker', 'Rotkreuz'],
  ],
  [
    'StepStone',
    'https://www.stepstone.de/stellenangebote--Baecker-Ulm-Acme-GmbH--12345678-inline.html',
    `<title>Bäcker (m/w/d) Job in Ulm - Acme GmbH</title><h1 data-at="header-job-title">Bäcker (m/w/d)</h1><ul><li data-at="metadata-company-name"><a>Acme GmbH</a></li><li data-at="metadata-location">Ulm, Neu-Ulm</li><li data-at="metadata-work-type">Vollzeit</li></ul><div data-at="job-ad-content">${TEXT}</div>`,
    ['Acme GmbH', 'Bäcker (m/w/d)', 'Ulm, Neu-Ulm'],
  ],
  [
    'XING',
    'https://www.xing.com/jobs/ulm-baecker-130000001',
    `<title>Bäcker (m/w/d) - Jobs in Ulm, Acme GmbH | XING Jobs</title><h1>Bäcker (m/w/d)</h1><p>Acme GmbH</p><ul><li>Ulm</li><li>Vollzeit</li></ul><a>Jetzt bewerben</a><h2>Über diesen Job</h2>${TEXT}<h2>Ähnliche Jobs</h2><h3>Koch</h3>`,
    ['Acme GmbH', 'Bäcker (m/w/d)', 'Ulm'],
  ],
  [
    'Ashby',
    `https://jobs.ashbyhq.com/acme/${ID}`,
    `<title>Baker @ Acme Bakeries</title><h1 class="ashby-job-posting-heading">Baker</h1><div><h2>Location</h2><p>Leeds; London</p></div><div><h2>Department</h2><p>Kitchen</p></div>${TEXT}`,
    ['Acme Bakeries', 'Baker', 'Leeds; London'],
  ],
  [
    'Ashby before it is rendered',
    `https://jobs.ashbyhq.com/acme/${ID}`,
    `<title>Baker @ Acme Bakeries</title><script>window.__appData = ${JSON.stringify({ organization: { name: 'Acme Bakeries' }, posting: { id: ID, title: 'Baker', locationName: 'Leeds', employmentType: 'FullTime', descriptionHtml: TEXT } })};</script>`,
    ['Acme Bakeries', 'Baker', 'Leeds'],
  ],
  [
    'SmartRecruiters',
    'https://jobs.smartrecruiters.com/AcmeBakeries/743999912345678-baker',
    `<title>Acme Bakeries Baker | SmartRecruiters</title><main itemscope itemtype="http://schema.org/JobPosting"><meta itemprop="hiringOrganization" content="Acme Bakeries"><h1 class="job-title" itemprop="title">Baker</h1><ul><li itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><spl-job-location formattedAddress="Leeds, UK"></spl-job-location><span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="addressLocality" content="Leeds"><meta itemprop="addressCountry" content="UK"></span></li></ul><section itemprop="description">${TEXT}</section></main>`,
    ['Acme Bakeries', 'Baker', 'Leeds, UK'],
  ],
  [
    'Greenhouse',
    'https://job-boards.greenhouse.io/acmebakeries/jobs/4567890101',
    `<title>Job Application for Baker at Acme Bakeries</title><div class="job__header"><div class="job__title"><h1 class="section-header">Baker</h1><div class="job__location"><svg></svg><div>Leeds, England</div></div></div></div><div class="job__description body">${TEXT}</div><form><label>Location (City)<input type="text"></label><input type="email"></form>`,
    ['Acme Bakeries', 'Baker', 'Leeds, England'],
  ],
  [
    'Eightfold',
    'https://acme.eightfold.ai/careers/job/1234567890?domain=acme.com',
    `<title>Baker | Leeds | Acme Bakeries</title><div class="position-container"><h1 class="position-title">Baker</h1><div class="position-location">Leeds, England, United Kingdom</div><button>Apply Now</button></div><div class="position-job-description">${TEXT}</div><div class="similar-positions"><h2>Similar positions</h2><a>Cook</a></div>`,
    ['Acme Bakeries', 'Baker', 'Leeds, England, United Kingdom'],
  ],
  [
    'Eightfold with the posting only in the URL',
    'https://acme.eightfold.ai/careers?pid=1234567890&domain=acme.com',
    `<title>Careers at Acme Bakeries</title><div class="position-cards"><div class="card-title">Cook</div></div><div class="position-details"><h1 class="position-title-3hHb2">Baker</h1><p class="position-location-1xx">Leeds, UK</p><div class="job-description-wrap">${TEXT}</div></div>`,
    ['Acme Bakeries', 'Baker', 'Leeds, UK'],
  ],
  [
    'Paylocity',
    'https://recruiting.paylocity.com/Recruiting/Jobs/Details/1234567',
    `<title>Acme Bakeries - Baker</title><img class="logo" alt="Acme Bakeries Logo"><div class="job-preview-header"><div class="job-preview-title left">Baker</div><div class="preview-location"><a href="https://maps.example/">Leeds, AL 35094, USA</a></div></div><div class="job-preview-details"><div class="job-listing-header">Description</div>${TEXT}</div><a class="btn apply-btn">Apply</a>`,
    ['Acme Bakeries', 'Baker', 'Leeds, AL 35094, USA'],
  ],
  [
    'UKG',
    `https://recruiting.ultipro.com/ACM1000ACME/JobBoard/${ID}/OpportunityDetail?opportunityId=${ID}`,
    `<title>Baker</title><div class="opportunity-header"><h1 data-automation="opportunity-title">Baker</h1><div data-automation="company-name">Acme Bakeries</div><span data-automation="JobFullTime">Full-Time</span><div data-automation="physical-location-item"><span data-automation="city-state-zip-country-label">Leeds, AL 35094, USA</span></div></div><div data-automation="job-description">${TEXT}</div>`,
    ['Acme Bakeries', 'Baker', 'Leeds, AL 35094, USA'],
  ],
  [
    'Rippling',
    `https://ats.rippling.com/en-GB/acme-bakeries/jobs/${ID}`,
    `<title>Baker - Acme Bakeries</title><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { apiData: { jobBoard: { slug: 'acme-bakeries' }, jobPost: { uuid: ID, name: 'Baker', companyName: 'Acme Bakeries', workLocations: ['Leeds, UK'], employmentType: { label: 'SALARIED_FT' }, description: { role: TEXT } } } } } })}</script><h2>Baker</h2><div><span>Bakery</span><span>Leeds, UK</span></div>${TEXT}<button>Apply now</button>`,
    ['Acme Bakeries', 'Baker', 'Leeds, UK'],
  ],
  [
    'Profession.hu with the location of a hybrid position only in the title',
    'https://www.profession.hu/allas/pek-acme-kft-budaors-1234567',
    `<title>Pék állás, munka: Acme Kft., Hibrid • Magyarország,Pest,Budaörs | Profession.hu</title><script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Pék', hiringOrganization: { name: 'Acme Kft.' }, jobLocationType: 'TELECOMMUTE' })}</script><h1>Pék</h1><p>Acme Kft.</p><h2>Feladatok</h2>${TEXT}`,
    ['Acme Kft.', 'Pék', 'Magyarország,Pest,Budaörs'],
  ],
  [
    'Gem with the company only in the URL',
    'https://jobs.gem.com/acme-bakeries/am9icG9zdDo',
    `<title>Baker</title><h2>Ready to apply?</h2>${TEXT}<h2>Requirements</h2>${TEXT}<button>Apply and save</button>`,
    ['Acme Bakeries', 'Baker', null],
  ],
  [
    'Oracle',
    'https://acme.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/1234',
    `<title>Baker</title><meta property="og:site_name" content="Acme Bakeries Careers"><h1 class="job-details__title">Baker</h1><div class="job-details__subtitle"><posting-locations><span>Leeds, United Kingdom</span></posting-locations></div><div class="job-details__description-content">${TEXT}</div>`,
    ['Acme Bakeries', 'Baker', 'Leeds, United Kingdom'],
  ],
  [
    'SuccessFactors',
    'https://career5.successfactors.eu/career?career_ns=job_listing&career_job_req_id=1234',
    `<title>Career Opportunities: Baker (1234)</title><h1>Career Opportunities: Baker (1234)</h1>${TEXT}<a>Apply</a>`,
    [null, 'Baker', null],
  ],
  [
    'Taleo',
    'https://acme.taleo.net/careersection/ex/jobdetail.ftl?job=190001Z',
    `<title>Job Description - Baker (190001Z)</title><h1><span id="x.reqTitleLinkAction.row1">Baker</span> - (190001Z)</h1><h2>Description</h2>${TEXT}<h2>Qualifications</h2>${TEXT}<p><b>Primary Location</b>: <span>GB-Leeds</span></p><p><b>Organization</b>: <span>Acme Bakeries</span></p>`,
    ['Acme Bakeries', 'Baker', 'GB-Leeds'],
  ],
  [
    'Platsbanken',
    'https://arbetsformedlingen.se/platsbanken/annonser/29123456',
    `<title>Bagare till Acme - Platsbanken</title><h1>Bagare</h1><h2 id="pb-company-name">Acme AB</h2><h3 id="pb-job-location"><span>Kommun: </span>Örebro</h3><h2>Om jobbet</h2>${TEXT}<h2>Kvalifikationer</h2><a>Ansök via arbetsgivarens webbplats</a>`,
    ['Acme AB', 'Bagare', 'Örebro'],
  ],
  [
    'arbeidsplassen.no',
    `https://arbeidsplassen.nav.no/stillinger/stilling/${ID}`,
    `<title>Baker til Acme - arbeidsplassen.no</title><h1>Baker søkes</h1><p>Acme AS</p><h2>Om jobben</h2><dl><dt>Stillingstittel</dt><dd>Baker</dd><dt>Arbeidssted</dt><dd>3015 Drammen</dd></dl>${TEXT}<h2>Kvalifikasjoner</h2>${TEXT}<a>Søk på stillingen</a>`,
    ['Acme AS', 'Baker', '3015 Drammen'],
  ],
  [
    'AMS',
    'https://jobs.ams.at/public/emps/details/12345678',
    `<title>Bäcker/in - alle jobs - AMS</title><h1>Bäcker/in (m/w/d)</h1><p>Acme GmbH</p><ul><li>4600 Wels</li></ul><h2>Stellenbeschreibung</h2>${TEXT}<h2>Anforderungen</h2><a>Jetzt bewerben</a>`,
    ['Acme GmbH', 'Bäcker/in (m/w/d)', '4600 Wels'],
  ],
]

test.each(SYSTEMS)(
  'a posting of %s is read',
  (_system, url, html, [company, position, location]) => {
    const postings = read(html, url)
    expect(postings).toHaveLength(1)
    expect(postings).toMatchObject([{ company, position }])
    expect(postings[0]?.location ?? null).toBe(location)
  },
)

const CARDS = ['Cook', 'Baker', 'Waiter']
  .map(
    (name, index) =>
      `<li><a class="job-card-container__link" href="/jobs/view/${index}/"><strong>${name}</strong></a><span>Fork</span><span>Hamburg</span></li>`,
  )
  .join('')
const OPEN = `<div class="job-details-jobs-unified-top-card__company-name"><a>Acme</a></div><div class="job-details-jobs-unified-top-card__job-title"><h1>Baker</h1></div><div class="job-details-jobs-unified-top-card__primary-description-container"><span class="tvm__text">Berlin, Germany</span> · <span>2 weeks ago</span></div><div id="job-details">${TEXT}</div>`
const SEARCH = 'https://www.linkedin.com/jobs/search/?keywords=b'

test('the posting open beside LinkedIn’s list is read if the URL identifies it', () => {
  const html = `<title>(3) Baker Jobs in Berlin | LinkedIn</title><ul>${CARDS}</ul>`
  expect(read(html + OPEN, `${SEARCH}&currentJobId=1`)).toMatchObject([
    { company: 'Acme', position: 'Baker', location: 'Berlin, Germany' },
  ])
  expect(read(html + OPEN, SEARCH)).toEqual([])
  expect(read(html, `${SEARCH}&currentJobId=1`)).toEqual([])
})

test('the posting open beside Indeed’s list is read if the URL identifies it', () => {
  const html = `<title>Bäcker Jobs in Berlin - Indeed</title><h1>Bäcker Jobs in Berlin</h1><ul><li><h2><a>Koch</a></h2></li><li><h2><a>Bäcker</a></h2></li></ul><h2 data-testid="jobsearch-JobInfoHeader-title">Bäcker<span> - job post</span></h2><div data-testid="inlineHeader-companyName"><a>Acme GmbH</a></div><div data-testid="inlineHeader-companyLocation">10115 Berlin</div><div id="jobDescriptionText">${TEXT}</div>`
  const url = 'https://de.indeed.com/jobs?q=b&l=Berlin'
  expect(read(html, `${url}&vjk=0123456789abcdef`)).toMatchObject([
    { company: 'Acme GmbH', position: 'Bäcker', location: '10115 Berlin' },
  ])
  expect(read(html, url)).toEqual([])
})

test('the posting open beside a board’s list is read if it is the page’s heading', () => {
  const card = (name: string) => `<span class="card-title">${name}</span><span>Leeds</span>`
  const list = ['Baker (m/f/d)', 'Cook (m/f/d)', 'Miller (m/f/d)', 'Waiter (m/f/d)'].map(card)
  const open = (name: string) =>
    `<div><h1>${name}</h1><p>Rye Ltd</p><h2>Requirements</h2>${TEXT}<a>Apply now</a></div>`
  const page = (posting: string) =>
    `<title>Baker (m/f/d), Rye Ltd - Bread Jobs</title><div>${list.join('')}</div>${posting}`
  const url = 'https://www.bread.example/job/baker-m-f-d'
  expect(read(page(open('Baker (m/f/d)')), url)).toMatchObject([
    { company: 'Rye Ltd', position: 'Baker (m/f/d)' },
  ])
  expect(read(page(''), url)).toEqual([])
})

test('a posting whose data is in several languages is read, even if only its summary is left', () => {
  const both = (one: unknown, other: unknown) => ({ cs: one, en: other })
  const place = (town: string) => [{ id: 7, compact: town, expanded: `${town}, Anyland` }]
  const company = { name: 'Rye Ltd', introduction: both('Peče.', 'It bakes.') }
  const page = (offer: object) =>
    `<title>Bread Designer | Bread Jobs</title><p>Loading</p><script type="application/json">${JSON.stringify({ queries: [{ offer }], job: true })}</script>`
  const name = both('Bread Designer', 'Bread Designer')
  const description = both(`<p>Pečeme. ${TEXT}</p>`, TEXT)
  const url = 'https://www.startupjobs.cz/nabidka/71'
  const open = { name, company, description, locations: both(place('Orbach'), place('Orbach')) }
  expect(read(page(open), url)).toMatchObject([
    { company: 'Rye Ltd', position: 'Bread Designer', location: 'Orbach, Anyland' },
  ])
  const summary = both('Hledáme někoho, kdo navrhne náš nový chléb a rohlíky, a to od podzimu.', '')
  const closed = { status: 'expired', name, company, descriptionShort: summary }
  expect(read(page(closed), url)).toMatchObject([
    { company: 'Rye Ltd', position: 'Bread Designer' },
  ])
})

test('data nested without end in places and translations is read in a moment', () => {
  const nest = (start: string, end: string) =>
    `${start.repeat(20_000)}"Orbach"${end.repeat(20_000)}`
  const values = [
    nest('{"en":', '}'),
    nest('{"address":', '}'),
    nest('[', ']'),
    nest('[{"cs":', '}]'),
  ]
  for (const value of values) {
    const data = `{"job":{"name":"Baker","company":"Rye Ltd","description":"${'We bake. '.repeat(30)}","location":${value},"title":${value}}}`
    const html = `<title>Baker</title><h1>Baker</h1><script type="application/json">${data}</script>`
    expect(read(html, 'https://www.startupjobs.cz/nabidka/72')).toMatchObject([
      { company: 'Rye Ltd', position: 'Baker' },
    ])
  }
})

test.each([
  ['Acme recrute pour des postes de Boulanger (Lille, France)', 'Boulanger'],
  ['Acme busca personas para el cargo de Panadero en Sevilla, España', 'Panadero'],
  ['Acme sta assumendo Panettiere (Torino, Italia)', 'Panettiere'],
  ['Acme is op zoek naar een Bakker in Utrecht, Nederland', 'Bakker'],
  ['Acme está com vagas abertas para Padeiro em Curitiba, Brasil', 'Padeiro'],
  ['Acme zatrudnia na stanowisku: Piekarz w Łódź, Polska', 'Piekarz'],
  ['Acme nabírá na pozici Pekař v lokalitě Brno, Česko', 'Pekař'],
  ['Acme hiring Baker (Nights) in Leeds, England', 'Baker (Nights)'],
])('LinkedIn’s title is read in its languages: %s', (title, position) => {
  const html = `<title>${title} | LinkedIn</title><div class="a"><p>${position}</p></div>`
  expect(read(html, 'https://www.linkedin.com/jobs/view/4711000/')).toMatchObject([
    { company: 'Acme', position, location: expect.stringMatching(/,/) },
  ])
})

test('the posting open beside LinkedIn’s list is read by its links without class names', () => {
  const card = '<div role="button"><p>Baker</p><p>Acme</p><p>Leeds (Hybrid)</p></div>'
  const open = `<a href="https://www.linkedin.com/company/acme/life/">Acme</a><a href="https://www.linkedin.com/jobs/view/7/">Baker</a><p><span>Leeds, England</span> · <span>3 days ago</span></p>${TEXT}`
  const page = (after: string) => `<title>Baker Jobs | LinkedIn</title>${card}${after}`
  const url = 'https://www.linkedin.com/jobs/search-results/?currentJobId=7'
  const [posting] = read(page(open), url)
  expect(posting).toMatchObject({ company: 'Acme', position: 'Baker', location: 'Leeds, England' })
  expect(posting?.sure).not.toContain('position')
  expect(read(page(''), url)).toEqual([])
  expect(read(page('<a href="/jobs/view/7/">Baker</a>'), url)).toEqual([])
})

test('the place is read apart from the department before a drawn line', () => {
  const html = `<title>Acme Careers - Baker</title><h2 class="jv-header">Baker</h2><p class="jv-job-detail-meta">Bakery<span class="jv-inline-separator"></span>Leeds, England</p><div class="jv-job-detail-description">${TEXT}</div>`
  expect(read(html, 'https://jobs.jobvite.com/acme/job/oAbCdEfG')).toMatchObject([
    { location: 'Leeds, England' },
  ])
})

test('a company’s address for applicants is not part of its name', () => {
  const html = `<title>Boulanger (2026-12)</title><h1>Boulanger</h1><h2>Missions</h2>${TEXT}<a>Postuler</a>`
  expect(
    read(html, 'https://acmemill-recrute.talent-soft.com/emploi-boulanger_12.aspx'),
  ).toMatchObject([{ company: 'Acmemill' }])
})

test('any position is read from a comment about who is hiring', () => {
  const html = `<title>Acme | Production Planner | Leeds, UK | ONSITE</title><table class="fatitem"><tr><td><div class="commtext">Acme | Production Planner | Leeds, UK | ONSITE</div></td></tr></table>`
  expect(read(html, 'https://news.ycombinator.com/item?id=1')).toMatchObject([
    { company: 'Acme', position: 'Production Planner', location: 'Leeds, UK' },
  ])
})
