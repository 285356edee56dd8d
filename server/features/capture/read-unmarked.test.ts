import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { parsePage } from './parse-page.ts'

// Pages that contain neither structured data nor the usual words of a posting.

const read = (html: string, url?: string) => readPostings(parsePage(html), url)
const TEXT = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`
const ADDRESS = 'https://www.acme.example/jobs/summer-festival/'

test('an unusual job title is a position if the page has a posting’s sections', () => {
  const sections = ['Das sind deine Aufgaben', 'Was wir von dir erwarten', 'Was wir dir bieten']
  const html = (names: string[]) =>
    `<title>Event und Marketing</title><a href="/"><img alt="Acme logo"></a><h1>Wir backen</h1><h1>Event und Marketing</h1>${names.map((name) => `<h2>${name}</h2>${TEXT}`).join('')}`
  expect(read(html(sections), ADDRESS)).toMatchObject([
    { company: 'Acme', position: 'Event und Marketing' },
  ])
  expect(read(html(['Unsere Bäckerei', 'Unser Brot', 'Impressum']), ADDRESS)).toEqual([])
})

test('a university’s long title is read whole', () => {
  const title =
    'Two postdoctoral positions in field-based research and modelling of sourdough ecosystems at the Centre for Bread, University of Acme'
  const html = `<title>${title}</title><h1>${title}</h1><h2>Qualifications</h2>${TEXT}<a>Apply online</a>`
  expect(read(html, ADDRESS)).toMatchObject([{ position: title }])
})

test('a Japanese posting with numbered headings is read', () => {
  const html = `<title>研究開発責任者 | Acme</title><h2>研究開発責任者</h2><h2>3. 主要業務内容</h2>${TEXT}<h2>4. 応募要件・スキル・経験</h2><h2>5. 勤務地・働き方</h2><p>所在地：東京 / 仙台</p><a>応募する</a>`
  expect(read(html, 'https://careers.acme.example/jobs/head-of-rd')).toMatchObject([
    { company: 'Acme', position: '研究開発責任者', location: '東京 / 仙台' },
  ])
})

test('the company is the organization that the site’s name repeats, not a quality seal', () => {
  const data = {
    '@graph': [
      { '@type': 'Organization', name: 'Good Bread Seal' },
      { '@type': ['FoodEstablishment', 'LocalBusiness'], name: 'Acme Bakery' },
    ],
  }
  const html = `<title>Baker wanted</title><meta property="og:site_name" content="Acme Bakery"><script type="application/ld+json">${JSON.stringify(data)}</script><h1>Baker wanted</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, ADDRESS)).toMatchObject([{ company: 'Acme Bakery' }])
})

