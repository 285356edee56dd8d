import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { parsePage } from './parse-page.ts'

// Pages whose titles contain more than the position, or whose position is not in a heading.

const read = (html: string, url?: string) => readPostings(parsePage(html), url)
const TEXT = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`
const OWN = 'https://www.acme.example/careers/'
const BOARD = 'https://bakingpeople.example/jobs/'

const onBoard = (position: string, more: string) =>
  `<title>${position}</title><a href="/">All Jobs</a><p>${position}</p>${TEXT}<h3>Requirements</h3>${TEXT}${more}<a>Apply</a><footer>A <a href="/">Baking People</a> production © 2024 Baking People</footer>`

test('the company at the start of a position is recognized by the website the page links to', () => {
  const website = (address: string) =>
    `<p><strong>Website</strong><br><a href="${address}">${address}</a></p>`
  expect(
    read(onBoard('Rye House Head Baker', website('https://www.ryehouse.test')), `${BOARD}rye.html`),
  ).toMatchObject([{ company: 'Rye House' }])
  expect(
    read(onBoard('Crumbs Head Baker', website('https://crumbsapp.test')), `${BOARD}c.html`),
  ).toMatchObject([{ company: 'Crumbs' }])
})

test('a labelled website link identifies the company that the page describes', () => {
  const more = `<p><strong>Website</strong> <a href="https://ryehouse.test">https://ryehouse.test</a></p><h4>About Rye House</h4>${TEXT}`
  expect(read(onBoard('Head Baker', more), `${BOARD}head-baker.html`)).toMatchObject([
    { company: 'Rye House', position: 'Head Baker' },
  ])
})

test('a link to a social network does not make a word of the position the company', () => {
  const html = `<title>Twitter Editor | Acme</title><h1>Twitter Editor</h1><h2>Requirements</h2>${TEXT}<a href="https://twitter.com/acme">Twitter</a><a>Apply now</a>`
  expect(read(html, `${OWN}twitter-editor`)).toMatchObject([{ company: 'Acme' }])
})

test('without a first-level heading, the line that equals the title is the position', () => {
  const html = `<title>Baker - Night Shift</title><p>Baker - Night Shift</p>${TEXT}<h3>A day in the life of a baker</h3>${TEXT}<h3>Requirements</h3>${TEXT}<a>Apply now</a>`
  expect(read(html, `${OWN}night.html`)).toMatchObject([{ position: 'Baker - Night Shift' }])
})

test('a slogan in the title is neither the location nor the company', () => {
  const site = 'Acme | A Decentralized Oven & Bread Market'
  const html = `<title>${site}</title><meta property="og:site_name" content="${site}"><h1>Baker</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, `${OWN}baker/`)).toMatchObject([{ company: 'Acme', location: null }])
})

test('a country restriction is a location without the word “only”', () => {
  const html = `<title>Baker at Acme</title><h1>Baker</h1><p>Location</p><p>Telecommute (U.S. only)</p><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, `${OWN}baker`)).toMatchObject([{ location: 'U.S.', work_mode: 'remote' }])
})

test('section headings in a Scandinavian language are recognized', () => {
  const html = `<title>Kundesupport-medarbejder | Acme</title><h1>Kundesupport-medarbejder</h1>${TEXT}<h3>Dine opgaver:</h3>${TEXT}<h3>Om dig:</h3>${TEXT}`
  expect(read(html, 'https://www.acme.example/karriere/kundesupport-medarbejder/')).toMatchObject([
    { company: 'Acme', position: 'Kundesupport-medarbejder' },
  ])
})

test('a page of job offers with a single card is a list', () => {
  const html = `<title>Les offres d’emploi Acme</title><h2>Boulanger H/F</h2><p>Nous cherchons un boulanger à Lyon.</p><a href="/recrutement/boulanger">Voir le poste</a><h3>Votre profil</h3>${TEXT}<a>Postuler</a>`
  expect(read(html, 'https://www.acme.example/recrutement/offres')).toEqual([])
})

test('two first-level headings with different positions make the page a list', () => {
  const part = (name: string) =>
    `<h1>${name}</h1><h3>About the role</h3>${TEXT}<h3>Requirements</h3>${TEXT}`
  const html = `<title>Careers - Acme | Ovens for Bakers and Cooks</title><h1>Build the future of bread.</h1>${part('Head Baker')}${part('Pastry Cook')}<a>Apply now</a>`
  expect(read(html, OWN)).toEqual([])
})

