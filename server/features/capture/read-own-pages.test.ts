import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { parsePage } from './parse-page.ts'

// Companies' own pages without a known system, which are read by headings, lines and titles alone.

const read = (html: string, url = 'https://www.acme.example/karriere/baecker-4711') =>
  readPostings(parsePage(html), url)
const TEXT = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`
const BODY = `<h2>Ihre Aufgaben</h2>${TEXT}<h2>Ihr Profil</h2>${TEXT}<a>Jetzt bewerben</a>`

test('a position below a section’s heading is read if the title names it, and a list is not', () => {
  const title = '<title>Werkstudent (m/w/d) | Acme & Kollegen</title><h1>Karriere</h1>'
  expect(
    read(`${title}<h2>Werkstudent (m/w/d)</h2><p>Standort: Ulm | Start: sofort</p>${BODY}`),
  ).toMatchObject([
    { company: 'Acme & Kollegen', position: 'Werkstudent (m/w/d)', location: 'Ulm' },
  ])
  const list = '<h2><a>Werkstudent (m/w/d)</a></h2><h2><a>Bäcker (m/w/d)</a></h2>'
  expect(read(`<title>Karriere | Acme</title><h1>Karriere</h1>${list}${TEXT}`)).toEqual([])
})

test('below a heading that names the kind of page, the next heading is the position', () => {
  const html = `<title>Stellenausschreibung – Acme UG</title><h1>Stellenausschreibung</h1><h2>Pädagogische Fachkraft (m/w/d)</h2><p>Beginn: sofort | Arbeitsort: Landkreis Ulm</p><h3>Deine Aufgaben als Fachkraft:</h3>${TEXT}<h3>Das bringst Du mit:</h3>${TEXT}<h3>Wir bieten Dir:</h3>${TEXT}`
  expect(read(html, 'https://www.acme.example/stellenausschreibung.html')).toMatchObject([
    { company: 'Acme UG', position: 'Pädagogische Fachkraft (m/w/d)', location: 'Landkreis Ulm' },
  ])
})

test('the company in a heading is not part of the position if the title separates them', () => {
  const html = `<title>Uitvoerder | Acme Infra</title><h1>Uitvoerder<br><span>A</span>cme Infra<span>.</span></h1><p>📍 Rosmalen · Fulltime</p><h2>Functieomschrijving</h2>${TEXT}<h2>Wat wij bieden</h2>${TEXT}<a>Direct solliciteren</a>`
  expect(read(html, 'https://www.acme.example/vacatures/uitvoerder-4711')).toMatchObject([
    { company: 'Acme Infra', position: 'Uitvoerder', location: 'Rosmalen' },
  ])
})

test.each(['Kleindorf & Umgebung', 'Raum Kleindorf', 'Großraum Kleindorf'])(
  'an unknown place is a location because of the words around it: %s',
  (place) => {
    const html = `<title>Bäcker (m/w/d) | Acme</title><h1>Bäcker (m/w/d)</h1><p>${place}</p>${BODY}`
    expect(read(html)).toMatchObject([{ position: 'Bäcker (m/w/d)', location: place }])
  },
)

test('on a host shared by many sites, the subdomain identifies the company', () => {
  const html = `<title>Acme Labs</title><h1>Baker</h1>${TEXT}<h2>Responsibilities</h2>${TEXT}<h2>Requirements</h2>${TEXT}<h3>Location</h3><p>Riga, Latvia</p>`
  expect(read(html, 'https://acme.github.io/careers/baker/')).toMatchObject([
    { company: 'Acme Labs', position: 'Baker', location: 'Riga, Latvia' },
  ])
})

test('a domain name near the position is not taken for a company name', () => {
  const html = `<title>Bäcker (m/w/d) | Acme & Kollegen</title><h1>Bäcker (m/w/d)</h1><p>Mail an <b>brot</b>@<b>acme.de</b></p>${BODY}`
  expect(read(html, 'https://neu.acme.de/karriere/baecker/')).toMatchObject([
    { company: 'Acme & Kollegen' },
  ])
})

test('a posting in Hebrew is read by its labels and section headings', () => {
  const html = `<title>Baker | Acme</title><h1>Baker</h1><h2>מיקום:</h2><p>תל אביב</p><h2>תיאור המשרה:</h2>${TEXT}<h2>דרישות המשרה:</h2>${TEXT}<a>שלחו קורות חיים עכשיו</a>`
  expect(read(html, 'https://www.acme.example/jobs/4711')).toMatchObject([
    { company: 'Acme', position: 'Baker', location: 'תל אביב' },
  ])
})

test.each([
  [
    'that is still loading',
    `<title>Vacature | Werken bij Acme</title><h2>Laden...</h2>${TEXT}<h2>Profiel</h2><button>Solliciteer direct</button>`,
  ],
  [
    'whose script writes its JSON-LD',
    `<title>Vacature — Acme</title><h2>Meer vacatures</h2><script>document.write('<script type="application/ld+json">' + JSON.stringify(x)); const data = {"@context":"https://schema.org","@type":"JobPosting","hiringOrganization":{"@type":"Organization","name":"Acme"},"jobLocation":{"@type":"Place"}};</script>`,
  ],
  [
    'of a search in Portuguese',
    `<title>Vagas de Emprego de padeiro | Board</title><h1>Vagas de Emprego de padeiro</h1><h2>Padeiro</h2>${TEXT}<h2>Requisitos</h2>${TEXT}<a>Candidatar-me</a>`,
  ],
  [
    'about the company with a list of one job',
    `<title>Karriere bei Acme</title><h1>Karriere bei Acme</h1>${TEXT}<h2>Offene Stellen</h2><ul><li><a href="/karriere/baecker"><h3>Bäcker (m/w/d)</h3></a><p>Ulm</p></li></ul><h2>Unsere Benefits</h2>${TEXT}`,
  ],
])('a page %s is not a posting', (_shape, html) => {
  expect(read(html, 'https://www.acme.example/vacature-detail.html?id=3')).toEqual([])
})

test('the part of the title that a pin icon marks as the location is not the company', () => {
  const html = `<title>Bäcker (m/w/d) - Kleindorf an der Ulm - Acme</title><meta property="og:site_name" content="Acme"><h1>Bäcker (m/w/d)</h1><ul><li><i class="fa fa-map-marker"></i> Kleindorf an der Ulm</li></ul>${BODY}`
  expect(read(html)).toMatchObject([{ company: 'Acme', location: 'Kleindorf an der Ulm' }])
})

test.each([
  ['Panadero en Acme S.L. en Vigo', 'Panadero', 'Acme S.L.', 'Vigo'],
  ['Padeiro na Acme Lda em Leiria', 'Padeiro', 'Acme Lda', 'Leiria'],
])(
  'the legal form ends the company where “at” and “in” are the same word: %s',
  (title, position, company, location) => {
    const html = `<title>${title}</title><h1>${position}</h1><h2>Requisitos</h2>${TEXT}<h2>Ofrecemos</h2>${TEXT}<a>Inscribirme</a>`
    expect(read(html, 'https://www.brot.example/empleo/4711')).toMatchObject([
      { company, position, location },
    ])
  },
)

const HEAD_LESS = `<h2>Your path with us</h2><p>Depot: Leeds</p><p>Salary: market related</p>${TEXT}<a>Apply</a>`
const PLAIN = `<p>£29–34k and 33 days off.</p><b>You are</b><li>patient</li><b>You get</b><li>bread</li><a>rye@acme.example</a>`
const MARKED = `<p>Für unser Team suchen wir einen</p><b>Bäcker</b><font>(m/w/d)</font><p>Vollzeit, Start ab sofort.</p><b>Wir bieten:</b><p>Brot und Tarif.</p>`
const TABLE = `<h1>Work for us</h1><table><tr><th>Job title</th><td>Baker</td></tr><tr><th>Location</th><td>Leeds</td></tr></table>${TEXT}<b>You will have:</b><li>patience</li><a>Apply online</a>`

test.each([
  [
    'Fleet Baker',
    '/vacancies/fleet-baker-4711',
    `<title>Acme</title><div class="breadcrumb"><a>Home</a><span>Fleet Baker</span></div>${HEAD_LESS}`,
  ],
  ['Rye Baker', '/pages/rye-baker', `<title>Rye Baker – Acme</title><h1>Rye Baker</h1>${PLAIN}`],
  ['Bäcker', '/stellen.htm', `<title>Acme - Stellenangebot</title>${MARKED}`],
  ['Baker', '/Jobs/JobDetails.aspx?JobID=1187', `<title>Work for us</title>${TABLE}`],
])('the only offer of a page is read without a heading of its own: %s', (position, path, html) => {
  expect(read(html, `https://www.acme.example${path}`)).toMatchObject([{ position }])
})

