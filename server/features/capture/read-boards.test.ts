import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { parsePage } from './parse-page.ts'

// Postings laid out as on job boards and applicant tracking systems without an adapter.

const read = (html: string, url = 'https://www.board.example/job/4711') =>
  readPostings(parsePage(html), url)
const TEXT = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`
const page = (title: string, main: string) =>
  `<title>${title}</title><main>${main}${TEXT}<h2>Requirements</h2>${TEXT}<a>Apply now</a></main>`

test.each([
  [
    'the location in the heading',
    page('Baker ($700+) - Acme Co., Ltd', '<h1>Baker ($700+) <small>Leeds, UK</small></h1>'),
    ['Acme Co., Ltd', 'Baker ($700+)', 'Leeds, UK'],
  ],
  [
    'the company in the heading',
    page(
      'Recrutement Baker',
      '<h1><span>Baker H/F</span><span>chez</span><a href="/entreprises/acme-1">Acme</a></h1><ul><li>Chartres - 28</li></ul>',
    ),
    ['Acme', 'Baker H/F', 'Chartres'],
  ],
  [
    'company and location in the title',
    page('Baker job at Acme in Wakefield | Jobs24', '<h1>Baker</h1>'),
    ['Acme', 'Baker', 'Wakefield'],
  ],
  [
    'a company before the board’s host name',
    page('Baker bei Acme GmbH | Jobs24.de', '<h1>Baker</h1><p>Landshut</p>'),
    ['Acme GmbH', 'Baker', 'Landshut'],
  ],
  [
    'a company after @',
    page('Praca Baker @ Acme | No Crumbs Jobs', '<h1>Baker</h1><p>Gliwice</p>'),
    ['Acme', 'Baker', 'Gliwice'],
  ],
  [
    'a department of a company',
    page('Baker in Venlo, Netherlands | Operations at Acme Foods', '<h1>Baker</h1>'),
    ['Acme Foods', 'Baker', 'Venlo, Netherlands'],
  ],
  [
    'years of experience in the title',
    page(
      'Baker - Pune - Acme Technologies - 3 to 5 years of experience',
      '<h1>Baker</h1><div class="comp-name"><a>Acme Technologies</a></div>',
    ),
    ['Acme Technologies', 'Baker', 'Pune'],
  ],
  [
    'a public body without a label',
    page('Baker - Jobs24', '<h1>Baker</h1><p><b>Gemeinde Neudorf</b> — 8620 Wetzikon</p>'),
    ['Gemeinde Neudorf', 'Baker', '8620 Wetzikon'],
  ],
  [
    'an authority’s table',
    page(
      'Stellenangebot',
      '<h1>Bäcker (m/w/d)</h1><table><tr><td>Behörde</td><td>Amt für Brot</td></tr><tr><td>Einsatzort</td><td>87700 Memmingen</td></tr></table>',
    ),
    ['Amt für Brot', 'Bäcker (m/w/d)', '87700 Memmingen'],
  ],
  [
    'a Brazilian town and state',
    page(
      'Vaga de Padeiro - Acme Pães',
      '<h1>Padeiro</h1><h2>Acme Pães</h2><span>Vila Nova / SC</span>',
    ),
    ['Acme Pães', 'Padeiro', 'Vila Nova / SC'],
  ],
  [
    'a Japanese table',
    page(
      'パン職人スタッフ | 株式会社エーシーエムイー',
      '<h1>パン職人スタッフ</h1><table><tr><th>勤務地</th><td>愛知県名古屋市中区栄1-1</td></tr></table>',
    ),
    ['株式会社エーシーエムイー', 'パン職人スタッフ', '愛知県名古屋市中区栄1-1'],
  ],
  [
    'a location only in a sentence',
    page(
      'Bäcker (m/w/d) - Acme',
      '<h1>Bäcker (m/w/d)</h1><p>Für unseren Standort in Kleinhausen suchen wir dich.</p>',
    ),
    ['Acme', 'Bäcker (m/w/d)', 'Kleinhausen'],
  ],
  [
    'a location at the end of the position',
    page('Baker @ Brussels / Mechelen | Acme', '<h1>Baker @ Brussels / Mechelen</h1>'),
    ['Acme', 'Baker @ Brussels / Mechelen', 'Brussels / Mechelen'],
  ],
  [
    'a location in a sentence about an office',
    page('Baker | Acme', '<h1>Baker</h1><p>We take applications for our San Diego office.</p>'),
    ['Acme', 'Baker', 'San Diego'],
  ],
])(
  'a posting with %s is read, and only its URL is sure',
  (_shape, html, [company, position, location]) => {
    const postings = read(html)
    expect(postings).toMatchObject([{ company, position, location }])
    expect(postings[0]?.sure).toEqual(['url'])
  },
)

test('an application form is read as a posting of its position', () => {
  const html = `<title>Bewerbung Bäcker (m/w/d) Bremen – Acme Brot</title><h1>Bewerbung als Bäcker (m/w/d) (Bremen)</h1><p>Für deine Bewerbung benötigen wir einige Angaben.</p><form><input name="a"><input type="email"><input type="file"></form>`
  expect(read(html, 'https://acme.example/empfang/baecker-bremen/')).toMatchObject([
    { company: 'Acme Brot', position: 'Bäcker (m/w/d) (Bremen)', location: 'Bremen' },
  ])
})

test('labels that begin with an emoji are recognized', () => {
  const html = `<title>Lavora con noi — Acme Bologna</title><h1>Lavora con noi</h1><h2>Acme assume!</h2><p><strong>📌 Posizione aperta:</strong> Tecnico riparatore</p><p><strong>📍 Luogo:</strong> Bentivoglio Bologna</p>${TEXT}<h2>Candidati ora</h2>`
  expect(read(html, 'https://www.acme.example/job.html')).toMatchObject([
    { position: 'Tecnico riparatore', location: 'Bentivoglio Bologna' },
  ])
})

test('a board’s home page is not a posting, even if its JSON-LD has one with that URL', () => {
  const data = {
    '@type': 'JobPosting',
    title: 'Elektrotechniker',
    url: 'https://brotstellen.example',
  }
  const html = `<title>Brot Stellenangebote - Die Jobbörse</title><script type="application/ld+json">${JSON.stringify(data)}</script>`
  expect(read(html, 'https://brotstellen.example/')).toEqual([])
})

test('without another source, the company is the name that the host spells without spaces', () => {
  const html = page('Baker', '<h1>Baker</h1><p>Bread is Life is looking for a baker.</p>')
  expect(read(html, 'https://www.breadislife.com/jobs/baker/')).toMatchObject([
    { company: 'Bread is Life' },
  ])
  expect(read(html, 'https://bread.github.io/jobs/baker/')).toMatchObject([{ company: null }])
})

test('a link to the home page of a sibling subdomain does not name the company', () => {
  const html = page(
    'Baker',
    '<h1>Baker</h1><a href="https://findway.acme.example/">Find the way</a><a href="/" class="brand">Acme</a>',
  )
  expect(read(html, 'https://jobs.acme.example/job/1')).toMatchObject([{ company: 'Acme' }])
})

test.each([
  [
    'printed in the title and near the position',
    'Baker - Vigo - Acme Software - Breadjobs',
    '<h1>Baker</h1><p>Acme Software</p>',
  ],
  [
    'printed only below the position',
    'Baker em Londrina/PR - Breadjobs',
    '<h1>Baker</h1><p>Acme Software</p><ul><li>Londrina - PR (1)</li><li>R$ 1.800,00</li></ul>',
  ],
  [
    'linked to its page on the board',
    'Baker en Vigo - Breadjobs',
    '<h1>Baker</h1><a href="/perfiles/empresa_acme_1.html">Acme Software</a>',
  ],
])('the company of a posting on a board is the one %s, never the board', (_where, title, main) => {
  const html = `<a class="navbar-brand" href="/">Breadjobs</a>${page(title, main)}`
  expect(read(html, 'https://www.breadjobs.example/oferta/4711')).toMatchObject([
    { company: 'Acme Software', position: 'Baker' },
  ])
})

test('a label or a choice of contracts below the position is not the company', () => {
  const html = (line: string) =>
    `<title>Baker 950 грн - Rye Mill | Robota24</title><h1>Baker</h1><p>${line}</p><p>Львів</p><h2>Вимоги</h2>${TEXT}<a>Надіслати резюме</a>`
  const url = 'https://robota24.example/company7/vacancy47110'
  for (const line of ['Адреса', 'Контактна особа', 'Interim/CDI'])
    expect(read(html(line), url)).toMatchObject([{ company: 'Rye Mill', position: 'Baker' }])
})

test('a button below the position is not the company', () => {
  const main = '<h1>Baker</h1><button>Keep it</button><button><b>Hide</b></button><p>Rye Mill</p>'
  expect(read(page('Baker', main), 'https://www.breadjobs.example/oferta/4711')).toMatchObject([
    { company: 'Rye Mill', position: 'Baker' },
  ])
})

test('on an applicant tracking system, a department below the position is not the company', () => {
  const html = page('Baker - Acme - Career Page', '<h1>Baker</h1><p>Kitchen Crew</p>')
  expect(read(html, 'https://acme.applytojob.com/apply/aBcD12/Baker')).toMatchObject([
    { company: 'Acme' },
  ])
})

test('all locations that a board’s adapter finds are read', () => {
  const html = `<h1 data-test="text-positionName">Piekarz</h1><h2 data-test="text-employerName">Acme</h2><p data-test="text-workplaceAddress">Gliwice</p><p data-test="text-workplaceAddress">Opole</p>`
  expect(read(html, 'https://www.pracuj.pl/praca/piekarz,oferta,100')).toMatchObject([
    { company: 'Acme', location: 'Gliwice; Opole' },
  ])
})

test('a posting beside the cards of a whole board is still one posting', () => {
  const cards = Array.from(
    { length: 30 },
    (_, index) => `<a href="/job/${index}"><h4>Cook ${index}</h4></a>`,
  ).join('')
  const html = `${page('Baker - Acme', '<h1>Baker</h1>')}${cards}`
  expect(read(html)).toMatchObject([{ company: 'Acme', position: 'Baker' }])
})

const CARDS = ['Mechanical Engineer', 'Civil Engineer']
  .map((name) => `<h3><a href="/job/1">${name}</a></h3><p>Boise, ID</p>${TEXT}`)
  .join('')
test.each([
  [
    'a topic of a board',
    `<title>Engineering Jobs - Jobs24</title><h1>Engineering</h1>${CARDS}<a>Apply now</a>`,
  ],
  [
    'a salary overview',
    `<title>Baker salary in the UK | Jobs24</title><h1>Baker salary</h1>${TEXT}<h2>Responsibilities</h2>${CARDS}`,
  ],
  [
    'a page about a company’s benefits',
    `<title>Benefits | Careers | Acme</title><h1>Benefits</h1>${TEXT}<h2>What we offer</h2>${TEXT}<h2>Perks</h2><a>Apply now</a>`,
  ],
  [
    'a page about a company’s apprenticeships',
    `<title>Ausbildung bei Acme | Karriere</title><h1>Ausbildung bei Acme</h1>${TEXT}<h2>Was wir bieten</h2>${TEXT}<h2>Dein Profil</h2><a>Jetzt bewerben</a>`,
  ],
  [
    'a portrait of an employee',
    `<title>Möt Anna, bagare på Acme</title><h1>Möt Anna, bagare</h1>${TEXT}<h2>Om jobbet</h2>${TEXT}`,
  ],
])('%s is not a posting', (_what, html) => {
  expect(read(html, 'https://www.board.example/jobs/engineering')).toEqual([])
})

test('a person’s page on LinkedIn is no posting', () => {
  const html = `<title>Robin Ashdown | Baker | LinkedIn</title><h1>Robin Ashdown</h1>`
  expect(readPostings(parsePage(html), 'https://www.linkedin.com/jobs/view/41/')).toHaveLength(1)
  expect(readPostings(parsePage(html), 'https://www.linkedin.com/in/robin-ashdown')).toEqual([])
})

test('the pay of a trade and the note on it do not make a posting a guide to the trade', () => {
  const html = (more: string) =>
    `<title>baker - Leeds - Bread Jobs</title><h1>baker</h1><p>Rye Ltd</p><h2>Job details</h2><h2>Terms of employment</h2>${TEXT}<h2>Median wage</h2><p>$20</p><h3>Median wage - Help</h3><p>Half earn more.</p>${more}`
  const url = 'https://www.bread.example/jobposting/4711'
  expect(read(html(''), url)).toMatchObject([{ position: 'baker' }])
  expect(read(html('<h2>Related careers</h2>'), url)).toEqual([])
})

test('a label for the kind of trade gives way to the position in the heading and the address', () => {
  const html = (heading: string, label: string) =>
    `<title>View job | Bread Jobs</title><h1>${heading}</h1><h2>Rye Ltd</h2><h3>About the job</h3>${TEXT}<h3>Position</h3><p>${label}</p><h3>How to apply</h3>${TEXT}`
  const url = (slug: string) => `https://www.bread.example/job/4711/${slug}`
  const [kind, name] = ['Baking trades / Bakers and millers', 'French speaking Bread Baker']
  expect(read(html(name, kind), url('French-speaking-Bread-Baker'))).toMatchObject([
    { position: name },
  ])
  expect(read(html('Bäcker für Brötchen', kind), url('baecker-fuer-broetchen'))).toMatchObject([
    { position: 'Bäcker für Brötchen' },
  ])
  expect(read(html('Rye Mill', 'Bread Baker'), url('rye-mill'))).toMatchObject([
    { position: 'Bread Baker' },
  ])
})

