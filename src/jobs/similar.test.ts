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
])('%s and %s are two', (one, other) => {
  expect(toAddressKey(one)).not.toBe(toAddressKey(other))
})

test('any text has an address key, and a web address keeps it without its scheme’s s', () => {
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
])('%s and %s are one company', (one, other) => {
  expect(toCompanyKey(one)).toBe(toCompanyKey(other))
})

test.each([
  ['Acme', 'Acme Labs'],
  ['SAP', 'SA'],
  ['Limited', 'GmbH'],
])('%s and %s are two', (one, other) => {
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
])('%s and %s are two', (one, other) => {
  expect(toPositionKey(one, null)).not.toBe(toPositionKey(other, null))
})

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 })

test('names are the same however their accents are written, in any case and width of spaces', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const toKey of [toCompanyKey, (name: string) => toPositionKey(name, null)]) {
        expect(toKey(text.normalize('NFD'))).toBe(toKey(text.normalize('NFC')))
        expect(toKey(`  ${text.replaceAll(' ', '  ')} `)).toBe(toKey(text))
      }
    }),
  )
})

test('an application that is the same is always among the candidates that its keys find', () => {
  const place = fc.constantFrom('Berlin', 'Kleinkleckersdorf', 'Mainz, Germany', null)
  const title = fc.constantFrom('Engineer', 'Sr. C++ Developer (m/w/d)', 'Manager, Sales', 'A - B')
  const ending = fc.constantFrom('', ' - Berlin', ' (Mainz)', ', Kleinkleckersdorf', ' (Remote)')
  fc.assert(
    fc.property(title, ending, title, ending, place, (one, oneEnd, other, otherEnd, location) => {
      const job = { company: 'Acme', position: one + oneEnd, location, url: null }
      const sent = { company: 'ACME Inc.', position: other + otherEnd }
      if (findReason(job, sent) === undefined) return
      expect(listPositionKeys(sent.position)).toContain(toJobKeys(job).position_key)
    }),
  )
})

test('the address decides before the title, and a title needs a company', () => {
  const job = { company: 'Acme', position: 'Engineer', location: null, url: 'https://a.example/7' }
  const title = { company: 'acme gmbh', position: 'engineer' }
  expect(findReason(job, { url: 'http://www.a.example/7/', ...title })).toBe('address')
  expect(findReason(job, { url: 'https://a.example/8', ...title })).toBe('title')
  expect(findReason(job, { position: 'Engineer' })).toBeUndefined()
})
