import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { parsePage } from './parse-page.ts'

// Pages without structured data, laid out like real ones, with invented text.

const read = (html: string, url?: string) => readPostings(parsePage(html), url)
const TEXT = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`
const MENU = `<div id="cookie-consent"><h2>Cookies</h2><p>Accept</p></div>
  <nav><ul><li><a href="/">Home</a></li><li>Firma</li><li>Gehalt</li><li>Standort</li></ul></nav>`
const SIMILAR = ['Cook', 'Waiter', 'Store Manager']
  .map(
    (title) =>
      `<li><a href="/job/9"><h3 class="job-title">${title}</h3></a><span class="company-name">Other Ltd</span><span class="location">Hamburg</span></li>`,
  )
  .join('')
const page = (title: string, main: string, { head = '', apply = 'Apply now' } = {}) =>
  `<html><head><title>${title}</title>${head}</head><body>${MENU}<main>${main}${TEXT}<h2>Requirements</h2>${TEXT}<a href="#">${apply}</a></main>
   <section><h2>Similar jobs</h2><ul>${SIMILAR}</ul></section><footer>Terms</footer></body></html>`

test.each([
  [
    'a title of three parts',
    'Baker - Acme Ltd - Leeds',
    '<h1>Baker</h1><p>Leeds, UK</p>',
    'Acme Ltd',
    'Leeds, UK',
  ],
  ['“at”', 'Baker at Acme in Leeds | JobFinder', '<h1>Baker</h1>', 'Acme', 'Leeds'],
  [
    '“bei”',
    'Baker (m/w/d) in Köln bei Acme Backwaren | Stellen',
    '<h1>Baker (m/w/d)</h1>',
    'Acme Backwaren',
    'Köln',
  ],
  [
    '“careers at”',
    'Baker | Karriere bei Acme',
    '<h1>Baker</h1><p>Standort: Kleinhausen</p>',
    'Acme',
    'Kleinhausen',
  ],
  [
    'a definition list',
    'Baker',
    '<h1>Baker</h1><dl><dt>Employer</dt><dd>Acme</dd><dt>Lieu de travail</dt><dd><span>Lyon</span>, <span>France</span></dd></dl>',
    'Acme',
    'Lyon, France',
  ],
  [
    'several locations',
    'Baker',
    '<h1>Baker</h1><p>Company: Acme</p><dl><dt>Locations</dt><dd>Lyon</dd><dd>Nantes</dd></dl>',
    'Acme',
    'Lyon; Nantes',
  ],
  [
    'a table',
    'Panettiere - Lavora con noi - Acme',
    '<h1>Panettiere</h1><table><tr><th>Sede di lavoro</th><td>Bologna</td></tr></table>',
    'Acme',
    'Bologna',
  ],
  [
    'a link to the company',
    'Baker | Board',
    '<h1>Baker</h1><a href="/companies/acme">Acme</a><span>Seattle, WA, US</span>',
    'Acme',
    'Seattle, WA, US',
  ],
  [
    'a legal form',
    'Baker | Board',
    '<h1>Baker</h1><p>Acme Sp. z o.o. · Kraków</p>',
    'Acme Sp. z o.o.',
    'Kraków',
  ],
  [
    'a pin icon',
    'Baker – Acme',
    '<h1>Baker</h1><p><i class="fa fa-map-marker"></i> Kleinhausen</p>',
    'Acme',
    'Kleinhausen',
  ],
  [
    'a work mode',
    'Baker - Acme',
    '<div><p><span>Food</span><span> · </span><span>Kleinhausen</span><span> · </span><span>Hybrid</span></p><h1>Baker</h1></div>',
    'Acme',
    'Kleinhausen',
  ],
  [
    'headings after the site’s own',
    'Baker - Acme',
    '<h1><a href="/">Acme</a></h1><h2>Baker</h2><p>Ort: Kleinhausen</p>',
    'Acme',
    'Kleinhausen',
  ],
  [
    'JSON-LD of its organization only',
    'Baker',
    '<h1>Baker</h1><p>8400 Winterthur</p><script type="application/ld+json">{"@type":"Organization","name":"Acme AG"}</script>',
    'Acme AG',
    '8400 Winterthur',
  ],
  [
    'a label for the position',
    'Acme - Job details',
    '<dl><dt>Job Title</dt><dd>Baker</dd><dt>Location</dt><dd>Leeds</dd></dl>',
    'Acme',
    'Leeds',
  ],
  [
    'another alphabet',
    'Вакансия Пекарь, работа в компании Акме',
    '<h1>Пекарь</h1><dl><dt>Работодатель</dt><dd>Акме</dd><dt>Город</dt><dd>Казань</dd></dl>',
    'Акме',
    'Казань',
  ],
  [
    'sentences that name the company',
    'Baker',
    '<h1>Baker</h1><p>Full-time; Leeds, UK</p><p>Acme Bakers is looking for a baker.</p><h2>About Acme Bakers</h2>',
    'Acme Bakers',
    'Leeds, UK',
  ],
  [
    'the link to the home page, beside a slogan',
    'Baker - The best bread of all towns',
    '<header><a class="navbar-brand" href="/">Acme</a></header><h1>Baker</h1><p>The position is based in Madrid, Spain.</p>',
    'Acme',
    'Madrid, Spain',
  ],
  [
    'the separated parts of a line',
    'Baker - Acme',
    '<h1><span>Baker</span><a href="/company/acme-1">Acme</a></h1><p>Vollzeit | ab sofort | Kleinhausen</p>',
    'Acme',
    'Kleinhausen',
  ],
  [
    'the name that posted it on a board',
    'Baker job in Leeds - jobs.example',
    '<h1>Baker</h1><p>Posted 3 days ago by <a href="/jobs/acme/p1">Acme Bakery</a></p><ul><li>£12.60 an hour</li><li>Leeds</li></ul>',
    'Acme Bakery',
    'Leeds',
  ],
  [
    'labels with a separate colon',
    'Job Description - Baker (190001Z)',
    '<span>Baker</span><div><span>Primary Location</span>: <span>Leeds</span></div><div><span>Organization</span>: <span>Acme Bakery</span></div>',
    'Acme Bakery',
    'Leeds',
  ],
  [
    'words with HTML entities',
    'Baker &ndash; Caf&eacute; M&uuml;ller GmbH',
    '<h1>Ba&shy;ker</h1><p>Stra&szlig;e 1, 99084 Erfurt</p><p>Stan&shy;dort: K&ouml;ln</p>',
    'Café Müller GmbH',
    'Köln',
  ],
])('a posting is read by %s, and only its URL is sure', (_by, title, main, company, location) => {
  const [posting, ...others] = read(page(title, main), 'https://www.acme.example/jobs/baker-4711')
  expect(others).toEqual([])
  expect(posting).toMatchObject({ company, location })
  expect(posting?.position).toMatch(/^(?:Baker(?: \(m\/w\/d\))?|Panettiere|Пекарь)$/)
  expect(posting?.sure.filter((name) => name !== 'url')).toEqual([])
})

test('a position without a heading is found below the site’s name', () => {
  const html = `<title>Acme</title><p>Acme</p><p>Baker</p><p>Full-time</p><p>Responsibilities</p>${TEXT}<a>Apply</a><p>© 2026 Acme, All rights reserved</p>`
  expect(read(html, 'https://www.acme.example/careers/baker/')).toMatchObject([
    { company: 'Acme', position: 'Baker', location: null },
  ])
})

test('a template’s title without the position does not name the company', () => {
  const head = '<meta property="og:title" content="Stem - A Website Template">'
  const html = page('Baker - Acme Capital', '<h1>Baker</h1>', { head })
  expect(read(html, 'https://www.acme.example/jobs/baker-4711')).toMatchObject([
    { company: 'Acme Capital', position: 'Baker' },
  ])
})

const CARD = (title: string) =>
  `<article><h2><a href="/jobs/1">${title}</a></h2><a>Apply now</a></article>`
test.each([
  [
    'a list of cards below a greeting',
    `<title>Acme</title><h1>Join us!</h1>${['Baker', 'Cook', 'Store Manager'].map(CARD).join('')}${TEXT}`,
  ],
  [
    'a page with several whole postings',
    `<title>Jobs at Acme</title><h1>We need you</h1>${['Baker', 'Cook'].map((title) => `<section><h2>${title}</h2>${TEXT}<h3>Requirements</h3>${TEXT}<a>Apply now</a></section>`).join('')}`,
  ],
  ['a bot check', '<title>Just a moment...</title><h1>Additional Verification Required</h1>'],
  [
    'a page that was not found',
    `<title>Page not found | Acme</title><h1>Page not found</h1>${TEXT}`,
  ],
  [
    'an article with career advice',
    `<title>How to become a baker</title><h1>How to become a baker</h1>${TEXT}<h2>Requirements</h2>${TEXT}`,
  ],
  [
    'a course',
    `<title>Backend Developer Course | Learn</title><h1>Backend Developer</h1><h2>Requirements</h2>${TEXT}<a>Apply</a>`,
  ],
  [
    'a page about a company’s hiring process',
    `<title>Interviewing at Acme</title><h1>Your way to Acme</h1><h2>Interview process</h2><h2>Requirements</h2>${TEXT}`,
  ],
  [
    'an article with a posting’s fields in its state',
    `<title>Bakers are in demand</title><h1>Bakers are in demand</h1>${TEXT}<script>window.__STATE__ = ${JSON.stringify({ article: { title: 'Bakers are in demand', body: TEXT, organization: 'The Times' } })}</script>`,
  ],
  [
    'a careers page with one example in JSON-LD',
    `<title>Careers | Acme</title><h1>Your impact</h1>${TEXT}<script type="application/ld+json">{"@type":"JobPosting","title":"Join our mission","hiringOrganization":"Acme"}</script>`,
  ],
])('%s is not a posting', (_what, html) => {
  expect(read(html, 'https://www.acme.example/careers/')).toEqual([])
})

test('LinkedIn’s lists and sign-in are not postings, and its page without class names is one', () => {
  const card =
    '<h2 class="top-card-layout__title">Baker</h2><a class="topcard__org-name-link">Acme</a>'
  expect(
    read(`<title>112 Baker Jobs</title>${card}`, 'https://de.linkedin.com/jobs/baker-jobs-berlin'),
  ).toEqual([])
  expect(
    read(
      `<title>Sign Up | LinkedIn</title><h1>Join LinkedIn</h1>${TEXT}`,
      'https://www.linkedin.com/authwall?x',
    ),
  ).toEqual([])
  const html = `<title>Baker | Acme | LinkedIn</title><p>Acme</p><p>Baker</p><p><span>Leeds, England</span><span> · </span><span>3 days ago</span></p>${TEXT}`
  expect(read(html, 'https://www.linkedin.com/jobs/view/4312345999/')).toMatchObject([
    { company: 'Acme', position: 'Baker', location: 'Leeds, England' },
  ])
})

test.each([
  'No longer accepting applications',
  'Es werden keine Bewerbungen mehr angenommen',
  'Cette offre n’est plus disponible',
  'Ya no se aceptan solicitudes',
  'Esta vaga foi encerrada',
  'Questa offerta è scaduta',
  'Deze vacature is gesloten',
])('“%s” marks a posting as expired', (sentence) => {
  const html = page('Baker at Acme', `<h1>Baker</h1><p>${sentence}.</p>`)
  expect(read(html, 'https://www.acme.example/jobs/baker-4711')).toMatchObject([{ expired: true }])
})

test('a page that only says that the job is closed is an expired posting', () => {
  const html =
    '<title>Baker — Acme</title><h1>Baker</h1><p>Unfortunately this job opening is now closed, but look at others.</p>'
  expect(read(html, 'https://www.acme.example/jobs/baker/')).toMatchObject([
    { company: 'Acme', position: 'Baker', expired: true },
  ])
})

test('text that a board adds after the position is not part of it', () => {
  const html = `<title>Jobs</title><h2 data-testid="jobsearch-JobInfoHeader-title"><span>Baker<span> - job post</span></span></h2><div data-testid="inlineHeader-companyName"><a>Acme</a></div><div data-testid="inlineHeader-companyLocation">10117 Berlin</div><div id="jobDescriptionText">${TEXT}</div>`
  expect(read(html, 'https://de.indeed.com/jobs?q=x&vjk=1a2b3c4d5e6f7788')).toMatchObject([
    { company: 'Acme', position: 'Baker', location: '10117 Berlin' },
  ])
})
