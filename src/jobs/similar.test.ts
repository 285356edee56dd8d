import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddressKey } from './address-key.ts'
import { toCompanyKey } from './company-key.ts'
import { toPositionKey } from './position-key.ts'
import { findReason, listPositionKeys, toJobKeys } from './similar.ts'

const SAME_ADDRESSES = [
  [
    'http://www.example.com/jobs/7/',
    'https://example.com/jobs/7?utm_source=mail&utm_medium=x#apply',
  ],
  ['https://example.com/job?id=7&ref=home', 'https://example.com:443/job?id=7'],
  ['https://example.com/job?b=2&a=1', 'https://example.com/job?a=1&b=2'],
  ['https://example.com/j%C3%B6b', 'https://example.com/jöb'],
  [
    'https://www.linkedin.com/jobs/view/engineer-at-acme-4051241378?trk=public_jobs',
    'https://de.linkedin.com/jobs/search/?currentJobId=4051241378&keywords=x',
  ],
  ['https://www.linkedin.com/jobs/view/4051241378/', 'http://linkedin.com/jobs/view/4051241378'],
  [
    'https://de.indeed.com/viewjob?jk=0123456789abcdef&from=serp',
    'https://www.indeed.com/jobs?q=x&vjk=0123456789abcdef',
  ],
  ['https://uk.indeed.com/viewjob?jk=k4n2x', 'https://www.indeed.com/m/viewjob?jk=K4N2X'],
  [
    'https://boards.greenhouse.io/acme/jobs/4567890?gh_src=abc',
    'https://acme.com/careers?gh_jid=4567890',
  ],
  [
    'https://job-boards.greenhouse.io/acme/jobs/4567890',
    'https://boards.greenhouse.io/embed/job_app?token=4567890',
  ],
  [
    'https://jobs.lever.co/acme/3f1c2d4e-0000-4000-8000-123456789abc/apply',
    'https://jobs.lever.co/acme/3F1C2D4E-0000-4000-8000-123456789ABC?lever-source=LinkedIn',
  ],
  [
    'https://jobs.ashbyhq.com/acme/3f1c2d4e-0000-4000-8000-123456789abc/application',
    'https://acme.com/careers?ashby_jid=3f1c2d4e-0000-4000-8000-123456789abc',
  ],
  [
    'https://apply.workable.com/acme/j/0A1B2C3D4E/',
    'https://apply.workable.com/acme/j/0A1B2C3D4E/apply/',
  ],
  [
    'https://www.stepstone.de/stellenangebote--Engineer-Berlin-Acme--12345678-inline.html?rltr=1',
    'https://www.stepstone.de/stellenangebote--Engineer-m-w-d-Berlin--12345678-inline.html',
  ],
  [
    'https://www.linkedin.com/jobs-guest/jobs/api/jobPosting/4051241378',
    'https://www.linkedin.com/jobs/collections/recommended/?currentJobId=4051241378',
  ],
  [
    'https://de.indeed.com/job/baecker-m-w-d-0123456789abcdef',
    'https://de.indeed.com/rc/clk?jk=0123456789abcdef&bb=x',
  ],
  [
    'https://jobs.smartrecruiters.com/Acme/743999912345678-baker',
    'https://jobs.smartrecruiters.com/Acme/743999912345678-baecker-m-w-d-?oga=true',
  ],
  [
    'https://acme.wd3.myworkdayjobs.com/en-US/Careers/job/Berlin/Baker_R-1234',
    'https://acme.wd3.myworkdayjobs.com/Careers/details/Baker_R-1234?locations=x',
  ],
  [
    'https://acme.wd3.myworkdayjobs.com/de-DE/Careers/job/Baker_R-1234/apply',
    'https://acme.wd3.myworkdayjobs.com/Careers/job/Berlin/Baker_R-1234/',
  ],
  [
    'https://acme.jobs.personio.de/job/1234567?display=de',
    'https://acme.jobs.personio.com/job/1234567/apply?language=en',
  ],
  ['https://acme.recruitee.com/o/baker', 'https://acme.recruitee.com/l/nl/o/baker/c/new'],
  [
    'https://acme.teamtailor.com/jobs/1234567-baker',
    'https://acme.teamtailor.com/de/jobs/1234567-baecker/applications/new',
  ],
  ['https://www.xing.com/jobs/berlin-baecker-130000001', 'https://xing.com/jobs/130000001'],
  ['https://www.seek.com.au/job/93856863?type=x', 'https://au.seek.com/jobs?jobId=93856863'],
  ['https://acme.example/de/jobs/4711', 'https://acme.example/en-GB/jobs/4711?lang=en'],
  ['https://m.acme.example/jobs/4711', 'https://acme.example//jobs/4711/index.html'],
  ['https://acme.example/job;jsessionid=1A2B?id=77', 'https://acme.example/job?id=77&PHPSESSID=x'],
  ['https://acme.example/job?id=77&amp;lang=de', 'https://acme.example/job?id=77'],
  ...['apply', 'bewerben', 'postuler', 'applications/new'].map((form): [string, string] => [
    `https://acme.example/jobs/4711-baker/${form}`,
    'https://acme.example/jobs/4711-baker',
  ]),
  [
    'https://www.linkedin.com/comm/jobs/view/4051241378/?midToken=x',
    'https://m.linkedin.com/jobs/view/baker-4051241378/apply/',
  ],
  [
    'https://www.glassdoor.com/partner/jobListing.htm?pos=1&jobListingId=1009876543210',
    'https://www.glassdoor.de/job-listing/baker-JV_IC1.htm?jl=1009876543210',
  ],
  ['https://www.reed.co.uk/jobs/baker/54321098', 'https://www.reed.co.uk/jobs/cook/54321098#apply'],
  [
    'https://www.xing.com/jobs/berlin-baecker-130000001',
    'https://www.xing.com/jobs/search?id=130000001',
  ],
  [
    'https://www.jobs.ch/fr/offres-emplois/detail/3f1c2d4e-0000-4000-8000-123456789abc/',
    'https://www.jobup.ch/en/jobs/detail/3f1c2d4e-0000-4000-8000-123456789abc',
  ],
  [
    'https://www.arbeitsagentur.de/jobsuche/jobdetail/10000-1198765432-S',
    'https://www.arbeitsagentur.de/jobsuche/suche?id=10000-1198765432-S&was=Koch',
  ],
  [
    'https://candidat.francetravail.fr/offres/recherche/detail/187XYZA',
    'https://candidat.pole-emploi.fr/offres/recherche/detail/187XYZA?at_medium=email',
  ],
  [
    'https://www.welcometothejungle.com/fr/companies/acme/jobs/baker_paris',
    'https://www.welcometothejungle.com/en/companies/acme/jobs/baker_paris?q=abc',
  ],
  [
    'https://www.infojobs.net/madrid/panadero/of-i0123456789abcdef0123456789abcd',
    'https://www.infojobs.net/panadero/of-i0123456789abcdef0123456789abcd?applicationOrigin=x',
  ],
  [
    'https://www.pracuj.pl/praca/piekarz-warszawa,oferta,1003456789?s=abc',
    'https://www.pracuj.pl/praca/piekarz,oferta,1003456789',
  ],
  ['https://hh.ru/vacancy/120000001?query=x', 'https://spb.hh.ru/vacancy/120000001'],
  ['https://www.jobs.cz/rpd/2000123456/?rps=233', 'https://www.jobs.cz/en/rpd/2000123456/'],
  ['https://www.usajobs.gov/job/812345600', 'https://www.usajobs.gov/GetJob/ViewDetails/812345600'],
  ['https://acme.bamboohr.com/careers/123', 'https://acme.bamboohr.com/jobs/view.php?id=123'],
  [
    'https://careers-acme.icims.com/jobs/12345/baker/job?mobile=false',
    'https://careers-acme.icims.com/jobs/12345/login?in_iframe=1',
  ],
  [
    'https://acme.taleo.net/careersection/ex/jobdetail.ftl?job=190001Z&tz=GMT',
    'https://acme.taleo.net/careersection/2/jobdetail.ftl?lang=de&job=190001Z',
  ],
  [
    'https://acme.softgarden.io/job/12345678/Baker?jobDbPVId=1',
    'https://acme.softgarden.io/job/12345678/Baecker-m-w-d-?l=en',
  ],
  [
    'https://acme.applytojob.com/apply/AbCd1234/Baker',
    'https://acme.applytojob.com/apply/jobs/details/AbCd1234?&',
  ],
]