test.each([
  ['Rye Bakers', 'Rye Bakers<br>Mill Road 3<br>DK 6091 Orbach'],
  ['Rye Bakers', '<p>Rye Bakers</p><p>Mühlweg 3</p><p>89073 Orbach</p>'],
  ['Studio 54 Bakers', 'Studio <b>54 Bakers</b>'],
  ['Route 66 Bread 2000', 'Route 66 <i>Bread 2000</i>'],
  ['Rye & Sons Bakers', 'Rye &amp; <b>Sons Bakers</b>'],
])('of an employer’s address, the name %s is the company', (company, value) => {
  const html = `<title>Baker</title><h1>Baker</h1><dl><dt>Employer</dt><dd>${value}</dd></dl><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://www.bread.example/job/4711')).toMatchObject([{ company }])
})

test.each([
  ['Rye Mill', 'Rye Mill, Leeds'],
  ['Rye Mill', 'Rye Mill – Leeds'],
  ['Rye Mill', 'Rye Mill (Leeds)'],
  [null, 'Marketing, Leeds'],
  [null, 'Full time, Leeds'],
  [null, 'Berlin, Leeds'],
  [null, 'Baker – Leeds'],
  [null, 'Hybrid (Leeds)'],
])('the company %s is read from the line "%s" below the position', (company, line) => {
  const html = `<title>Baker - Any Jobs</title><h1>Baker</h1><p>${line}</p><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://www.any-jobs.example/job/4711')).toMatchObject([{ company }])
})