test('a logo whose name is printed below the position is the company’s, on any board', () => {
  const html = `<title>Baker - Civil Bread Jobs</title><h1>Baker</h1><p>House of Bread</p><img alt="House of Bread Logo"><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://www.board.example/job/4711')).toMatchObject([
    { company: 'House of Bread' },
  ])
})

test('content below a fixed navigation bar is read', () => {
  const html = `<title>Acme</title><meta property="og:site_name" content="Acme"><div class="wrapper has-navbar-fixed-top"><h1>Offre de stage - Boulanger</h1>${TEXT}<h2>Ta mission si tu nous rejoins</h2>${TEXT}</div>`
  expect(read(html, 'https://www.acme.example/jobs/internship/')).toMatchObject([
    { company: 'Acme', position: 'Offre de stage - Boulanger' },
  ])
})

test('of many columns on a board’s page, the posting is the one that the title names', () => {
  const columns = Array.from(
    { length: 14 },
    (_, index) => `<h3><a href="/${index}">Column ${index}</a></h3>`,
  ).join('')
  const html = `<title>Breadboard | Senior Baker</title><h1>breadboard</h1><h3>Senior Baker</h3><p>Published by: Acme,</p><p>Location: Sofia,</p><h4>Requirements:</h4>${TEXT}${columns}`
  expect(read(html, 'https://www.breadboard.example/job/2020/01/senior-baker')).toMatchObject([
    { company: 'Acme', position: 'Senior Baker', location: 'Sofia' },
  ])
})

test('a section’s page is a posting if the URL repeats the position below its heading', () => {
  const html = (name: string) =>
    `<title>Acme - Team</title><h1>Acme Jobs & Karriere</h1><h1>Stellenangebot</h1><h2>${name}</h2><h3>Standort Bonn</h3>${TEXT}<h4>Deine Aufgaben</h4>${TEXT}<h4>Was wir dir bieten</h4>`
  const baker = html('Industriebäcker für Roggenbrot (m/w/d)')
  expect(
    read(baker, 'https://acme.example/karriere/stelle-industriebaecker-roggenbrot/'),
  ).toMatchObject([
    { company: 'Acme', position: 'Industriebäcker für Roggenbrot (m/w/d)', location: 'Bonn' },
  ])
  expect(read(baker, 'https://acme.example/karriere/stelle-konditor/')).toEqual([])
})

test.each([
  ['the same position eight times', Array.from({ length: 8 }, () => 'Baker')],
  ['several positions', ['Baker', 'Cook', 'Waiter']],
])(
  'a search is not a posting, even if its URL repeats the position of its cards: %s',
  (_what, names) => {
    const cards = names.map((name) => `<h3>${name}</h3><p>Berlin</p><a>Apply now</a>`).join('')
    const html = `<title>Find work | Board</title><h1>Find your dream job</h1>${cards}<h2>Requirements</h2>${TEXT}`
    expect(read(html, 'https://www.board.example/jobs/baker')).toEqual([])
  },
)

test('a labelled company is preferred to another name in the data, and is unsure', () => {
  const data = {
    '@type': 'JobPosting',
    title: 'Baker',
    hiringOrganization: { name: 'Registered Bread Holding Ltd' },
    description: TEXT,
  }
  const html = (lines: string) =>
    `<title>Baker</title><script type="application/ld+json">${JSON.stringify(data)}</script><h1>Baker</h1>${lines}${'<p>We bake bread.</p>'.repeat(20)}`
  const [labelled] = read(html('<p>Company</p><p>Acme Bread</p>'), ADDRESS)
  expect(labelled).toMatchObject({ company: 'Acme Bread', position: 'Baker' })
  expect(labelled?.sure).not.toContain('company')
  expect(labelled?.from.company).toBe('text')
  const [unsaid] = read(html(''), ADDRESS)
  expect(unsaid).toMatchObject({ company: 'Registered Bread Holding Ltd' })
  expect(unsaid?.sure).not.toContain('company')
  const [printed] = read(html('<p>REGISTERED BREAD HOLDING</p>'), ADDRESS)
  expect(printed?.sure).toContain('company')
})

test('a row of labels followed by a row of values is read as pairs', () => {
  const row = (lines: string[]) => lines.map((line) => `<div>${line}</div>`).join('')
  const html = `<title>Baker - Acme</title><h1>Baker</h1>${row(['Duration', 'Location', 'Start date'])}${row(['3 years', 'Eschborn', '1 August'])}<h2>Requirements</h2>${TEXT}<a>Apply now</a><div>Location</div><div>+49 30 1234567</div>`
  expect(read(html, ADDRESS)).toMatchObject([{ position: 'Baker', location: 'Eschborn' }])
})

test('a template’s placeholder is not the company’s name', () => {
  const html = `<title>Baker</title><meta name="author" content="Acme"><h1>Baker</h1><p class="company">your company</p><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://www.bread.example/jobs/baker')).toMatchObject([{ company: null }])
})

test('links of a menu are not labels', () => {
  const menu = ['Organisation', 'Standort', 'Our bread']
    .map((name) => `<li><a href="#"><h3>${name}</h3></a></li>`)
    .join('')
  const html = `<title>Baker - Acme</title><h1>Baker</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a><ul>${menu}</ul>`
  expect(read(html, ADDRESS)).toMatchObject([{ company: 'Acme', location: null }])
})

