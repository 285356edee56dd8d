import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { soundsLikeRole } from '#src/capture/roles.ts'
import { parsePage } from './parse-page.ts'

// Postings as on the careers pages of small companies.

const read = (html: string, url?: string) => readPostings(parsePage(html), url)
const TEXT = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`
const OWN = 'https://www.acme.example/careers/'

test('a posting below the path of an about-us section is not taken for an article', () => {
  const html = `<title>Büroleitung (m/w/d) - Acme Mühlen</title><img alt="Acme logo"><h1>Kaufmann/-frau für Büromanagement</h1><p>in der Region Koblenz (m/w/d)</p><h3>Ihre Tätigkeit:</h3>${TEXT}<h3>Ihr Profil:</h3><p>Sorgfalt</p><h3>Unser Angebot:</h3><p>Brot</p>`
  expect(
    read(html, 'https://www.acme.example/ueber-uns/karriere/kaufmann-in-koblenz/'),
  ).toMatchObject([
    {
      position: 'Kaufmann/-frau für Büromanagement',
      location: 'Region Koblenz',
    },
  ])
})

test('a page whose title offers a job is a posting without an application form', () => {
  const html = `<title>Stellenangebot: Mitarbeiter*in Backstube – Rye GmbH</title><h1>Mitarbeiter*in in der Backstube (ab sofort)</h1><p>Wir bieten faire Arbeit und freie Tage im ganzen Jahr für alle.</p><h2>Ihre Aufgaben</h2><p>Brot backen, Teig kneten, Öfen heizen und die Regale füllen.</p><h2>Arbeitsort</h2><p>Im Dreieck 9</p><p>24103 Kiel</p>`
  expect(read(html, 'https://www.rye.example/stellenangebot.html')).toMatchObject([
    {
      company: 'Rye GmbH',
      position: 'Mitarbeiter*in in der Backstube (ab sofort)',
    },
  ])
})

test('a page with the site’s name as its first heading is one posting', () => {
  const html = `<title>AcmeMill</title><h1>AcmeMill</h1><h1>Bread Software Developer</h1><p>Jobs • Python • Leeds, UK</p><p>Posted May 1</p>${TEXT}<h3>Required Qualifications</h3><ul><li>Care</li></ul>`
  expect(read(html, 'https://acmemill.example/jobs/developer/')).toMatchObject([
    {
      company: 'AcmeMill',
      position: 'Bread Software Developer',
      location: 'Leeds, UK',
    },
  ])
})

test('the position named in a section heading is preferred to a slogan in the main heading', () => {
  const html = `<title>Acme is looking for talent</title><h1>Acme is on the hunt for fresh talent</h1>${TEXT}<p>You work in our office in downtown Leeds.</p><h3>Responsibilities of a Graphic Designer</h3><ul><li>Draw</li></ul><h3>Requirements</h3><ul><li>Care</li></ul><a>Apply</a>`
  expect(read(html, `${OWN}graphic-designer.html`)).toMatchObject([
    { position: 'Graphic Designer', location: 'Leeds' },
  ])
})

test('a team leader sounds like a role, education and an email address do not', () => {
  expect(soundsLikeRole('Customer Service Team Leader')).toBe(true)
  expect(soundsLikeRole('Education')).toBe(false)
  expect(soundsLikeRole('designer@acme.example')).toBe(false)
})

test('an office named by a nationality is not a location', () => {
  const html = `<title>Baker | Acme</title><h1>Baker</h1>${TEXT}<h2>Requirements</h2><ul><li>A desk in our Belgian office</li></ul><a>Apply</a>`
  expect(read(html, `${OWN}baker`)).toMatchObject([{ position: 'Baker', location: null }])
})

test('the company’s name in the text and host is preferred to a longer one in the logo', () => {
  const html = `<title>Baker</title><img alt="Acmemill Group Logo"><h1>Baker</h1><p>As a baker at Acmemill, you bake.</p>${TEXT}<h2>Requirements</h2><a>Apply</a>`
  expect(read(html, 'https://acmemill.example/careers/baker/')).toMatchObject([
    { company: 'Acmemill', position: 'Baker' },
  ])
})

test('words for “wanted” are not part of the position', () => {
  const html = (heading: string) =>
    `<title>Offre job étudiant - Acme</title><h1>${heading}</h1>${TEXT}<h2>Ce que nous attendons de vous</h2><p>Sourire</p>`
  const url = 'https://www.acme.example/fr/carriere/jobstudent/'
  expect(read(html('Job étudiant recherché !'), url)).toMatchObject([{ position: 'Job étudiant' }])
  expect(soundsLikeRole('Koch gesucht!')).toBe(true)
  expect(soundsLikeRole('Our cooks are the best!')).toBe(false)
})

test('the town after a building’s name in a sentence is the location', () => {
  const html = `<title>Baker | Acme</title><h1>Baker</h1>${TEXT}<p>This position will be based at the Rye Mill kitchen in Leeds, UK and begins in the summer.</p><h2>Requirements</h2><a>Apply</a>`
  expect(read(html, `${OWN}baker`)).toMatchObject([{ location: 'Leeds, UK' }])
})

test('a logo’s generic alt text does not name the company', () => {
  const html = `<title>Baker</title><a href="/"><img class="logo" alt="Logo Image"></a><img class="logo" alt="Footer Logo"><h1>Baker</h1><p>Rye Mills is a bakery with many ovens.</p>${TEXT}<h2>Requirements</h2><p>Rye Mills is looking for care.</p><a>Apply</a>`
  expect(read(html, `${OWN}baker`)).toMatchObject([{ company: 'Rye Mills' }])
})

test('the company is the full name that the host spells, not the brand in its logo', () => {
  const html = `<title>Vacature kok - Brasserie Rogge</title><a href="/" class="logo">Rogge</a><h1>Vacature kok</h1>${TEXT}<p>De brasserie heet Brasserie Rogge.</p><h2>Jouw taken:</h2><a>Solliciteer</a>`
  expect(read(html, 'https://www.brasserierogge.example/jobs/kok/')).toMatchObject([
    { company: 'Brasserie Rogge' },
  ])
})

test('a company in JSON-LD is sure if the page prints it, even late and in capitals', () => {
  const posting = { '@type': 'JobPosting', title: 'Baker', hiringOrganization: { name: 'Müller' } }
  const html = (end: string) =>
    `<script type="application/ld+json">${JSON.stringify(posting)}</script><h1>Baker</h1>${'<p>We bake.</p>'.repeat(250)}<p>${end}</p>`
  expect(read(html('Bread of MÜLLER since 1900'), OWN)[0]?.sure).toContain('company')
  expect(read(html('Bread since 1900'), OWN)[0]?.sure).not.toContain('company')
})

test('a posting in a script’s state is read among other data, with escaped letters too', () => {
  const posting = (title: string) => ({
    title,
    companyName: 'Acme',
    location: 'Leeds',
    description: 'We bake bread. '.repeat(20),
  })
  const html = (title: string, heading: string) =>
    `<title>${heading} – Acme</title><h1>${heading}</h1><script>window.settings = {"jobs":[{"name":"${'x'.repeat(90)}"}]}</script><script>window.__STATE__ = ${JSON.stringify({ job: posting(title) })};run()</script><h2>Requirements</h2>${TEXT}`
  expect(read(html('Baker', 'Baker'), `${OWN}1`)).toMatchObject([
    { location: 'Leeds', from: { location: 'page-state' } },
  ])
  // Non-ASCII letters may be escaped in a script.
  const escaped = html('B\\u00e4cker', 'Bäcker').replaceAll('\\\\u', '\\u')
  expect(read(escaped, `${OWN}2`)).toMatchObject([
    { position: 'Bäcker', from: { location: 'page-state' } },
  ])
})

test('an unusual job title is a position if title, heading, URL and sections agree', () => {
  const page = (end: string) =>
    `<title>Zanvero Kilmar | Acme</title><h1>Zanvero Kilmar</h1><h2>What you will do</h2>${TEXT}<h2>Who we’re looking for</h2><p>Somebody careful.</p>${end}`
  const asks = page('<p>To apply, fill out our form or write to jobs@acme.example.</p>')
  expect(read(asks, `${OWN}12`)).toMatchObject([{ position: 'Zanvero Kilmar', company: 'Acme' }])
  expect(read(page(''), 'https://www.acme.example/magazine/zanvero-kilmar')).toEqual([])
  const closed = `<title>Zanvero Kilmar | Acme</title><h1>Zanvero Kilmar</h1><h4>This job opening is now closed.</h4>`
  expect(read(closed, `${OWN}zanvero-kilmar/`)).toMatchObject([
    { position: 'Zanvero Kilmar', expired: true },
  ])
})

test('the position below a slogan is read if the title abbreviates it', () => {
  const html = `<title>ZFA Jobs in Leeds | Ryepraxis</title><h1>Ihre Karriere bei uns</h1><p>ZFA (m/w/d) in Vollzeit - Modern & fair</p><a>Jetzt bewerben</a>${TEXT}<h2>Wir bieten</h2><p>Brot</p>`
  expect(read(html, 'https://ryepraxis.example/karriere/zfa/')).toMatchObject([
    { position: 'ZFA (m/w/d) in Vollzeit', location: 'Leeds' },
  ])
})

test('one call for several doctoral positions is one posting', () => {
  const html = (name: string) =>
    `<title>${name}</title><h1>${name}</h1>${TEXT}<h2>Requirements</h2><p>Care</p><a>Apply</a><p>Both labs are co-located at Rye Campus in Leeds.</p>`
  expect(read(html('3 PhD Positions in Bread Physics'))).toMatchObject([{ location: 'Leeds' }])
  expect(read(html('3 PhD Positions in Germany'))).toEqual([])
})

test.each([
  ['a sentence about the office', '<p>An office in Mill House, located at the heart of Leeds.</p>'],
  ['a sentence about the company’s home', '<p>Acme is home to 160 curious minds in Leeds.</p>'],
  ['a company described by its town', '<p>We are a Leeds-based company of bakers.</p>'],
  ['an address with the state in full', '<footer>Leeds, North Dakota 58346</footer>'],
  ['the footer’s sentence', '<footer>Hiring in Leeds and remote.</footer>'],
])('the location is read from %s', (_name, html) => {
  const page = `<title>Baker | Acme</title><h1>Baker</h1>${TEXT}<h2>Requirements</h2><p>Care</p><a>Apply</a>${html}`
  expect(read(page, `${OWN}baker`)).toMatchObject([{ position: 'Baker', location: 'Leeds' }])
})

test('a page that is still loading, an article and a list of one row are not postings', () => {
  const loads = `<title>Vacature details | Acme</title><h1>Bekijk alle details</h1><p>Lees de vacature en solliciteer daarna.</p><p>Vacature wordt geladen...</p><a>Solliciteer via e-mail</a>`
  expect(read(loads, 'https://www.acme.example/vacature.html')).toEqual([])
  const name = 'Opening of the first Master in Baking'
  const article = `<title>${name} - Acme</title><h1>${name}</h1>${TEXT}<h2>Partners</h2>`
  expect(read(article, 'https://acme.example/opening-of-the-first-master-in-baking/')).toEqual([])
  const row = `<title>Find work with Acme</title><table><tr><th>Job ID</th><th>Job Title</th><th>Location</th><th>Posted Date</th></tr><tr><td>2010-13466</td><td><a href="/jobs/13466">Student Worker</a></td><td>Leeds</td><td>4/26/2010</td></tr></table>${TEXT}`
  expect(read(row, 'https://jobs.acme.example/jobs/search?pr=1')).toEqual([])
})

test('an apprenticeship below slogans is read from the title, with its labels in a row', () => {
  const html = `<title>Ausbildung Bäcker Backstube (m/w/d) | ACME</title><h2>Werde Bäcker bei ACME</h2><h1>Jetzt starten!</h1><p>Ausbildungsdauer</p><p>Standort</p><p>Starttermin</p><p>3 Jahre</p><p>Kiel</p><p>1. August</p><h2>Deine Ausbildung bei ACME</h2>${TEXT}<h3>Das bringst du mit</h3><p>Sorgfalt</p><h3>Das bieten wir dir</h3><p>Brot</p><a>Jetzt bewerben!</a>`
  expect(read(html, 'https://www.acme.example/page695.html')).toMatchObject([
    { company: 'ACME', position: 'Ausbildung Bäcker Backstube (m/w/d)', location: 'Kiel' },
  ])
})

test('a place behind the kind of work in the description is read, even an unknown one', () => {
  const html = (brackets: string) =>
    `<title>Vacature Bakker | Werken bij Acme</title><meta name="description" content="Wij zoeken een Bakker (${brackets}). Solliciteer direct."><h1>Bakker</h1><h2>Wat ga je doen</h2>${TEXT}<h2>Wat bieden wij</h2><p>Brood</p><a>Solliciteer</a>`
  const url = 'https://www.acme.example/werken-bij/bakker/'
  expect(read(html('fulltime, Zzyxdam'), url)).toMatchObject([{ location: 'Zzyxdam' }])
  expect(read(html('jong, Vrolijk'), url)).toMatchObject([{ location: null }])
})

test('positions for both genders in headings set alike are a list, and a posting’s parts are none', () => {
  const page = (...names: string[]) =>
    `<title>Acme | Jobs</title><h1>Jobs</h1><div>Talente gesucht</div>${names.map((name) => `<h2>${name}</h2>${TEXT}`).join('')}<p>Bewerbung mit Lebenslauf an jobs@acme.example</p>`
  for (const name of ['Studentische Konditor_in', 'Kundenberater*in', 'Berufskraftfahrer (m/w/d)'])
    expect(read(page('Bäcker*in, 100%', name), OWN)).toEqual([])
  for (const part of [
    'Deine Aufgaben als Bäcker*in',
    'Ansprechpartner:in',
    'Für Quereinsteiger:innen',
    'Kolleg:innen über uns',
    'Ihr Profil (m/w/d)',
  ])
    expect(read(page('Bäcker*in, 100%', part), OWN)).toMatchObject([
      { position: 'Bäcker*in, 100%' },
    ])
})

test('positions set alike above the same label are a list', () => {
  const card = (name: string) =>
    `<div class="name">${name}</div><div><label>Level</label>Junior</div><div><label>Location</label>Ulm</div>`
  const page = (...names: string[]) =>
    `<title>Karriere - Acme</title><h1>Bake with us</h1><h2>Mission</h2>${TEXT}<h2>Offene Positionen</h2>${names.map(card).join('')}<p>Jetzt bewerben</p>`
  expect(read(page('Baker', 'Cook'), 'https://www.acme.example/karriere/')).toEqual([])
  expect(read(page('Baker'), 'https://www.acme.example/karriere/')).toMatchObject([
    { position: 'Baker' },
  ])
})

test.each([
  ['Jobs - Rye Bakers', 'Rye Bakers', '<h1>Bake with us</h1>'],
  [
    'Baker | Careers',
    'Rye',
    '<div>Baker | Careers</div><h1>Good bread</h1><h2>Baker keeps the ovens warm for all</h2>',
  ],
  ['Careers', 'Rye', '<h1>Careers</h1><h2>Working at Rye Bakers</h2>'],
])('the name of a section or of the site’s owner is no position: %s', (title, site, top) => {
  const html = `<title>${title}</title><meta property="og:site_name" content="${site}">${top}${TEXT}<h2>Requirements</h2>${TEXT}<p>Send your CV to jobs@baker.example, full-time, € 2 400</p>`
  expect(read(html, 'https://www.baker.example/careers/')).toEqual([])
})

test('a slogan above the parts of a posting is no position if the title is a section’s name', () => {
  const html = `<title>Jobs - Acme</title><h1>Bake with us</h1>${TEXT}<h2>Requirements</h2>${TEXT}<h2>What we offer</h2>${TEXT}<p>Apply now</p>`
  expect(read(html, OWN)).toEqual([])
})

test('a posting that is a document behind its name is read if it is the only one', () => {
  const page = (...names: string[]) =>
    `<title>Jobs | Rye Mill</title><h1>Jobs</h1><p>Wir backen in Ulm.</p>${names.map((name) => `<a href="offer.pdf">${name}</a>`).join('')}${TEXT}<p>Bitte senden Sie Ihren Lebenslauf an jo@ryemill.example. Vollzeit ist möglich.</p>`
  expect(read(page('Bäcker/in (m/w/d)'), OWN)).toMatchObject([{ position: 'Bäcker/in (m/w/d)' }])
  expect(read(page('Bäcker/in (m/w/d)', 'Koch/Köchin (m/w/d)'), OWN)).toEqual([])
})

test('links to sections of postings make no list of a posting', () => {
  const html = `<title>Bread Research Group</title><div><a>Home</a><a>PostDoc Openings</a><a>PhD Openings</a></div><h2>3 PhD Positions in Baking</h2>${TEXT}<h3>Profile and Position</h3>${TEXT}<h3>How to Apply</h3><p>Please send your application to jo@acme.example.</p>`
  expect(read(html, 'https://www.breadres.example/phd.html')).toMatchObject([
    { company: 'Bread Research Group', position: 'PhD Positions in Baking' },
  ])
})

test('a page without a heading of level one is a posting if a lower heading has its name', () => {
  const html = (title: string) =>
    `<title>${title} - Mulino Acme</title><meta property="og:site_name" content="Mulino Acme"><ul><li><a>Bakers</a></li><li><a>Cooks</a></li></ul><h2>Affari del forno <span>hired</span></h2><h3>Descrizione e responsabilità</h3>${TEXT}<h3>Qualifiche chiave</h3>${TEXT}`
  const url = 'https://www.acme.example/it/jobpositions/affari-forno.htm'
  expect(read(html('Affari del forno'), url)).toMatchObject([
    { company: 'Mulino Acme', position: 'Affari del forno' },
  ])
  expect(read(html('Notizie'), url)).toEqual([])
})

test('the only heading for both genders is preferred to a page’s name that is no position', () => {
  const html = `<title>Jobs data | 555</title><h2>Jobs data</h2><h2>555</h2><p>Wir suchen eine*n</p><h2>Bäcker·in (m/w/d), 75%</h2>${TEXT}<p>Bewerbung mit Lebenslauf an jo@acme.example</p>`
  expect(read(html, 'https://www.acme.example/jobs-data/')).toMatchObject([
    { company: null, position: 'Bäcker·in (m/w/d), 75%' },
  ])
})

test('a heading set like the position’s is another one, though unknown, if it has a posting’s parts', () => {
  const page = (name: string) =>
    `<title>Karriere | Acme Lettering</title><h1>Karriere</h1><h3>${name}</h3>${TEXT}<p>VERANTWORTLICHKEITEN:</p>${TEXT}<p>Wir bieten:</p>${TEXT}<h3>Techniker für Schilder</h3>${TEXT}<p>Aufgabenbereich:</p>${TEXT}<p>Schicken Sie Ihren Lebenslauf an jo@acme.example.</p>`
  expect(read(page('Räumliche Faltung von Buchstaben'), OWN)).toEqual([])
  for (const name of ['Acme Lettering GmbH', 'Was wir machen', 'Unsere Werkstatt', 'Über uns'])
    expect(read(page(name), OWN)).toMatchObject([{ position: 'Techniker für Schilder' }])
})

test('positions for both genders in emphasized paragraphs are a list', () => {
  const page = (...names: string[]) =>
    `<title>Jobs - Rye Mill</title><h1>Wir suchen Verstärkung</h1>${names.map((name) => `<p><strong>${name}</strong></p>${TEXT}`).join('')}<p>Bewerbung mit Lebenslauf an jo@ryemill.example, Vollzeit</p>`
  expect(read(page('Bäcker (m/w/d)', 'Bürokraft (m/w/d)'), OWN)).toEqual([])
  expect(read(page('Bäcker (m/w/d)', 'Wir freuen uns auf dich (m/w/d)'), OWN)).toMatchObject([
    { position: 'Bäcker (m/w/d)' },
  ])
})

test.each([
  ['Kariyer', 'Pozisyon: Pasta Şefi', 'Pasta Şefi', 'Aranan Nitelikler'],
  ['Καριέρες', 'Θέση εργασίας: Αρτοποιός', 'Αρτοποιός', 'Προσόντα'],
  ['Cariere', 'Poziție: Brutar', 'Brutar', 'Cerințe'],
])(
  'below the section "%s" the position is read, and the section is no company',
  (section, heading, position, part) => {
    const html = `<title>${section} - Rye Mill</title><h1>${section}</h1><h2>${heading}</h2>${TEXT}<h3>${part}</h3>${TEXT}<p>CV: jo@ryemill.example</p>`
    expect(read(html, 'https://www.bread.example/ekip/')).toMatchObject([
      { company: 'Rye Mill', position },
    ])
  },
)

test('a verb behind the position below a section’s heading is no part of it', () => {
  const html = `<title>Vacatures | Rye Mill</title><h1>Vacatures</h1><h2>Ervaren bakker gezocht!</h2>${TEXT}<h3>Wat bieden wij?</h3>${TEXT}<p>Mail je cv naar jo@ryemill.example</p>`
  expect(read(html, 'https://www.ryemill.example/vacatures.html')).toMatchObject([
    { position: 'Ervaren bakker' },
  ])
})

test.each([
  '1.204 Empregos de Padeiro em 987 Anúncios de vagas com os filtros selecionados',
  '1,204 vacancies for bakers in all towns',
  '310 ofertas de panadero con tus filtros',
])('a heading that counts postings is no position: %s', (heading) => {
  const page = (name: string) =>
    `<title>Acme</title><h1>Find work</h1><h1>${name}</h1>${TEXT}<h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(page(heading), 'https://www.acme.example/vagas/padeiro')).toEqual([])
  expect(read(page('2 Padeiros'), 'https://www.acme.example/vagas/padeiro')).toMatchObject([
    { position: 'Padeiros' },
  ])
})

