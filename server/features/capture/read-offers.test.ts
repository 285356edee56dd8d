import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { parsePage } from './parse-page.ts'

// Pages of small firms that offer one position below a slogan, without a posting's usual words.

const read = (html: string, path = '/employment') =>
  readPostings(parsePage(html), `https://www.ryemill.example${path}`)
const TEXT = `<p>${'You bake bread every morning, with care and in good company. '.repeat(4)}</p>`
const PAY = '<p>Full time, $28/hr</p>'
const page = (offer: string, more = '') =>
  `<title>Employment | Rye Mill</title><h2>Now hiring</h2><p>Tired of being a number?</p>${offer}${PAY}${TEXT}${more}<p>Send your resume to jo@ryemill.example</p>`

test.each([
  ['a paragraph of its own', '<p><span>Oven Technician</span></p>'],
  ['an element whose class says so', '<span class="jobtitle">Oven Technician</span>'],
  ['a table below its label', '<table><tr><th>Position</th><td>Oven Technician</td></tr></table>'],
  [
    'a cell below "Post"',
    '<table><tr><td><b>Post</b></td><td>Oven Technician</td></tr><tr><td><b>Advantage</b></td><td>Ability to assist a baker</td></tr></table>',
  ],
  ['a box behind its label', '<div><b>VACANCY:</b> <div>Oven Technician</div></div>'],
  ['a call with an exclamation mark', '<h3>¡Buscamos Oven Technician!</h3>'],
  ['a call with the number of people', '<p><b>N. 1 Oven Technician</b></p>'],
  ['a heading with the place of work', '<h3>Oven Technician for our mill in Leeds</h3>'],
])('the position is read from %s', (_what, offer) => {
  expect(read(page(offer))).toMatchObject([{ position: 'Oven Technician' }])
})

test.each([
  ['After four happy years Ollie is off, so we have room for a new', 'sous chef'],
  ['Per direct is er plek voor een', 'onderhoudsmonteur'],
  ['De suite ou à convenir nous mettons au concours un poste de', 'infirmier'],
  ['Per la nostra casa ricerchiamo n. 2 figure di', 'operatore sanitario'],
  ['El colegio se encuentra en la búsqueda de un/a', 'docente'],
  ['The council is therefore seeking to appoint a', 'parish clerk'],
])('the words "%s" call for a position, also in the news', (call, name) => {
  const html = `<title>Rye Mill</title><h1>Up with the birds</h1><p>${call}</p><p><strong>${name}</strong></p>${PAY}${TEXT}<p>Send your CV to jo@ryemill.example</p><h3>Other news</h3><a>Road closed</a>`
  expect(read(html, '/news/2026/vacant')).toMatchObject([{ position: name }])
})

test('the title may have fewer words of the position than its heading', () => {
  const html = `<title>Night Baker — Rye Mill</title><h1>The ovens are on at 10 p.m.</h1><h3>Night Bread Baker</h3>${PAY}${TEXT}<p><b>We offer</b></p><p>Paid time off.</p><p><b>To apply</b></p><p>No cover letters, please.</p>`
  expect(read(html, '/night-baker')).toMatchObject([
    { position: 'Night Bread Baker', company: 'Rye Mill' },
  ])
})

test.each(['Sumate', 'Cercasi', 'Come and bake with us'])(
  'a page called "%s" offers the only position below',
  (title) => {
    const html = `<title>${title} | Rye Mill</title><h1>${title}</h1><h3>Oven Technician</h3>${PAY}${TEXT}<p>CV to jo@ryemill.example</p>`
    expect(read(html, '/page/7')).toMatchObject([{ position: 'Oven Technician' }])
  },
)

test('what a posting asks for does not make its page a list', () => {
  const more =
    '<h4>Full time, also as a job share of two technicians</h4><h4>Extras</h4><ul><li><b>Cert IV in Oven Technology, or an apprentice baker</b></li></ul><p>(pay grade 3, 65 %)</p><h3>Seasonal bakers</h3><p>Write again in July.</p>'
  expect(read(page('<h3>Oven Technician</h3>', more))).toMatchObject([
    { position: 'Oven Technician' },
  ])
})

test('another position with its own parts makes the page a list', () => {
  const other = `<h3>Cook</h3><p>Full time</p>${TEXT}<p><b>Requirements</b></p>${TEXT}`
  expect(read(page('<h3>Oven Technician</h3>', other))).toEqual([])
})