test('a cookie notice’s heading is not the position, even on a known applicant tracking system', () => {
  const notice =
    '<div class="cc-window" role="dialog"><h1>We value your privacy</h1><p>We store cookies on a device.</p><button>Accept all</button></div>'
  const html = `<title>Baker in Leeds | Acme</title>${notice}<h1>Baker</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  for (const url of [`${OWN}baker`, 'https://careers-acme.icims.com/jobs/4262/baker/job'])
    expect(read(html, url), url).toMatchObject([{ position: 'Baker' }])
  expect(
    read(`<title>Search</title>${notice}`, 'https://careers-acme.icims.com/jobs/search'),
  ).toEqual([])
})

test('badges and buttons on a board’s card are neither company nor location', () => {
  const html = (line: string) =>
    `<title>Baker | Leeds | vacature</title><h1>Baker</h1><p>Nieuw</p><p>${line}</p><p>Ajouter aux favoris</p><h2>Requirements</h2>${TEXT}<a>Solliciteer direct</a>`
  for (const line of ['Rye House', 'via Rye House'])
    expect(read(html(line), 'https://www.jobbird.com/nl/vacature/1021597-baker')).toMatchObject([
      { company: 'Rye House', location: 'Leeds' },
    ])
})

test('a page headed by the company’s full name with several positions is a list', () => {
  const card = (name: string) => `<div><h3>${name} (m/w/d)</h3><p>Ulm</p></div>`
  const html = `<title>Rye House GmbH: jobs</title><meta property="og:title" content="Rye House GmbH"><h1>Rye House GmbH</h1><h2>Open positions</h2>${['Bäcker', 'Koch', 'Kellner'].map(card).join('')}<h2>About us</h2>${TEXT}<h2>Benefits</h2>${TEXT}<a>Apply</a>`
  expect(read(html, 'https://join.com/companies/ryehouse')).toEqual([])
  expect(read(html, `${OWN}all`)).toEqual([])
})

test('a label with a shorter position does not replace the one in the heading', () => {
  const html = `<title>Senior Pastry Baker (Bread/Cakes) | Acme</title><h1>Senior Pastry Baker (Bread/Cakes)</h1><p><b>Role</b>: Pastry Baker</p><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, `${OWN}senior-pastry-baker/`)).toMatchObject([
    { position: 'Senior Pastry Baker (Bread/Cakes)' },
  ])
})

test('the section before the site’s name in a title is not part of the company', () => {
  const html = `<title>Baker - Careers ryehouse</title><h1>Baker</h1>${TEXT}<h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://www.ryehouse.example/jobs/baker')).toMatchObject([
    { company: 'ryehouse', position: 'Baker' },
  ])
})

test.each([
  'Пекар 950 грн в Києві - Rye Mill',
  'Пекар - в Києві - Rye Mill',
  'Пекар - від 30 000 грн - Rye Mill',
  'Пекар, 2 400–2 600 € - Rye Mill',
  'Пекар в Києві, робота в компанії Rye Mill',
])('neither pay nor a town in the title is the company: %s', (title) => {
  const html = `<title>${title}</title><h1>Пекар</h1><h2>Вимоги</h2>${TEXT}<a>Надіслати резюме</a>`
  const url = 'https://www.crumbs.example/company7/vacancy47110'
  expect(read(html, url)).toMatchObject([{ company: 'Rye Mill', position: 'Пекар' }])
})

test.each([
  '<meta name="title" content="Loaf Whisperer">',
  '<meta name="DC.title" content="Loaf Whisperer">',
  '<meta itemprop="og:title" content="Loaf Whisperer">',
])('a page with its system’s title is named by %s', (meta) => {
  const html = `<title>Candidate Portal</title>${meta}<span>Loaf Whisperer</span><h4>Requirements</h4>${TEXT}<h4>Responsibilities</h4>${TEXT}<button>Apply now</button><p>© Rye Mill</p>`
  const url = 'https://www.ryemill.example/job/detail/12'
  expect(read(html, url)).toMatchObject([{ company: 'Rye Mill', position: 'Loaf Whisperer' }])
  expect(read(html.replace(meta, ''), url)[0]?.position).not.toBe('Loaf Whisperer')
})

test.each(['Candidate Portal', 'Bewerberportal', 'Portail emploi', 'Portal de empleo', 'Job Hub'])(
  'the kind of system in the title is not the company: %s',
  (title) => {
    const html = `<title>${title}</title><h1>Baker</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
    expect(read(html, `${BOARD}12`)).toMatchObject([{ company: null, position: 'Baker' }])
  },
)