test('a page’s description may continue without a space', () => {
  const description = (text: string) =>
    `<meta name="description" content="Baker jobs in Leeds available at ${text}"><title>Baker</title><h1>Baker</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(description('Rye Mills.Other Leeds jobs'))).toMatchObject([{ company: 'Rye Mills' }])
  expect(read(description('Rye.com in Leeds'))).toMatchObject([{ company: 'Rye.com' }])
})

test('the hiring agency of an authority is the company', () => {
  const html = `<title>Baker</title><h1>Baker</h1><p>Department of Bread</p><dl><dt>Hiring agency</dt><dd>Bread Inspection Service</dd><dt>Location</dt><dd>Leeds</dd></dl><h2>Duties</h2>${TEXT}<a>Apply</a>`
  expect(read(html)).toMatchObject([{ company: 'Bread Inspection Service' }])
})

test.each(['Responder a anúncio', 'Répondre à l’annonce', 'Svara på annonsen', 'Odpovědět'])(
  'a posting that one answers with "%s" is read',
  (apply) => {
    const html = `<title>Baker (m/f) - Braga</title><h1>Baker (m/f)</h1><ul><li>Braga</li><li>Rye Mills, Lda</li></ul>${TEXT}<a>${apply}</a>`
    expect(read(html, 'https://www.board.example/4711000/baker')).toMatchObject([
      { company: 'Rye Mills, Lda', position: 'Baker (m/f)', location: 'Braga' },
    ])
  },
)

test('a company on a card below the posting is another position’s', () => {
  const card = (name: string) =>
    `<div><a href="/job/1">${name}</a><p>Good Bread Ltd</p><p>York</p></div>`
  const html = (cards: string, before = '') =>
    `<title>Baker | Rye Mills</title><h1>Baker</h1>${before}<h2>Requirements</h2>${TEXT}<a>Apply now</a>${cards}`
  const url = 'https://www.ryemills.example/jobs/baker'
  expect(read(html(card('Cook') + card('Waiter')), url)).toMatchObject([
    { company: 'Rye Mills', location: null },
  ])
  // Above the text, a link is about the posting itself.
  const facts = '<p><a href="/trade/cook">Cook</a></p><p>Good Bread Ltd</p><p>York</p>'
  expect(read(html('', facts))).toMatchObject([{ company: 'Good Bread Ltd', location: 'York' }])
  expect(read(html('<p>Good Bread Ltd</p>'))).toMatchObject([{ company: 'Good Bread Ltd' }])
})

test.each([
  ['Baker in Leeds | Cv-Library', 'https://www.cv-library.co.uk/job/4711/baker'],
  ['Baker - Jora', 'https://au.jora.com/job/Baker-4711'],
  ['Baker | willhaben', 'https://www.willhaben.at/jobs/job/baker-4711'],
  ['Baker - LILLE - 471ABC', 'https://www.board.example/job/4711'],
])('a board or a number in the title is no employer: %s', (title, url) => {
  const html = `<title>${title}</title><h1>Baker</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, url)).toMatchObject([{ company: null, position: 'Baker' }])
})