test.each([
  'Select a job to view details',
  'Wählen Sie eine Stelle aus',
  'Sélectionnez une offre',
  'Selecciona un empleo para ver el detalle',
  'Escolha uma vaga',
])('a page that asks to choose a posting has none open: %s', (pane) => {
  const state = JSON.stringify({ jobTitle: 'Baker', jobDescription: 'Bake bread. '.repeat(40) })
  const page = (line: string) =>
    `<title>Acme</title><h2>Baker</h2><p>${line}</p><h3>Requirements</h3>${TEXT}<a>Apply now</a><script type="application/json">${state}</script>`
  const url = 'https://www.acme.example/jobs/12345'
  expect(read(page(pane), url)).toEqual([])
  expect(read(page('Select a jobsite safely'), url)).toMatchObject([{ position: 'Baker' }])
})

test.each([
  ['https://hk.jobsdb.com/hk/search-jobs/baker/1', 0],
  ['https://www.jobstreet.com.sg/en/job-search/baker-jobs/', 0],
  ['https://hk.jobsdb.com/hk/en/job/baker-100003', 1],
])('a search on SEEK and its sister boards is a list: %s', (url, count) => {
  const html = `<title>Baker</title><h1>Baker</h1>${TEXT}<h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, url)).toHaveLength(count)
})