test('a company in small letters is read behind its preposition, and other words are not', () => {
  const html = (title: string) =>
    `<title>${title}</title><h1>Baker</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  const company = (title: string, url: string) => read(html(title), url)[0]?.company
  expect(company('Baker bei rye ag', `${BOARD}12`)).toBe('rye ag')
  expect(company('Baker at ryemill', 'https://www.ryemill.example/jobs/12')).toBe('ryemill')
  expect(company('Baker at home', `${BOARD}12`)).not.toBe('home')
})

test.each([
  ['Rye Mill: Bread Baker', 'Rye Mill'],
  ['Bread Baker at Rye Mill - Crumbs', 'Rye Mill'],
  ['Rye Mill hiring Bread Baker in Leeds | Crumbs', 'Rye Mill'],
  ['Bread Baker, Leeds, Rye Mill', 'Rye Mill'],
])('without headings, the position is the line that the title has too: %s', (title, company) => {
  const lines = `<div>Sales and Marketing</div><div>${title}</div><div>Bread Baker</div>`
  const html = `<title>${title}</title>${lines}<b>Requirements</b>${TEXT}<b>Responsibilities</b>${TEXT}<a>Apply now</a>`
  expect(read(html, `${BOARD}12`)).toMatchObject([{ company, position: 'Bread Baker' }])
})

test('the longest such line is the position, also if a dash is in it', () => {
  const title = 'Rye Mill hiring Junior Bread Baker - Trainee in Leeds | Crumbs'
  const lines = '<div>Bread Baker</div><div>Junior Bread Baker - Trainee</div>'
  const html = `<title>${title}</title>${lines}<b>Requirements</b>${TEXT}<b>Responsibilities</b>${TEXT}<a>Apply now</a>`
  expect(read(html, `${BOARD}12`)).toMatchObject([{ position: 'Junior Bread Baker - Trainee' }])
})

test('a label with a shorter position does not replace the line that the title has', () => {
  const lines = '<div>Senior Bread Baker (Rye)</div><p>Role: Bread Baker</p>'
  const html = `<title>Senior Bread Baker (Rye), Leeds - Crumbs</title>${lines}<b>Requirements</b>${TEXT}<a>Apply now</a>`
  expect(read(html, `${BOARD}12`)).toMatchObject([{ position: 'Senior Bread Baker (Rye)' }])
})

test.each([
  'Вакансія: Bread Baker, Київ, компанія Rye Mill',
  'Bread Baker в Києві, Rye Mill',
  'Bread Baker, Київ, Rye Mill',
])('neither the place nor the company in a title alone is part of the position: %s', (title) => {
  const html = `<title>${title}</title><b>Вимоги</b>${TEXT}<b>Обов’язки</b>${TEXT}<a>Надіслати резюме</a>`
  expect(read(html, `${BOARD}12`)).toMatchObject([{ position: 'Bread Baker' }])
})

test.each([
  [
    'Apply for the Baker (m/f) job in Leeds, Yorkshire at Rye Mill. Now.',
    'Rye Mill',
    'Leeds, Yorkshire',
  ],
  ['Stelle als Baker bei der Crumbs und Söhne in Ulm', 'Crumbs und Söhne', 'Ulm'],
  ['Открыта вакансия: Baker в Киеве от компании Хлеб; опыт', 'Хлеб', null],
  ['We look for a Baker in Crumbs. Work at Oven Systems.', null, null],
])(
  'the page’s description names the company and the place: %s',
  (description, company, location) => {
    const html = `<title>Baker</title><meta name="description" content="${description}"><h1>Baker</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
    expect(read(html, `${BOARD}12`)).toMatchObject([{ company, location }])
  },
)

test('a company behind a town in Russian is read from the title', () => {
  const html = `<title>Вакансия Baker в Киеве, Хлеб | Работа на Crumbs</title><h1>Baker</h1><h2>Требования</h2>${TEXT}<a>Откликнуться</a>`
  expect(read(html, `${BOARD}12`)).toMatchObject([{ company: 'Хлеб', position: 'Baker' }])
})