test('a heading that sounds like no position is one if its pay stands below it as well', () => {
  const offer = (name: string) => `<h2>${name}</h2><p>Leeds mill, $34/h</p>${TEXT}<a>Email Rob</a>`
  const html = `<title>Jobs at Rye Mill</title><h1>Jobs</h1>${offer('Flour Whispering')}${offer('Baker')}<p>Send your CV to Rob.</p>`
  expect(read(html, '/jobs')).toEqual([])
  expect(read(html.replace(offer('Flour Whispering'), ''), '/jobs')).toMatchObject([
    { position: 'Baker' },
  ])
})

test('the first of several headings below a call is not the only position', () => {
  const rows = ['Oven Technician', 'Baker', 'Cook'].map(
    (name) => `<h3>${name}</h3><p>In and around Leeds.</p><a class="button">Read more</a>`,
  )
  const html = `<title>Work at Rye Mill</title><h1>Work with us</h1><p>We have room for:</p>${rows.join('')}<p>Send your CV to jo@ryemill.example, full time, $28/hr</p>`
  expect(read(html)).toEqual([])
})

test('rows of positions for both genders below a group’s heading are a list', () => {
  const rows = ['Bäcker', 'Koch', 'Fahrer'].map(
    (name) => `<div class="entry">${name} (m/w/d)</div><div>Bewerbungsfrist: 12.05.2024</div>`,
  )
  const html = `<title>Aktuelle Stellenangebote</title><h1>Stellenangebote und Jobs</h1>${TEXT}<h2>Wissenschaftliche Beschäftigte</h2>${rows.join('')}<h2>Deine Aufgaben</h2><a>Jetzt bewerben</a>`
  expect(read(html, '/aktuelle-stellenangebote')).toEqual([])
})

test('the company is neither a call, a file, a street nor an email address near the position', () => {
  const offer = '<h3>Oven Technician</h3>'
  for (const line of [
    'Ricerca personale',
    'Application form (DOC, 61 KB)',
    'Commercial Street SE',
    'jobs@ryemill.example',
    'Todos os direitos reservados',
    'Google Ireland Limited',
    'Ledigt jobb',
    'Wir stellen ein!',
    'Výběrové řízení',
    'Ausschreibung 37/2025',
    'Offre 4419027',
  ]) {
    const html = page(offer, `<p><a>${line}</a></p>`).replace('Employment |', `${line} |`)
    expect(read(html)).toMatchObject([{ company: 'Rye Mill' }])
  }
})

test('the name of the section before the company is no part of it', () => {
  const html = page('<h3>Oven Technician</h3>').replace('| Rye Mill', '| Cariere Rye Mill')
  expect(read(html)).toMatchObject([{ company: 'Rye Mill' }])
})

test('the owner is called by its whole name, though a part of it is more frequent', () => {
  const html = page('<h3>Oven Technician</h3>', '<p>Rye Mill bakes.</p><p>© Leeds Rye Mill</p>')
  const named = `<meta property="og:site_name" content="Rye Mill">${html}`
  expect(read(named)).toMatchObject([{ company: 'Leeds Rye Mill' }])
})

test('the owner of a town’s site is its public body, and the work is in that town', () => {
  const html = `<title>Orbach | Emploi</title><meta property="og:site_name" content="Orbach"><h1>Emploi</h1><p>La commune recrute un</p><h3>Boulanger</h3><p>35 h par semaine, 2 100 €</p>${TEXT}<p>CV et lettre à mairie@orbach.example</p><footer>Mairie de Orbach</footer>`
  expect(readPostings(parsePage(html), 'https://www.orbach.example/emploi')).toMatchObject([
    { company: 'Mairie de Orbach', location: 'Orbach' },
  ])
})

test.each([
  ['Leeds', '<p>All work is out of our Leeds shop.</p>'],
  ['Orbach', '<footer>Rye Mill · Mill Road 1 · 31167 Orbach · Tel. 05064 1877</footer>'],
  ['Orbach', '<footer>Rye Mill | PO Box 3, Orbach NSW 2711 | © 2026</footer>'],
  ['Orbach', '<footer>PO Box 555, Orbach 1380, Limpopo</footer>'],
  ['Orbach', '<p>Orario: 8.00-12.00. Sede di lavoro: Orbach, zona industriale.</p>'],
  [
    'Orbach',
    `<p>We bake on nine acres in Orbach, with a view of the river and the old mill.</p><footer>Rye Mill, High Street, Orbach</footer>`,
  ],
  ['Orbach, Gto.', '<p>Orbach, Gto.</p>'],
  [null, '<p>Certified by Bread Council Local 2290</p>'],
])('the place of work is %s', (location, more) => {
  expect(read(page('<h3>Oven Technician</h3>', more))[0]?.location ?? null).toBe(location)
})