test('a page named like a position that neither offers nor pays is no posting', () => {
  const html = `<title>Rye Baker – Acme</title><h1>Rye Baker</h1>${TEXT}<p>In our shop from 24 August.</p>`
  expect(read(html, 'https://www.acme.example/pages/rye-baker')).toEqual([])
})

test('a course for a trade is no posting', () => {
  const html = `<title>Cold Rooms for Bakers (5 ECTS) – Acme</title><h1>Cold Rooms for Bakers</h1><dl><dt>ECTS</dt><dd>5</dd><dt>Fee</dt><dd>DKK 11,500</dd><dt>Place</dt><dd>Leeds</dd></dl><h2>Qualifications</h2>${TEXT}<h2>Learning outcomes</h2>${TEXT}<a>Apply for admission</a>`
  expect(read(html, 'https://www.acme.example/education/cold-rooms/')).toEqual([])
})

test.each(['<p>Price: £120.</p>', '<p>£120, 12 hours</p><a>Add to cart</a>'])(
  'a product or workshop named like a position is no posting: %s',
  (price) => {
    const html = `<title>Cider Maker – Acme</title><h1>Cider Maker</h1>${price}<b>What you get</b><li>cider</li><b>You need</b><li>apples</li><a>rye@acme.example</a>`
    expect(read(html, 'https://www.acme.example/shop/cider-maker')).toEqual([])
  },
)

