import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { parsePage } from './parse-page.ts'

// The place of work in labels, sentences and addresses of companies' own pages. The towns are
// invented where no list should know them.

const URL = 'https://www.acme.example/karriere/baecker-4711'
const TEXT = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`
const PARTS = `<h2>Ihre Aufgaben</h2>${TEXT}<h2>Ihr Profil</h2>${TEXT}<a>Jetzt bewerben</a>`
const read = (before: string, after = '', position = 'Bäcker (m/w/d)') =>
  readPostings(
    parsePage(
      `<title>${position} | Acme</title>${before}<h1>${position}</h1>${after}${PARTS}<footer>Acme · Mill Road 1 · 10115 Berlin</footer>`,
    ),
    URL,
  )[0]

test.each([
  ['Sankt Orbach', '<p>Für unsere Backstube in Sankt Orbach suchen wir einen</p>', ''],
  ['Orbach', '', '<p>für Werkstatt und Montage im Raum Orbach.</p>'],
  ['Orbach', '', '<p>Wir an unserem Standort Orbach backen Brot.</p>'],
  ['Orbach', '', '<p>Our bakery in Orbach is full, so we are building another one.</p>'],
  ['Orbach Library', '', '<p>The person appointed will be based in Orbach Library.</p>'],
  ['Orbach', '', '<p>Au sein de l’équipe d’Orbach (9 personnes), vous faites le pain.</p>'],
  ['Orbach', '', '<p>Wij zoeken voor onze vestiging in Orbach een bakker.</p>'],
  ['Orbach', '', '<p>Måske er det dig, vi mangler på værkstedet i <b>Orbach</b>.</p>'],
  ['Orbach', '', '<p>Nello stabilimento di Orbach si fa il pane.</p>'],
  ['Orbach', '', '<p>Sucursal Orbach</p>'],
  ['Orbach', '', '<p>Wir suchen für den Raum Orbach jemanden, der gern backt.</p>'],
  ['Orbach', '', '<p>Filiale: Orbach</p>'],
  ['Orbach und Umland', '', '<b>Einsatzgebiet: Orbach und Umland</b>'],
  ['Orbach', '', '<dl><dt>Einsatzort</dt><dd>Acme, Standort Orbach</dd></dl>'],
])('is read from the text and not from the footer’s address: %s', (location, before, after) => {
  expect(read(before, after)?.location).toBe(location)
})

test('a town in a form after a preposition is named as in the page’s address', () => {
  const near = '<p>Praca w naszej piekarni w Orbachowie.</p><p>ul. Mlynska 1, 60-101 Orbachów</p>'
  expect(read('', near)?.location).toBe('Orbachów')
})

test.each([
  ['Beograd', 'Acme je porodična firma iz Beograda koja mesi hleb.'],
  ['Praha', 'Jsme rodinná firma z Prahy a pečeme chléb.'],
])('%s, in another form, is where the company says that it is from', (town, sentence) => {
  const html = `<title>Baker | Acme</title><h1>Baker</h1><p>${sentence}</p>${PARTS}`
  expect(readPostings(parsePage(html), URL)).toMatchObject([{ location: town }])
})

test('an application form asks in which office one would work', () => {
  const codes = Array.from(
    { length: 250 },
    (_, index) => `<li>Land ${index}</li><li>+${index}</li>`,
  )
  const html = `<title>Baker - Acme - Application</title><form><label>First name<input type="text"></label><input type="email"><input type="tel"><ul>${codes.join('')}</ul><p>Could you bake at the Zurich office?</p></form>`
  const url = 'https://apply.workable.com/acme/j/375CA9458A/apply/'
  expect(readPostings(parsePage(html), url)).toMatchObject([
    { position: 'Baker', location: 'Zurich' },
  ])
})

test.each([
  'Beograd',
  'თბილისი',
  'Երևան',
  'Bakı',
  'بغداد',
  'ירושלים',
  'पुणे',
  'Orbach VIC',
  'Orbach VIC 3000',
])('the place %s is recognized without a label', (place) => {
  expect(read('', `<p>${place}</p>`)?.location).toBe(place)
})

test('a place of work behind the position is its place', () => {
  expect(read('', '', 'Firefighter - Orbach Fire Station')?.location).toBe('Orbach Fire Station')
})

test('remote work keeps the region that the text names', () => {
  const data = { '@type': 'JobPosting', title: 'Baker', jobLocationType: 'TELECOMMUTE' }
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  expect(read(script, '<p>📍 100% remoto (Brasil)</p>', 'Baker')?.location).toBe('Brasil')
  expect(read(script, '<p>Remote (US or Canada)</p>', 'Baker')?.location).toBe('US or Canada')
})

test('a labelled place is preferred to one in the data that the posting does not mention', () => {
  const data = {
    '@type': 'JobPosting',
    title: 'Bäcker (m/w/d)',
    jobLocation: { address: { addressLocality: 'Berlin' } },
  }
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  const lines = '<li>Brot</li>'.repeat(20)
  expect(read(script, `<p>Einsatzort: Orbach</p>${lines}`)?.location).toBe('Orbach')
})

test.each(['Leeds Campus', 'München Büro', 'Bern Office', 'Pune Plant'])(
  'a place of work named after its town is recognized without a label: %s',
  (place) => {
    expect(read('', `<p>${place}</p>`)?.location).toBe(place)
    expect(read('', `<p>${place.replace(/^\S+/, 'Baking')}</p>`)?.location).not.toMatch(/^Baking/)
  },
)

test('a label that only says that one works on site leaves the place to the company’s line', () => {
  const label = (mode: string) => `<p>Acme / Leeds</p><p>Arbeitsort: ${mode}</p>`
  expect(read('', label('Vor Ort'))).toMatchObject({ location: 'Leeds', work_mode: 'onsite' })
  expect(read('', label('Hybrid'))).toMatchObject({ location: 'Leeds', work_mode: 'hybrid' })
  expect(read('', label('Remote'))).toMatchObject({ location: null, work_mode: 'remote' })
})

test('a Chinese address is shortened to the town beside the position', () => {
  const near = (town: string) => `<p><span>${town}</span></p>`
  const label = '<h3>工作地址</h3><div>南京市江宁区绿叶路88号</div><p>点击查看地图</p>'
  expect(read('', `${near('南京')}${label}`)?.location).toBe('南京')
  expect(read('', `${near('Leeds')}${label}`)?.location).toBe('南京市江宁区绿叶路88号')
})

test('a table’s head is no value of the head before it', () => {
  const heads = (...names: string[]) =>
    `<table><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr></table>`
  const line = '<p>Bäcker | Backstube | Berlin, Germany</p>'
  const table = heads('Name', 'Type', 'Location', 'Date')
  expect(read(table, line)?.location).toBe('Berlin, Germany')
  const column = '<table><tr><th>Ort</th></tr><tr><td>Orbach</td></tr></table>'
  expect(read('', column)?.location).toBe('Orbach')
  const upright = '<table><tr><th>Arbeitsort</th><td>Orbach</td></tr></table>'
  expect(read('', upright)?.location).toBe('Orbach')
})

test.each(['Anywhere in the World', 'Weltweit'])('"%s" is no place', (place) => {
  expect(read('', `<p>Location: ${place}</p>`)?.location).toBeNull()
})

test.each([
  '<p>Wir backen in den Bereichen <b>Brot</b>, <b>Office</b> und <b>Catering</b> mit Herz.</p>',
  '<p>Wir backen in den Bereichen <i><b>Brot</b></i>, <i><b>Office</b></i> und <i><b>Catering</b></i>.</p>',
  '<p>Bread, sens de l’<b>organisation</b> et goût de l’<b>initiative</b> comptent.</p>',
])('an emphasized word in a sentence is no label: %s', (text) => {
  expect(read('', text)).toMatchObject({ company: 'Acme', location: 'Berlin' })
})

test.each([
  '<p>Arbeitszeit: vollzeit<br><b>Ort</b> remote und Ulm</p>',
  '<p>für alle <b>Standort:</b> Ulm</p>',
  '<p>vollzeit <b>Standort</b>: Ulm</p>',
  '<p><b>Ort</b> Ulm</p>',
  '<p>vollzeit <b>Ort</b> Ulm</p>',
  '<p>vollzeit<br><b>Ort</b><br>Ulm</p>',
])('a label beside other fields on its line is one: %s', (text) => {
  expect(read('', text)?.location).toContain('Ulm')
})

test('a note in small letters does not touch the value before it', () => {
  const field =
    '<div><label>Lieu de travail</label><span>Orbach<small>déplacements</small></span></div>'
  expect(read('', field)?.location).toBe('Orbach déplacements')
})

test('a slogan that begins with an article is no place', () => {
  const html = `<title>Acme | a bakery working to feed the town</title><h1>Bäcker (m/w/d)</h1>${PARTS}`
  const [posting] = readPostings(parsePage(html), URL)
  expect(posting).toMatchObject({ company: 'Acme', location: null })
})

const seated = (note: string, text = '') =>
  readPostings(
    parsePage(
      `<title>Bäcker (m/w/d) | Acme</title><h1>Bäcker (m/w/d)</h1>${PARTS}<ul><li>${note}</li></ul><p>${text}</p><footer>Acme · Mill Road 1 · 10115 Orbach</footer>`,
    ),
    URL,
  )[0]

test.each([
  'Möglichkeit zum Homeoffice',
  'Nach Absprache im Homeoffice arbeiten',
  '2 Tage Homeoffice pro Woche',
  'Télétravail possible',
  'Occasional work from home',
  'Teletrabajo parcial',
])('who only may work from home works at the company’s address: %s', (note) => {
  expect(seated(note)?.location).toBe('Orbach')
})

test.each(['Homeoffice', 'Fully remote', '100 % remote', 'Télétravail', 'Remote work'])(
  'who works from home does not work at the company’s address: %s',
  (note) => {
    expect(seated(note)?.location).toBeNull()
  },
)

const unplaced = (text: string) =>
  readPostings(
    parsePage(`<title>Bäcker (m/w/d) | Acme</title><h1>Bäcker (m/w/d)</h1>${PARTS}<p>${text}</p>`),
    URL,
  )[0]

test.each([
  'We are a small team that works fully remotely.',
  'Wir arbeiten komplett remote und sehen uns zweimal im Jahr.',
  'Notre équipe travaille 100 % à distance.',
  'Somos una empresa que trabaja totalmente en remoto.',
  'Wij werken volledig op afstand.',
  'Pracujemy w pełni zdalnie.',
])('a sentence says that all of the work is remote: %s', (text) => {
  expect(unplaced(text)).toMatchObject({ location: null, work_mode: 'remote' })
})

test.each([
  'We are not fully remote, because bread is baked by hand.',
  'Our team can work fully remotely if necessary.',
  'Wir arbeiten nicht komplett remote.',
  'Our customers bake fully remotely.',
  'The job may be on site or fully remote.',
])('a sentence that does not is left alone: %s', (text) => {
  expect(unplaced(text)?.work_mode).toBeNull()
})

test.each([
  ['<p>for Acme and its mills - Location: Orbach / Kleindorf</p>', 'Orbach / Kleindorf'],
  ['<p>Start: sofort – Standort: Orbach – Gehalt: nach Tarif</p>', 'Orbach'],
  ['<p>Location: Orbach - City Mills</p>', 'Orbach - City Mills'],
])('a place is behind its label within a line of fields: %s', (field, location) => {
  expect(read('', field)?.location).toBe(location)
})

test.each([
  [
    'Ort: remote, mit einem Treffen je Monat in unserem Haus und dazu noch einer gemeinsamen Woche mit allen Kolleginnen im Sommer',
    null,
  ],
  [
    'Ort: Sankt Orbach, mit gelegentlichen Reisen zu unseren Mühlen und dazu noch einer gemeinsamen Woche mit allen Kolleginnen im Sommer',
    'Sankt Orbach',
  ],
  ['Ort: remote (Leeds)', 'Leeds'],
])(
  'what follows the place or the kind of work behind a label is no part of it: %s',
  (line, place) => {
    expect(read('', `<ul><li>${line}</li></ul>`)).toMatchObject({ location: place })
  },
)

test.each([
  ['Für unsere Objekte in Orbach und Umgebung suchen wir Unterstützung.', 'Orbach'],
  ['Wir backen direkt beim Bahnhof Wiesbaden.', 'Wiesbaden'],
])('the place is read from the sentence "%s"', (sentence, place) => {
  const address = '<footer>Mühlweg 3 · 65183 Wiesbaden</footer>'
  expect(read('', `<p>${sentence}</p>${address}`)).toMatchObject({ location: place })
})

test('who works from home by the position has no place', () => {
  expect(read('', '', '(Remote) Bäcker')).toMatchObject({ location: null, work_mode: 'remote' })
  expect(read('', '', 'Bäcker (remote möglich)')).toMatchObject({ location: 'Berlin' })
})

test('a code of six digits behind a street’s number is before a town, and other numbers are not', () => {
  const page = (footer: string) =>
    readPostings(
      parsePage(`<title>Baker | Acme</title><h1>Baker</h1>${PARTS}<footer>${footer}</footer>`),
      URL,
    )[0]
  expect(page('Acme, Str. Lungă 10, 500035 Orbach')).toMatchObject({ location: 'Orbach' })
  for (const footer of ['Acme · HRB 500035 Orbach', 'Ref. 500035 Orbach', 'Tel. 030 500035 Orbach'])
    expect(page(footer)).toMatchObject({ location: null })
})

test('an institution behind the place of work is not its place', () => {
  expect(read('', '<p>The lab at Northbach University is looking for you.</p>')?.location).toBe(
    'Berlin',
  )
})

test.each([
  [
    'a tag below the position',
    '<h1>Baker</h1><p><b>Full-time</b> | <b>Remote</b>; in our hours</p>',
    'remote',
  ],
  ['a repeated position with it', '<h1>Baker</h1><h5>Baker (remote)</h5>', 'remote'],
  ['a link to other work', '<h1>Baker</h1><a href="/remote">Remote</a>', null],
  ['a team', '<h1>Baker</h1><p>Remote Team</p>', null],
  ['a town', '<h1>Baker</h1><p>Leeds</p><p>Remote</p>', null],
])('work from home is read from a line below the position: %s', (_where, top, work_mode) => {
  const html = `<title>Baker - Rye Mill</title>${top}<p>${'You bake bread with care. '.repeat(20)}</p><h2>Requirements</h2><a>Apply now</a>`
  const [posting] = readPostings(parsePage(html), 'https://www.rye.example/careers/baker')
  expect(posting?.work_mode).toBe(work_mode)
})