test('a pictogram ends the place before it', () => {
  const html = page('<h3>Oven Technician</h3>📍 Orbach 💶 16,40 € 🕒 Full time')
  expect(read(html)[0]?.location).toBe('Orbach')
})

const CAREERS = '<p>Full time or part time, with 30 days off</p><h3>Benefits</h3><p>Pay, bread</p>'
const career = (part: string) =>
  `<title>Careers | Rye Mill</title><h1>Careers</h1><h2>Life at the mill</h2>${part}${TEXT}<h1>Working with us</h1>${CAREERS}${TEXT}<p>Send your resume to jo@ryemill.example</p>`

test.each([
  ['a step of the selection', '<h3>First recruiter call</h3>'],
  ['a group of employees', '<h3>Employee Resource Groups</h3>'],
  ['a colleague’s position', '<h3>Oven Technician</h3>'],
  ['a headline', '<h2>Diverse Teams statt Einzelbäcker:in</h2>'],
  [
    'the end of a sentence',
    '<p><code>OVEN</code></p><p><strong>to the oven technician</strong></p>',
  ],
  ['an event', '<p>You meet us at the <strong>Mitarbeiterfest</strong> in May.</p>'],
  ['a part of a sentence', '<p>Our <b>oven technician</b>, who is from Leeds, likes it.</p>'],
  ['a link to information', '<p>Informationen zur Leitung der Bäckerei</p>'],
  ['the head of a table', '<table><tr><th><div>Stage</div></th><th>Advice</th></tr></table>'],
])('%s on a page about work is no position', (_what, part) => {
  expect(read(career(part), '/careers')).toEqual([])
})

test('knowledge and parts of sentences behind a call are no further positions', () => {
  const html = `<title>Stellenangebot - Rye Mill</title><h1>Stellenangebot</h1><h2>Wir suchen Verstärkung</h2><p><b>in der Bäckerei</b></p><p>Wir suchen <b>Bäcker*innen</b>, die backen.</p><p>Wir suchen Menschen mit <b>bäckerischen Kenntnissen</b>.</p>${TEXT}${PAY}<p>Bewerbung an jo@ryemill.example</p>`
  expect(read(html, '/stellenangebot.html')).toMatchObject([{ position: 'Bäcker*innen' }])
})

test('a short page that is wholly named after an opening, and says how to apply, is a posting', () => {
  const html = (name: string) =>
    `<title>${name}</title><h1>${name}</h1>${TEXT}<p>In order to apply, write to jo@ryemill.example with a CV.</p>`
  expect(read(html('PhD position'), '/~jo/phd-position.html')).toMatchObject([
    { position: 'PhD position' },
  ])
  expect(read(html('PhD student'), '/~jo/phd-student.html')).toEqual([])
})

test('an assignment on a Dutch board needs no description', () => {
  const html = `<title>Oven Technician - Rye Mill | Board</title><h1>Oven Technician</h1><h2>Rye Mill</h2><p>Leeds</p><p>36 uur</p><h3>Beschrijving</h3><a>Reageer op deze opdracht</a>`
  expect(read(html, '/opdrachten/oven-technician/rye-mill/458')).toMatchObject([
    { position: 'Oven Technician' },
  ])
})

test('what somebody tells of the work, and a choice of lists, are no postings', () => {
  const html = page('<h1>Oven Technician</h1>')
  expect(read(html, '/careers/oven-technician/jo')).toMatchObject([{ position: 'Oven Technician' }])
  expect(read(html, '/careers/interviews/jo')).toEqual([])
  expect(read(page('<h1>Internships by places</h1>'))).toEqual([])
})

test('a position that three people of a list have is not offered', () => {
  const people = '<p>Oven Technician</p><p>Jo Rye</p>'
  expect(read(page(people))).toMatchObject([{ position: 'Oven Technician' }])
  expect(read(page(people.repeat(3)))).toEqual([])
})