test.each([
  ['Vi søger en køkkenleder', 'køkkenleder', 'https://www.acme.example/om/ledige-stillinger/'],
  ['Now hiring: Dental Hygienist', 'Dental Hygienist', 'https://www.acme.example/careers'],
  ['Wir suchen eine Köchin', 'Köchin', 'https://www.acme.example/jobs.html'],
])('the position follows a call in its own heading: %s', (heading, position, url) => {
  const html = `<title>Jobs | Acme</title><h1>${heading}</h1>${BODY}<p>Full-time. Please send your CV to jobs@acme.example.</p>`
  expect(read(html, url)).toMatchObject([{ position }])
})

test('the page that is named and addressed as a position may link other positions', () => {
  const links = ['Baker', 'Cook', 'Waiter'].map(
    (role) => `<p><a href="/news/1">${role} wins a prize</a></p>`,
  )
  const html = `<title>Shop Manager, Leeds | Acme</title><h1>Shop Manager, Leeds</h1><p>£12 an hour, 30 hours a week.</p>${TEXT}<p>To apply, please send your CV to jobs@acme.example.</p><h2>Latest news</h2>${links.join('')}`
  expect(read(html, 'https://www.acme.example/about-us/work-us/shop-manager-leeds')).toMatchObject([
    { company: 'Acme' },
  ])
})

test('the maker of a site who is named in its data is not the employer', () => {
  const data = {
    '@type': 'JobPosting',
    title: 'Baker',
    hiringOrganization: { '@type': 'Organization', name: 'Otter Webdesign' },
    description: TEXT,
  }
  const html = `<title>Baker | Acme</title><meta property="og:site_name" content="Acme"><script type="application/ld+json">${JSON.stringify(data)}</script><h1>Baker</h1>${BODY}${'<p>We bake bread.</p>'.repeat(20)}<footer><p>Website by Otter Webdesign</p></footer>`
  const [posting] = read(html, 'https://www.acme.example/careers/baker')
  expect(posting).toMatchObject({ company: 'Acme' })
  expect(posting?.sure).not.toContain('company')
})