test.each(SAME_ADDRESSES)('%s and %s are one posting', (one, other) => {
  expect(toAddressKey(one)).toBe(toAddressKey(other))
})

test.each([
  ['https://example.com/jobs/7', 'https://example.com/jobs/8'],
  ['https://example.com/jobs?id=7', 'https://example.com/jobs?id=8'],
  ['https://example.com/careers#/job/7', 'https://example.com/careers#/job/8'],
  ['https://example.com/Jobs', 'https://example.com/jobs'],
  ['https://example.com:8080/jobs/7', 'https://example.com/jobs/7'],
  ['https://one.example.com/jobs/7', 'https://two.example.com/jobs/7'],
  ['https://www.linkedin.com/jobs/view/1', 'https://www.linkedin.com/jobs/view/2'],
  ['https://jobs.lever.co/acme', 'https://jobs.lever.co/other'],
  ['https://acme.jobs.personio.de/job/7', 'https://other.jobs.personio.de/job/7'],
  ['https://acme.recruitee.com/o/baker', 'https://other.recruitee.com/o/baker'],
  ['https://acme.teamtailor.com/jobs/1-baker', 'https://acme.teamtailor.com/jobs/2-baker'],
  [
    'https://acme.wd3.myworkdayjobs.com/Careers/job/Berlin/Baker_R-1234',
    'https://other.wd3.myworkdayjobs.com/Careers/job/Berlin/Baker_R-1234',
  ],
  [
    'https://acme.wd3.myworkdayjobs.com/Careers/job/Berlin/Baker_R-1234',
    'https://acme.wd3.myworkdayjobs.com/Careers/job/Berlin/Baker_R-1235',
  ],
  [
    'https://jobs.smartrecruiters.com/Acme/743999912345678-baker',
    'https://jobs.smartrecruiters.com/Acme/743999912345679-baker',
  ],
  ['https://acme.example/de/jobs', 'https://acme.example/en/jobs'],
  ['https://acme.example/jobs/apply', 'https://acme.example/jobs'],
  ['https://acme.example/apply?job=1', 'https://acme.example/apply?job=2'],
  ['https://acme.bamboohr.com/careers/123', 'https://other.bamboohr.com/careers/123'],
  [
    'https://www.arbeitsagentur.de/jobsuche/suche?was=Koch',
    'https://www.arbeitsagentur.de/jobsuche/suche?was=Bäcker',
  ],
  [
    'https://www.welcometothejungle.com/fr/companies/acme/jobs/baker_paris',
    'https://www.welcometothejungle.com/fr/companies/other/jobs/baker_paris',
  ],
])('%s and %s are two postings', (one, other) => {
  expect(toAddressKey(one)).not.toBe(toAddressKey(other))
})