test('a contact’s position, above a telephone number or an email address, is not offered', () => {
  const html = (more: string) =>
    page(`<h1>Stelle nicht gefunden</h1><h3>Jo Rye</h3><p>Managing Partner</p>${more}`)
  expect(read(html('<p>Full time</p>'))).toMatchObject([
    { position: 'Managing Partner', expired: true },
  ])
  expect(read(html('<a>+49 30 5550 9876</a>'))).toEqual([])
  expect(read(html('<a>jo@rye.example</a>'))).toEqual([])
})

test('a part of the company’s name beside a pin is not the place', () => {
  const html = `<title>Zzyx Mills</title><h1>Oven Technician</h1><a><i class="fa fa-map-marker-alt"></i> Zzyx</a>${PAY}<h3>Responsibilities</h3>${TEXT}<a>Apply</a>`
  expect(read(html, '/careers/oven-technician')).toMatchObject([
    { company: 'Zzyx Mills', location: null },
  ])
})

test.each(['01.09.2026', '45000 - 55000', '12345678'])(
  'the number "%s" below a position is no telephone number',
  (number) => {
    expect(read(page(`<h3>Oven Technician</h3><p>${number}</p>`))).toMatchObject([
      { position: 'Oven Technician' },
    ])
  },
)

test('the parts of a posting may have a higher heading than its position', () => {
  const html = `<title>Careers | Rye Mill</title><h1>Careers</h1><h3>Oven Technician</h3><h2>Your tasks</h2>${TEXT}<h2>What we offer</h2>${PAY}<p>Send your resume to jo@ryemill.example</p>`
  expect(read(html, '/careers')).toMatchObject([{ position: 'Oven Technician' }])
})

test('a card’s text that calls for somebody does not make a counted list a posting', () => {
  const call = '<p>We are looking for an <b>Oven Technician</b></p>'
  const list = (name: string) =>
    `<title>Rye Mill</title><h1>${name}</h1>${call}${PAY}${TEXT}<p>Send your resume to jo@ryemill.example</p>`
  expect(read(list('1,204 bread jobs in Leeds'), '/jobs')).toEqual([])
  expect(read(list('30+ Stellen'), '/jobs')).toEqual([])
  expect(read(list('Come and bake with us'), '/jobs')).toMatchObject([
    { position: 'Oven Technician' },
  ])
})

const teaser = (link: string) =>
  `<title>Working at Rye Mill</title><h1>Working at Rye Mill</h1><h2>We are looking for oven technicians</h2>${TEXT}${link}<h2>Coffee?</h2><p>Send your resume to jo@ryemill.example</p>`

test.each([
  '<a href="/oven-technician">Vacancy: Oven Technician</a>',
  '<p><a href="https://www.ryemill.example/jobs/4711"><b>Oven Technician (f/m/d)</b></a></p>',
  '<ul><li><a href="oven-technician.html">Job opening Oven Technician</a></li></ul>',
])('a call above a link to the posting is no posting: %s', (link) => {
  expect(read(teaser(link), '/working-at/')).toEqual([])
})

test.each([
  '<a href="/files/oven-technician.pdf">Vacancy: Oven Technician</a>',
  '<a href="#oven-technician">Oven Technician</a>',
  '<a href="mailto:jo@ryemill.example">Apply as an Oven Technician</a>',
  '<a href="/form">Apply now</a>',
  `<h2>Your tasks</h2>${TEXT}<a href="/team">Our oven technician Jo</a>`,
])('a call with another link is one: %s', (link) => {
  expect(read(teaser(link), '/working-at/')).toHaveLength(1)
})

test.each([
  'Inhaber: Anna Bäcker',
  'Geschäftsführer: Dr. Otto von Koch',
  'Managing Director: Ann Baker',
  'Titolare: Anna Fornaio',
])('the owner in an imprint is no position: %s', (owner) => {
  const page = (offer: string) =>
    `<title>Karriere | Rye Mill</title><h1>Wir stellen ein</h1>${offer}<p>Unbefristet, 30 Tage Urlaub</p><p><b>Dein Profil</b></p>${TEXT}<p>Bewirb dich mit deinem Lebenslauf bei jo@ryemill.example</p><p>${owner}</p>`
  expect(read(page(''), '/jobs.html')).toEqual([])
  expect(read(page('<h2>Müller (m/w/d)</h2>'), '/jobs.html')).toMatchObject([
    { position: 'Müller (m/w/d)' },
  ])
})
