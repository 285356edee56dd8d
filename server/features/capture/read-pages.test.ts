import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import type { Posting } from '#src/capture/posting.ts'
import { parsePage } from './parse-page.ts'

// Pages laid out as on the job boards, with invented text.

const read = (html: string, url?: string) => readPostings(parsePage(html), url)
const readOne = (html: string, url?: string): Posting => {
  const postings = read(html, url)
  expect(postings).toHaveLength(1)
  const [posting] = postings
  if (posting === undefined) throw new Error('no posting')
  return posting
}
const ld = (...data: unknown[]) =>
  data.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join('')
const job = (fields: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Baker',
  hiringOrganization: { '@type': 'Organization', name: 'Acme GmbH' },
  jobLocation: place('Berlin', 'DE'),
  description: '<p>We bake <b>bread</b>.</p><ul><li>Flour</li></ul>',
  ...fields,
})
const place = (town: string, country: string) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: country },
})
const PROSE = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`

test('every field of a JobPosting is read, as plain text and as our own values', () => {
  const posting = readOne(
    `<title>Baker | Acme</title><h1>Baker</h1>${ld(
      job({
        employmentType: ['FULL_TIME'],
        datePosted: '2026-11-01',
        validThrough: '2026-12-31T23:30:00-09:00',
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'EUR',
          value: {
            '@type': 'QuantitativeValue',
            minValue: 30000,
            maxValue: '36.000',
            unitText: 'YEAR',
          },
        },
      }),
    )}`,
    'https://jobs.acme.example/baker',
  )
  expect(posting).toEqual({
    company: 'Acme GmbH',
    position: 'Baker',
    location: 'Berlin, DE',
    work_mode: null,
    employment_type: 'full_time',
    salary_min: 30_000,
    salary_max: 36_000,
    salary_currency: 'EUR',
    salary_period: 'year',
    deadline: '2026-12-31',
    posted_at: '2026-11-01',
    description: 'We bake bread.\n\n- Flour',
    url: 'https://jobs.acme.example/baker',
    source: null,
    sure: expect.arrayContaining([
      'company',
      'position',
      'location',
      'deadline',
      'salary_min',
      'url',
    ]),
    from: expect.objectContaining({ company: 'json-ld', description: 'json-ld', url: 'site' }),
  })
  const valued = Object.keys(posting.from)
  expect(posting.sure.every((name) => valued.includes(name))).toBe(true)
})

test.each([
  ['in a graph', ld({ '@graph': [{ '@type': 'WebPage' }, job()] })],
  ['nested deeply', ld({ '@type': 'WebPage', mainEntity: { about: [{ item: job() }] } })],
  ['in a list', ld([[job()]])],
  ['of several types', ld(job({ '@type': ['JobPosting', 'Thing'] }))],
  ['twice', ld(job(), job())],
  [
    'that refers to another node',
    ld({
      '@graph': [
        job({ hiringOrganization: { '@id': '#us' } }),
        { '@id': '#us', '@type': 'Organization', name: 'Acme GmbH' },
      ],
    }),
  ],
  ['with a surplus comma', ld(job()).replace('}</script>', ',}</script>')],
  [
    'escaped as HTML',
    ld(job())
      .replaceAll('"', '&quot;')
      .replace('&quot;application/ld+json&quot;', '"application/ld+json"'),
  ],
  [
    'in microdata',
    '<div itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">Baker</h1><span itemprop="hiringOrganization" itemscope><b itemprop="name">Acme GmbH</b></span><span itemprop="jobLocation" itemscope><span itemprop="address" itemscope><i itemprop="addressLocality">Berlin</i><meta itemprop="addressCountry" content="DE"></span></span></div>',
  ],
  [
    'in RDFa',
    '<div vocab="https://schema.org/" typeof="JobPosting"><h1 property="title">Baker</h1><span property="hiringOrganization" typeof="Organization"><b property="name">Acme GmbH</b></span><span property="jobLocation" typeof="Place"><span property="address" typeof="PostalAddress"><i property="addressLocality">Berlin</i><i property="addressCountry">DE</i></span></span></div>',
  ],
  [
    'in the state of the page',
    `<h1>Baker</h1><p>Acme GmbH, Berlin</p><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { job: { title: 'Baker', company: { name: 'Acme GmbH' }, location: 'Berlin, DE', description: PROSE } } })}</script>`,
  ],
  [
    'in a script of the page',
    `<h1>Baker</h1><p>Acme GmbH</p><script>window.__appData = ${JSON.stringify({ organization: { name: 'Acme GmbH' }, posting: { title: 'Baker', locationName: 'Berlin, DE', descriptionHtml: PROSE } })};</script>`,
  ],
])('a posting %s is found', (_where, html) => {
  expect(readOne(`<title>Baker at Acme</title>${html}`)).toMatchObject({
    company: 'Acme GmbH',
    position: 'Baker',
    location: 'Berlin, DE',
  })
})

test('several locations are joined, and remote work without a location has none', () => {
  const places = [place('Berlin', 'DE'), place('Wien', 'AT'), place('Berlin', 'DE')]
  expect(readOne(ld(job({ jobLocation: places }))).location).toBe('Berlin, DE; Wien, AT')
  const remote = readOne(ld(job({ jobLocation: undefined, jobLocationType: 'TELECOMMUTE' })))
  expect(remote).toMatchObject({ location: null, work_mode: 'remote' })
  expect(remote.sure).toContain('work_mode')
})

test('a date before 2000 and a salary of zero are ignored', () => {
  const posting = readOne(
    ld(job({ validThrough: '1970-01-01', baseSalary: { value: { minValue: 0 } } })),
  )
  expect(posting).toMatchObject({ deadline: null, salary_min: null, salary_max: null })
})

test('similar postings beside the page’s own are ignored', () => {
  const similar = [job({ title: 'Cook' }), job({ title: 'Waiter' })]
  expect(readOne(`<h1>Baker</h1>${ld(job(), ...similar)}`).position).toBe('Baker')
  const linked = job({ url: 'https://a.example/jobs/7?x=1' })
  expect(readOne(ld(...similar, linked), 'https://www.a.example/jobs/7').position).toBe('Baker')
})

test('a list returns all of its postings or none, never one', () => {
  const three = ['Baker', 'Cook', 'Waiter'].map((title, index) =>
    job({ title, url: `https://a.example/jobs/${index}` }),
  )
  const all = read(`<h1>57 jobs in Berlin</h1>${ld(...three)}`, 'https://a.example/jobs')
  expect(all.map(({ position, url }) => [position, url])).toEqual([
    ['Baker', 'https://a.example/jobs/0'],
    ['Cook', 'https://a.example/jobs/1'],
    ['Waiter', 'https://a.example/jobs/2'],
  ])
  expect(read(`<h1>57 jobs in Berlin</h1>${ld(job())}`)).toEqual([])
  const cards = '<h2><a href="/job/1">Baker</a></h2><p>Acme</p><a>Apply now</a>'.repeat(20)
  expect(read(`<title>Bakers</title><h1>Bakers</h1>${cards}${PROSE}`)).toEqual([])
})