test('any text has an address key, and a web address keeps it with http and https', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => typeof toAddressKey(text) === 'string'),
  )
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      expect(toAddressKey(url.replace(/^https:/, 'http:'))).toBe(toAddressKey(url))
    }),
  )
})

test.each([
  ['Acme Inc.', 'ACME'],
  ['Acme GmbH & Co. KG', 'acme'],
  ['Société Générale S.A.', 'Societe Generale'],
  ['Alza.cz a.s.', 'Alza.cz'],
  ['Fortuna Sp. z o.o.', 'Fortuna'],
  ['Komerční banka, a. s.', 'Komercni Banka'],
  ['Müller Ltd', 'Muller Limited'],
  ['O’Reilly', 'O Reilly'],
  ['Großmann AG', 'GROSSMANN'],
  ['Acme GmbH und Co. KG', 'Acme'],
  ['Acme Ges.m.b.H.', 'Acme Gesellschaft mit beschränkter Haftung'],
  ['Acme Spółka z ograniczoną odpowiedzialnością', 'Acme Sp. z o.o. Sp.k.'],
  ['Acme S. de R.L. de C.V.', 'Acme S.A. de C.V.'],
  ['Acme, S.G.P.S., S.A.', 'Acme Unipessoal Lda'],
  ['Acme S. Coop.', 'Acme e.U.'],
  ['ООО Acme', 'Acme ЕООД'],
  ['Acme株式会社', '(株)Acme'],
])('%s and %s are one company', (one, other) => {
  expect(toCompanyKey(one)).toBe(toCompanyKey(other))
})

test.each([
  ['Acme', 'Acme Labs'],
  ['SAP', 'SA'],
  ['Limited', 'GmbH'],
  ['Acme', 'Acme Deutschland GmbH'],
  ['Immobilien DE', 'Immobilien'],
  ['H & M', 'H'],
])('%s and %s are two companies', (one, other) => {
  expect(toCompanyKey(one)).not.toBe(toCompanyKey(other))
})