test('a table of vacancies is no posting, although its head labels the first position', () => {
  const row = (role: string) =>
    `<tr><td>${role}</td><td>Leeds</td><td><a href="/x">View</a></td></tr>`
  const table = `<table><tr><th>Role</th><th>Office</th><th></th></tr>${['Baker', 'Cook', 'Waiter'].map(row).join('')}</table>`
  const html = `<title>Current vacancies | Acme</title><h1>Current vacancies</h1>${table}${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://www.acme.example/careers/current-vacancies/')).toEqual([])
})

test('a page that calls for several positions is no posting', () => {
  const card = (role: string) =>
    `<p>Zum nächsten Ersten suchen wir:</p><h3>${role}</h3><p>Vollzeit, unbefristet.</p>`
  const html = `<title>Backstube</title><h1>Verstärkung gesucht</h1>${['Bäcker (m/w/d)', 'Koch (m/w/d)'].map(card).join('')}${TEXT}<p>Bewerbung mit Lebenslauf an jobs@acme.example.</p>`
  expect(read(html, 'https://www.acme.example/jobs/backstube')).toEqual([])
})

test.each(['Acme AS · jan 2019 - jun 2023', 'Acme, März 2021 – heute', '(05/2021 - present)'])(
  'a position that somebody has had is not a posting: %s',
  (period) => {
    const html = (line: string) =>
      `<title>Baker | Jo Rye</title><p>${line}</p><h1>Baker</h1><h2>Responsibilities</h2>${TEXT}<h2>Skills</h2>${TEXT}`
    const url = 'https://jorye.example/jobs/baker/'
    expect(read(html(period), url)).toEqual([])
    expect(read(html('Acme AS'), url)).toMatchObject([{ position: 'Baker' }])
    expect(read(`${html(period)}<a>Apply now</a>`, url)).toMatchObject([{ position: 'Baker' }])
  },
)

test.each([
  ['form, as some systems wrap all of it in one', '<form>', '</form>'],
  ['dialog, as boards show them above their lists', '<div role="dialog">', '</div>'],
])('a posting is read in a %s', (_name, open, close) => {
  const questions = '<input type="text"><input type="text"><input type="text">'
  const paragraph = `<p>${'We bake bread every morning with care. '.repeat(4)}</p>`
  const html = (paragraphs: number) =>
    `<title>Bäcker (m/w/d) | Rye Mill</title>${open}${questions}<h3>Bäcker (m/w/d)</h3><p><b>Ort:</b> Ulm</p><h4>Ihre Aufgaben</h4>${paragraph.repeat(paragraphs)}<h4>Ihr Profil</h4>${paragraph}<a>Jetzt bewerben</a>${close}`
  const url = 'https://www.ryemill.example/stellen/4711'
  expect(read(html(6), url)).toMatchObject([
    { company: 'Rye Mill', position: 'Bäcker (m/w/d)', location: 'Ulm' },
  ])
})

test('an application form beside other text, and a dialog above it, are not the posting', () => {
  const html = `<title>Bäcker (m/w/d) | Acme</title><h1>Bäcker (m/w/d)</h1><p>Ort: Ulm</p>${BODY}<form><p>Ort: Bern</p><input type="email"><input type="file"></form><div role="dialog"><p>Standort: Wien</p></div>`
  expect(read(html)).toMatchObject([{ location: 'Ulm' }])
  expect(read(html.replace('<p>Ort: Ulm</p>', ''))[0]?.location).toBeNull()
})

test('the only element that is named as the position’s is it, below a system’s own heading', () => {
  const system = '<title>نظام التوظيف</title><h1>نظام التوظيف</h1>'
  const row = '<td><span id="lblJobTitle">خباز الحي</span> <span>/ بلدية القمح</span></td>'
  const html = `${system}<table><tr>${row}</tr></table><p>المؤهلات :</p>${TEXT}${TEXT}<a>تقديم الطلب</a>`
  expect(read(html, 'https://jobs.wheat.example/Det.aspx?JobID=6700')).toMatchObject([
    { company: 'بلدية القمح', position: 'خباز الحي' },
  ])
  expect(read(html, 'https://jobs.wheat.example/Det.aspx')).toEqual([])
  const several = html.replace(row, row + row.replace('خباز', 'طباخ'))
  expect(read(several, 'https://jobs.wheat.example/Det.aspx?JobID=6700')).toEqual([])
})

test.each(['Ρυε Δήμος', 'Δήμος Ρυε', 'Министерство Ржи', 'Buğday Belediyesi', '小麦市役所'])(
  'a public body below the position is the employer in other scripts: %s',
  (body) => {
    const html = `<title>Bäcker (m/w/d)</title><h1>Bäcker (m/w/d)</h1><p>/ ${body}</p>${BODY}`
    const company = read(html, 'https://jobs.wheat.example/12')[0]?.company
    expect(company === body).toBe(body !== 'Ρυε Δήμος')
  },
)

test.each(['نظام التوظيف', 'Recruitment System', 'Портал вакансий', 'Portal de empleo'])(
  'the name of a system is not the employer: %s',
  (name) => {
    const html = `<title>Bäcker (m/w/d) | ${name}</title><h1>Bäcker (m/w/d)</h1>${BODY}`
    expect(read(html, 'https://jobs.wheat.example/12')).toMatchObject([{ company: null }])
  },
)

test.each([
  'We currently have no open positions, but write to us anyway.',
  'Derzeit sind leider keine Stellen frei.',
  'Il n’y a aucun poste à pourvoir pour le moment.',
  'En este momento no hay vacantes.',
  'De momento não temos vagas abertas.',
  'Al momento non ci sono posizioni aperte.',
  'Er zijn op dit moment geen openstaande vacatures.',
  'Obecnie nie mamy wolnych stanowisk.',
  'Momentálně nemáme žádná volná místa.',
  'Vi har för närvarande inga lediga tjänster.',
  'Vi har ingen ledige stillinger lige nu.',
])('a page that says that nothing is open is no posting, whatever it names: %s', (none) => {
  const named = `<h2>Bäcker (m/w/d)</h2>${BODY}`
  const url = 'https://www.acme.example/karriere/'
  const page = (text: string) => `<title>Jobs | Acme</title><h1>Jobs</h1><p>${text}</p>${named}`
  expect(read(page('Wir backen.'), url)).toMatchObject([{ position: 'Bäcker (m/w/d)' }])
  expect(read(page(none), url)).toEqual([])
})

test.each([
  'There are no other vacancies at the moment.',
  'No suitable vacancies for you? Write to us.',
  'Keine passenden Stellenangebote dabei?',
  'Aucun poste ne te correspond ?',
  'Geen geschikte vacature gevonden?',
  'We have no remote positions available.',
  'We have no open office, and no open doors on Sundays.',
])('a page that says so of other positions still offers its own: %s', (text) => {
  const html = `<title>Jobs | Acme</title><h1>Jobs</h1><p>${text}</p><h2>Bäcker (m/w/d)</h2>${BODY}`
  expect(read(html, 'https://www.acme.example/karriere/')).toMatchObject([
    { position: 'Bäcker (m/w/d)' },
  ])
})

test('the page of a position is its posting, even if nothing is open any more', () => {
  const html = `<title>Bäcker (m/w/d) | Acme</title><h1>Bäcker (m/w/d)</h1><p>Derzeit sind keine Stellen frei.</p>${BODY}`
  expect(read(html)).toMatchObject([{ position: 'Bäcker (m/w/d)' }])
})

test.each(['graphiste', '2031-04-18-graphiste', '2031-04-18-graphiste.html'])(
  'a short posting is recognized by its address, without its date: %s',
  (slug) => {
    const html = `<title>Graphiste (H/F)</title><h1>Graphiste (H/F)</h1><p>${'Acme dessine des étiquettes pour les boulangeries de la région. '.repeat(4)}</p>`
    expect(read(html, `https://www.acme.example/offres/${slug}`)).toMatchObject([
      { position: 'Graphiste (H/F)' },
    ])
    expect(read(html, 'https://www.acme.example/offres/2031-04-18-salon')).toEqual([])
  },
)