const LINKEDIN = `<title>Acme sucht Bäcker in Berlin | LinkedIn</title>
<section class="top-card-layout"><h1 class="top-card-layout__title topcard__title">Bäcker (m/w/d)</h1>
<span class="topcard__flavor"><a class="topcard__org-name-link" href="#"> Acme </a></span>
<span class="topcard__flavor topcard__flavor--bullet"> Berlin, Germany </span></section>
<div class="description__text"><div class="show-more-less-html__markup">${PROSE}</div></div>
<li class="description__job-criteria-item"><h3>Employment type</h3><span class="description__job-criteria-text">Full-time</span></li>
<ul><li><a class="base-card"></a><h3 class="base-search-card__title">Cook</h3></li></ul>`

test('a public LinkedIn posting is read, a LinkedIn search is not', () => {
  const posting = readOne(LINKEDIN, 'https://www.linkedin.com/jobs/view/4051241378')
  expect(posting).toMatchObject({
    company: 'Acme',
    position: 'Bäcker (m/w/d)',
    location: 'Berlin, Germany',
    employment_type: 'full_time',
    source: 'LinkedIn',
  })
  expect(posting.sure).toEqual(expect.arrayContaining(['company', 'position', 'location']))
  expect(read(LINKEDIN, 'https://www.linkedin.com/jobs/search?keywords=x')).toEqual([])
})