test.each([
  [
    'a page about another subject with one card',
    `<title>Labor Practices – Acme</title><h2>Labor Practices</h2>${TEXT}<div><p>Leeds, UK</p><h1>Baker</h1><a>More details</a></div><h2>Requirements</h2>`,
  ],
  [
    'an agency’s page with its slogan in the title',
    `<title>Recruiting in Paris | Acme — Executive Search Manager</title><h1>Recruiting in <em>Paris</em></h1>${TEXT}<h2>Our profile</h2>${TEXT}<a>Apply now</a>`,
  ],
  [
    'a page with two positions and their descriptions',
    `<title>Your career at Acme</title>${['Baker (m/f/d)', 'Cook (m/f/d)'].map((name) => `<h1>${name}</h1><h2>Your responsibilities</h2>${TEXT}<a>Apply now</a>`).join('')}`,
  ],
  [
    'a list of frequently asked questions',
    `<title>Acme Jobs - Job Seeker FAQ</title><h1>How can we help you?</h1>${TEXT}<h3>Security Adviser</h3><h3>Apply</h3><h2>Benefits</h2>`,
  ],
])('%s is not a posting', (_what, html) => {
  expect(read(html, 'https://www.acme.example/careers/labor-practices/')).toEqual([])
})

test('a company’s page on a board is not a posting, even if a heading has its name', () => {
  const html = `<title>Acme: pictures, videos and job offers</title><meta property="og:title" content="Acme is hiring!"><h1>Acme</h1>${TEXT}`
  const at = (path: string) => `https://www.welcometothejungle.com${path}`
  expect(read(html, at('/companies/acme'))).toEqual([])
  expect(read(html, at('/fr/companies/acme/team'))).toEqual([])
})

const CALLED = 'https://www.ryemill.example/jobs/'

test.each([
  ['Wir suchen zum 1. Juli eine/n', 'Bäcker (m/w/d)', 'Bewerbung bitte an Frau Korn.'],
  ['We’re looking for a', 'trainee baker', 'Send your CV to Jo.'],
  ['Pour notre fournil, nous recherchons un·e', 'boulanger', 'CV et lettre de motivation à Jo.'],
  ['Derfor søger vi en', 'bager', 'Send din ansøgning til Jo.'],
  ['Do naszej piekarni szukamy osoby na stanowisko', 'Piekarz', 'CV prosimy wysłać do Jo.'],
])('the position that completes a sentence is read below a slogan: %s', (call, name, apply) => {
  const html = `<title>Rye Mill</title><h1>Up with the birds!</h1><p>${call} <strong>${name}</strong></p><p>Teamgeist, 30 h, 2 400 €</p><p>${apply}</p>`
  expect(read(html, CALLED)).toMatchObject([{ position: name }])
  expect(read(html.replace(`${call} `, ''), 'https://www.ryemill.example/team/')).toEqual([])
})

test('a section’s page is a posting if it offers only one position, whose parts differ', () => {
  const offer = (name: string) =>
    `<h3>${name}</h3>${TEXT}<p><b>Requisiti:</b> pazienza</p><p>Inviare il curriculum a jo@ryemill.example</p>`
  const page = (offers: string) => `<title>Lavora con noi</title><h1>Lavora con noi</h1>${offers}`
  expect(read(page(offer('Panettiere')), `${CALLED}?id=6`)).toMatchObject([
    { position: 'Panettiere' },
  ])
  expect(read(page(offer('Panettiere') + offer('Pizzaiolo')), `${CALLED}?id=6`)).toEqual([])
  const card = `<h3>Panettiere</h3><p>Ulm</p><a href="/jobs/1">Scopri di più</a>${TEXT}<p>Inviare il curriculum</p>`
  expect(read(page(card), CALLED)).toEqual([])
})

test('the only town that the sentences name is the location; a title with a year is none', () => {
  const html = (text: string) =>
    `<title>Baker | Rye Mill</title><h1>Baker</h1><p>${text}</p><h2>Requirements</h2>${TEXT}<a>Apply now</a><p>Bread fair 2024</p>`
  expect(read(html('Most of our bread leaves the mill in Huddersfield.'), ADDRESS)).toMatchObject([
    { location: 'Huddersfield' },
  ])
  expect(read(html('Our bread is sold in Huddersfield and in Leeds.'), ADDRESS)).toMatchObject([
    { location: null },
  ])
})

test.each([
  'Benefits for our bakers',
  'Ausbildung für alle Bäcker',
  'Avantages pour nos boulangers',
])('"%s" is a topic', (name) => {
  const html = `<title>Acme</title><h1>${name}</h1><h2>What we offer</h2>${TEXT}<h2>Your profile</h2>${TEXT}`
  expect(read(html, 'https://www.acme.example/careers/benefits')).toEqual([])
})