test.each([
  ['Software Engineer (m/f/d)', 'Software Engineer', null],
  ['Software Engineer (m/w/d)', 'software engineer (all genders)', null],
  ['Vývojář (M/Ž)', 'Vyvojar', null],
  ['Ingénieur H/F', 'Ingenieur', null],
  ['Sr. Engineer', 'Senior Engineer', null],
  ['Jr Developer', 'Junior Developer', null],
  ['Engineer II', 'Engineer 2', null],
  ['Engineer - Berlin', 'Engineer', null],
  ['Engineer, Berlin, Germany', 'Engineer', null],
  ['Engineer (Berlin)', 'Engineer (m/w/d)', null],
  ['Engineer (m/w/d) – München', 'Engineer', null],
  ['Engineer (Remote)', 'Engineer', null],
  ['Engineer – Kleinkleckersdorf', 'Engineer', 'Kleinkleckersdorf, Germany'],
  ['C++ Developer', 'c++  developer', null],
  ['Bäcker (f/m/nb)', 'Bäcker *m/w/d*', null],
  ['Boulanger (homme/femme)', 'Boulanger H-F', null],
  ['Bakker (mannelijk/vrouwelijk/x)', 'Bakker (m/v/x)', null],
  ['Panadero (hombre/mujer)', 'Panadero (H/M)', null],
  ['Ingénieur F/H - CDI', 'Ingénieur', null],
  ['Bäcker (Vollzeit)', 'Bäcker - Full-time', null],
  ['Engineer in Berlin', 'Engineer', null],
  ['Engineer (m/w/d) in Paderborn', 'Engineer - Paderborn', null],
  ['Programista / Rzeszów', 'Programista', null],
])('%s and %s are one position', (one, other, location) => {
  expect(toPositionKey(one, location)).toBe(toPositionKey(other, location))
})

test.each([
  ['C Developer', 'C++ Developer'],
  ['C# Developer', 'C Developer'],
  ['Engineer', 'Senior Engineer'],
  ['Engineer - Payments', 'Engineer - Search'],
  ['Engineer (Backend)', 'Engineer (Frontend)'],
  ['Engineer – Kleinkleckersdorf', 'Engineer'],
  ['Berlin', 'Hamburg'],
  ['Developer in Residence', 'Developer'],
  ['Engineer in Test', 'Engineer'],
  ['Engineer, Mobile', 'Engineer'],
  ['Manager - Retail', 'Manager'],
  ['Baker (Part-time)', 'Baker'],
])('%s and %s are two positions', (one, other) => {
  expect(toPositionKey(one, null)).not.toBe(toPositionKey(other, null))
})

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 })

test('names are compared independent of accents, case and width of spaces', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const toKey of [toCompanyKey, (name: string) => toPositionKey(name, null)]) {
        expect(toKey(text.normalize('NFD'))).toBe(toKey(text.normalize('NFC')))
        expect(toKey(`  ${text.replaceAll(' ', '  ')} `)).toBe(toKey(text))
      }
    }),
  )
})

test('an equal application is always among the candidates that its keys find', () => {
  const place = fc.constantFrom('Berlin', 'Kleinkleckersdorf', 'Mainz, Germany', null)
  const title = fc.constantFrom('Engineer', 'Sr. C++ Developer (m/w/d)', 'Manager, Sales', 'A - B')
  const ending = fc.constantFrom(
    '',
    ' - Berlin',
    ' (Mainz)',
    ', Kleinkleckersdorf',
    ' (Remote)',
    ' in Mainz',
    ' in Berlin - Full-time',
  )
  fc.assert(
    fc.property(title, ending, title, ending, place, (one, oneEnd, other, otherEnd, location) => {
      const job = { company: 'Acme', position: one + oneEnd, location, url: null }
      const sent = { company: 'ACME Inc.', position: other + otherEnd }
      if (findReason(job, sent) === undefined) return
      expect(listPositionKeys(sent.position)).toContain(toJobKeys(job).position_key)
    }),
  )
})

test('the URL takes precedence over the title, and a title needs a company', () => {
  const job = { company: 'Acme', position: 'Engineer', location: null, url: 'https://a.example/7' }
  const title = { company: 'acme gmbh', position: 'engineer' }
  expect(findReason(job, { url: 'http://www.a.example/7/', ...title })).toBe('address')
  expect(findReason(job, { url: 'https://a.example/8', ...title })).toBe('title')
  expect(findReason(job, { position: 'Engineer' })).toBeUndefined()
})