test('the link to the privacy policy is not the company', () => {
  const html = `<title>Baker | Datenschutzerklärung</title><h1>Baker</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, `${BOARD}12`)).toMatchObject([{ company: null }])
})

test.each([
  'Rye House sucht eine/n Baker',
  'Rye House sucht Baker in Leeds',
  'Rye House recrute un(e) Baker',
  'Rye House recrute un·e Baker',
  'Rye House busca un/a Baker',
  'Rye House cerca Baker ad Asti',
  'Rye House zoekt een Baker',
  'Rye House szuka: Baker',
  'Rye House is hiring a Baker',
  'Rye House, Baker arıyor - Bread Jobs',
  'Rye House: Baker gesucht - Bread Jobs',
  'Baking People: Rye House – Baker',
])('the company in the title "%s" is Rye House', (title) => {
  const html = `<title>${title}</title><h1>Baker</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, `${BOARD}4711`)).toMatchObject([{ company: 'Rye House', position: 'Baker' }])
})

test.each(['Wir suchen: Baker', 'We are hiring a Baker', 'Nous recherchons un Baker'])(
  'the title "%s" names no company',
  (title) => {
    const html = `<title>${title}</title><h1>Baker</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
    expect(read(html, 'https://jobs.example/4711')).toMatchObject([{ company: null }])
  },
)

test.each([
  ['Vaga Padeiro na Acme em Curitiba | Breadboard', 'Padeiro', 'Acme'],
  ['Acme zatrudnia na stanowisku: Piekarz w Łódź, Polska | Chleb', 'Piekarz', 'Acme'],
  ['Baker Job in Leeds at Acme', 'Baker', 'Acme'],
])('the position and its company are read from the title %s', (title, position, company) => {
  const html = `<title>${title}</title><div><p>${position}</p></div><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://www.board.example/job/4711')).toMatchObject([{ position, company }])
})

test.each(['Baker - Rye Mill', 'Baker | Rye Mill GmbH', 'Baker at Rye Mill'])(
  'the employer is not part of the position in structured data: %s',
  (title) => {
    const data = { '@type': 'JobPosting', title, hiringOrganization: { name: 'Rye Mill GmbH' } }
    const html = `<title>${title}</title><h1>Baker</h1><script type="application/ld+json">${JSON.stringify(data)}</script>${TEXT}`
    expect(read(html, 'https://www.ryemill.example/baker/')).toMatchObject([{ position: 'Baker' }])
    expect(
      read(html.replaceAll(/Rye Mill/g, 'Night Shift').replace('Night Shift GmbH"}', 'Rye"}')),
    ).toMatchObject([{ position: title.replace('Rye Mill', 'Night Shift') }])
  },
)

test('a page’s title in its scripts is the position without the site’s name', () => {
  const html = `<title>Baker, Ulm - Rye Mill</title><meta property="og:site_name" content="Rye Mill"><h1>Baker / Miller, Ulm</h1><script>const texts = { title: 'Baker, Ulm - Rye Mill', description: '${'Our job is to bake bread. '.repeat(9)}' }</script><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://www.ryemill.example/baker-ulm/')).toMatchObject([
    { position: 'Baker, Ulm' },
  ])
})

test.each([
  'Poste : Baker',
  'Puesto: Baker',
  'Stanowisko: Baker',
  'Вакансія Baker',
  'Vakance – Baker',
  'Looking for a Baker',
  'Aktuell gesucht: Baker',
  'Baker <small>from 1 May 2031, 80%</small>',
  'Baker <small>38 h</small>',
])('the position in the heading "%s" is Baker', (heading) => {
  const html = `<title>Rye Mill</title><h1>${heading}</h1><h2>Requirements</h2>${TEXT}<h2>What we offer</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://www.ryemill.example/jobs/baker/')).toMatchObject([
    { position: 'Baker' },
  ])
})