test('LinkedIn’s page for a signed-in person is read', () => {
  const html = `<title>(3) Baker | Acme | LinkedIn</title>
    <div class="job-details-jobs-unified-top-card__company-name"><a>Acme</a></div>
    <div class="job-details-jobs-unified-top-card__job-title"><h1>Baker</h1></div>
    <div class="job-details-jobs-unified-top-card__primary-description-container"><span class="tvm__text">Berlin, Germany</span><span class="tvm__text">2 weeks ago</span></div>
    <div class="job-details-fit-level-preferences"><button>Hybrid</button><button>Full-time</button></div>
    <div id="job-details">${PROSE}</div>`
  expect(
    readOne(html, 'https://www.linkedin.com/jobs/collections/recommended/?currentJobId=7'),
  ).toMatchObject({
    company: 'Acme',
    position: 'Baker',
    location: 'Berlin, Germany',
    work_mode: 'hybrid',
    employment_type: 'full_time',
  })
})

test.each([
  [
    LINKEDIN.replace(
      '</section>',
      '<figure class="closed-job">No longer accepting applications</figure></section>',
    ),
    'https://www.linkedin.com/jobs/view/1',
  ],
  [`<h1>Baker</h1><p>This job is no longer available.</p>${ld(job())}`, undefined],
])('an expired posting is marked as expired', (html, url) => {
  expect(readOne(html, url).expired).toBe(true)
  expect(readOne(`<h1>Baker</h1>${ld(job())}`)).not.toHaveProperty('expired')
})

test.each([
  [
    'jobs.cz',
    'https://www.jobs.cz/rpd/1635598077/',
    `<title>Pekař – Acme s.r.o.</title><div class="JobDescriptionHeading"><h1>Pekař</h1></div><div data-test="jd-info-item"><span class="accessibility-hidden">Společnost</span><p>Acme s.r.o.</p></div><a data-test="jd-info-location">Brno</a>${PROSE}`,
    { company: 'Acme s.r.o.', position: 'Pekař', location: 'Brno', source: 'jobs.cz' },
  ],
  [
    'Workday',
    'https://acme.wd3.myworkdayjobs.com/en-US/Careers/job/Berlin/Baker_R-1',
    `<title>Baker</title><h2 data-automation-id="jobPostingHeader">Baker</h2><div data-automation-id="locations"><dl><dt>locations</dt><dd>Berlin</dd></dl></div>${ld(job({ jobLocation: undefined }))}`,
    { company: 'Acme GmbH', position: 'Baker', location: 'Berlin', source: 'Company site' },
  ],
  [
    'Greenhouse',
    'https://boards.greenhouse.io/acme/jobs/4567890',
    `<title>Job Application for Baker at Acme</title><div id="header"><h1 class="app-title">Baker</h1><span class="company-name"> at Acme </span><div class="location">Berlin, Germany</div></div><div id="content">${PROSE}</div>`,
    { company: 'Acme', position: 'Baker', location: 'Berlin, Germany' },
  ],
  [
    'Lever',
    'https://jobs.lever.co/acme/3f1c2d4e-0000-4000-8000-123456789abc',
    `<title>Acme - Baker</title><div class="posting-headline"><h2>Baker</h2><div class="posting-categories"><div class="location">Berlin</div><div class="commitment">Full-time</div><div class="workplaceTypes">Hybrid</div></div></div>${PROSE}`,
    {
      company: 'Acme',
      position: 'Baker',
      location: 'Berlin',
      work_mode: 'hybrid',
      employment_type: 'full_time',
    },
  ],
])('a page of %s is read by the elements that contain its fields', (_board, url, html, fields) => {
  expect(readOne(html, url)).toMatchObject(fields)
})