test.each([
  'Baker <small>(m/f/d)</small>',
  'Baker <small>for rye</small>',
  'Position Manager',
  'Poster Designer',
  'Role Player',
])('nothing is removed from the heading "%s"', (heading) => {
  const html = `<title>Rye Mill</title><h1>${heading}</h1><h2>Requirements</h2>${TEXT}<h2>What we offer</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://www.ryemill.example/jobs/baker/')).toMatchObject([
    { position: heading.replaceAll(/<[^>]*>/g, '') },
  ])
})

test('a call in the heading and an address for applications are enough for a posting', () => {
  const page = (heading: string) =>
    `<title>${heading}</title><h1>${heading}</h1>${TEXT}<a>jobs@acme.example</a>`
  expect(
    read(page('Looking for Experienced Bakers'), 'https://www.acme.example/jobs/'),
  ).toHaveLength(1)
  expect(read(page('Experienced Bakers'), 'https://www.acme.example/bakers/')).toEqual([])
})

test.each([
  ['Bakery Assistant job', 'Bakery Assistant'],
  ['Baker holiday job', 'Baker holiday job'],
  ['Baker - Vollzeit/ab sofort', 'Baker'],
  ['Baker – full-time, from now', 'Baker'],
  ['Baker – Night shift/weekend', 'Baker – Night shift/weekend'],
  ['製パン責任者 正社員', '製パン責任者'],
  ['提拉米苏厨师 全职', '提拉米苏厨师'],
])('the kind of page or employment behind a position is no part of it: %s', (heading, position) => {
  const html = `<title>Rye Mill</title><h1>${heading}</h1><h2>Requirements</h2><p>${'Bake bread with care. '.repeat(20)}</p><a>Apply now</a>`
  expect(readPostings(parsePage(html), 'https://www.rye.example/jobs/1234')).toMatchObject([
    { position },
  ])
})

test.each([
  ['Oven Baker at Crumb Games', 'Oven Baker'],
  ['Oven Baker at Sea', 'Oven Baker at Sea'],
])('the company behind the position is no part of it: %s', (heading, position) => {
  const html = `<title>Oven Baker job</title><h1>${heading}</h1><p>Posted by</p><p><a>Crumb Games</a> on <time>May 3rd, 2030</time></p><h2>Requirements</h2><p>${'Bake bread with care. '.repeat(20)}</p><a>Apply now</a>`
  expect(readPostings(parsePage(html), 'https://www.board.example/jobs/oven-baker')).toMatchObject([
    { position, company: 'Crumb Games' },
  ])
})

test('a Chinese posting is read whose heading has the company’s call before its title', () => {
  const html = `<title>面包烘焙-麦香坊-好工网-找工作平台</title><h1 title="面包烘焙"><em></em><div>麦香坊门店部招聘</div> 面包烘焙</h1><p><span>6k-8k</span> <span>武汉</span> <span>全职</span></p><h3>职位描述</h3><p>${'每天早上认真地烤面包，'.repeat(20)}</p><a>投个简历</a><h2>麦香坊 <span>好工认证企业</span></h2>`
  expect(readPostings(parsePage(html), 'https://www.haogong.example/jobs/1234.html')).toMatchObject(
    [{ position: '面包烘焙', company: '麦香坊', location: '武汉' }],
  )
})

test.each([
  ['Make a difference as a Baker', 'Baker'],
  ['Mach den Unterschied als Bäckerin', 'Bäckerin'],
  ['Maak het verschil als bakker', 'bakker'],
  ['Difference Maker and Baker', 'Difference Maker and Baker'],
  ['Work as a Baker Foreman', 'Work as a Baker Foreman'],
])('a slogan before the position is no part of it: %s', (heading, position) => {
  expect(
    read(
      `<title>${heading}</title><h1>${heading}</h1>${TEXT}<h2>Requirements</h2>${TEXT}<a>Apply now</a>`,
      `${OWN}1234`,
    ),
  ).toMatchObject([{ position }])
})

test('a civic service is a position where it is offered, and a topic elsewhere', () => {
  const name = 'Service civique à Orbach – 2 places'
  const page = (more: string) => `<title>${name} - Acme</title><h1>${name}</h1>${TEXT}${more}`
  const parts = `<h2>La mission</h2>${TEXT}<h2>Postuler</h2>`
  expect(read(page(parts), 'https://www.acme.example/emplois/annee-orbach/')).toMatchObject([
    { position: expect.stringContaining('Service civique') },
  ])
  expect(read(page(''), 'https://www.acme.example/jeunesse/service-civique')).toEqual([])
  expect(read(page('<h2>Qui peut le faire ?</h2>'), 'https://www.acme.example/vie/')).toEqual([])
})