test('a company’s own page is read by its headings and labels, and only its URL is sure', () => {
  const posting = readOne(
    `<title>Bäcker (m/w/d) – Acme Karriere</title><meta property="og:site_name" content="Acme Karriere">
     <h1>Bäcker (m/w/d)</h1><dl><dt>Standort</dt><dd>Berlin</dd></dl><h2>Aufgaben</h2>${PROSE}<h2>Ihr Profil</h2><ul><li>Frühaufsteher</li></ul><a>Jetzt bewerben</a>`,
    'https://www.acme.example/karriere/baecker',
  )
  expect(posting).toMatchObject({ company: 'Acme', position: 'Bäcker (m/w/d)', location: 'Berlin' })
  expect(posting.sure.filter((name) => name !== 'url')).toEqual([])
})

test('a host with other content counts as a job board only on the board’s paths', () => {
  const sourceAt = (url: string) => readOne(`<h1>Baker</h1>${ld(job())}`, url).source
  expect(sourceAt('https://europa.eu/eures/portal/jv-se/jv-details/x')).toBe('EURES')
  expect(sourceAt('https://europa.eu/epso/jobs/7')).toBeNull()
})

test('every posting of a thread is returned with its own URL', () => {
  const row = (id: number, text: string) =>
    `<tr class="athing comtr" id="${id}"><td class="ind" indent="0"></td><td><div class="commtext">${text}</div></td></tr>`
  const html = `<title>Ask HN: Who is hiring? (November 2026)</title><table>${row(1, 'Acme | Bakery Engineer | Berlin | ONSITE | Full-time<p>We bake.')}${row(2, 'Other | Remote (US) | Designer')}</table>`
  const postings = read(html, 'https://news.ycombinator.com/item?id=9')
  expect(
    postings.map(({ company, position, location, work_mode, url }) => [
      company,
      position,
      location,
      work_mode,
      url,
    ]),
  ).toEqual([
    ['Acme', 'Bakery Engineer', 'Berlin', 'onsite', 'https://news.ycombinator.com/item?id=1'],
    ['Other', 'Designer', 'US', 'remote', 'https://news.ycombinator.com/item?id=2'],
  ])
})

test.each([
  ['nothing', ''],
  ['a login', '<title>Sign in</title><h1>Sign in</h1><form><input></form>'],
  ['an article', `<title>On bread</title><h1>On bread</h1>${PROSE}`],
  ['a shop', '<title>Bread</title><h1>Bread</h1><p>3 €</p>'],
])('a page with %s has no posting', (_what, html) => {
  expect(read(html)).toEqual([])
})

test('no field contains markup, whatever the page contains', () => {
  const evil = '<img src=x onerror=alert(1)>&lt;script&gt;alert(2)&lt;/script&gt;<scr<script>ipt>'
  const posting = readOne(
    ld(
      job({
        title: `Baker${evil}`,
        description: evil,
        jobLocation: evil,
        hiringOrganization: evil,
      }),
    ),
  )
  expect(JSON.stringify(posting)).not.toMatch(/<[a-z/!]/i)
})

test('the posting of a page named as people search for it is read, the first of a list is not', () => {
  const page = (parts: string) =>
    `<title>Bäcker Jobs in Ulm – Bäcker (m/w/d) gesucht | Acme</title><h1>Bäcker Jobs in Ulm (m/w/d)</h1>${ld(job({ title: 'Bäcker für Ulm' }))}${parts}`
  const parts = `<h2>Ihre Aufgaben</h2>${PROSE}<h2>Ihr Profil</h2>${PROSE}`
  expect(read(page(parts))).toMatchObject([{ position: 'Bäcker für Ulm' }])
  expect(read(page(PROSE))).toEqual([])
  expect(read(page(parts + parts))).toEqual([])
})
