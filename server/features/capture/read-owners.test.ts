import { describe, expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { parsePage } from './parse-page.ts'

// Pages of companies' own sites, where several weak sources name the owner and the place.

const read = (html: string, url?: string) => readPostings(parsePage(html), url)
const TEXT = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`
const page = (title: string, before: string, after = '') =>
  `<title>${title}</title>${before}<h2>Requirements</h2>${TEXT}<a>Apply now</a>${after}`
const HOSTED = 'https://someone.github.io/site/careers/baker.html'

describe('the company', () => {
  test('is named above a street and a town with a code of five digits', () => {
    const html = page('Baker', '<h1>Baker</h1>', '<p>Rye Mills<br>Mill Lane 3<br>10115 Orbach</p>')
    expect(read(html, 'https://www.rmx.example/jobs/baker')).toMatchObject([
      { company: 'Rye Mills' },
    ])
  })

  test('is the name on which the title and the footer agree', () => {
    const html = page(
      'Rye Technologies - Job Page - Baker - 2 years',
      '<h1>Baker</h1>',
      '<footer>© Rye Technologies Pvt. Ltd. All Rights Reserved</footer>',
    )
    expect(read(html, HOSTED)).toMatchObject([
      { company: expect.stringMatching(/^Rye Technologies/) },
    ])
  })

  test('is named by the breadcrumb if the metadata names the template’s author', () => {
    const html = page(
      'Baker',
      '<meta name="author" content="Themebakers"><a href="mailto:hello@brotfix.com">hello@brotfix.com</a><h1>Baker</h1><p><a>Home</a> / <a>Careers at Brotfix</a> / Baker</p>',
      '<footer>Copyright by your company | Themes by Themebakers</footer>',
    )
    expect(read(html, HOSTED)).toMatchObject([{ company: 'Brotfix' }])
  })

  test('is recognized by an email address if the host is shared by many sites', () => {
    const html = page(
      'Bakery Vacancy | Jobs in Baking - Softrye Infosys',
      '<p>sales@softrye.com</p><h1>Baker</h1>',
      '<p>Crumb Studio made this page.</p>',
    )
    expect(read(html, HOSTED)).toMatchObject([{ company: 'Softrye Infosys' }])
  })

  test.each([
    '<p>Powered by Crumbhire</p>',
    '<img alt="Powered by the Crumbhire platform">',
    '<p><span>Powered by</span> <a><img alt="Crumbhire logo"></a></p>',
    '<p><span>Propulsé par</span> <b>Crumbhire</b></p>',
  ])('is not the maker of the system that the page credits: %s', (credit) => {
    const html = page(
      'Baker - Crumbhire',
      '<header><a href="/"><img alt="Crumbhire logo"></a></header><h1>Baker</h1><p>Rye Mill bakes with rye.</p>',
      `<footer>© Crumbhire ${credit}</footer>`,
    )
    const url = 'https://ryemill.crumbhire.example/node/12'
    expect(read(html, url)).toMatchObject([{ company: 'Rye Mill' }])
    expect(read(html.replaceAll(credit, ''), url)).toMatchObject([{ company: 'Crumbhire' }])
  })

  test.each([
    [
      'a logo, by what surrounds it',
      '<div class="page-logo"><a><img src="/1.png" alt="Rye Mill"></a></div>',
    ],
    ['a logo, by its address', '<img src="/files/logo.svg" alt="Rye Mill">'],
    ['an imprint', '<p>Rye Mill<br>Mill Lane 1<br>9450 Orbach</p>'],
    ['an imprint of two lines', '<p>Rye Mill<br>Mill Lane 1, 9450 Orbach</p>'],
  ])('is read from %s', (_where, html) => {
    const url = 'https://apply.refline.ch/123456/0123/pub/1/index.html'
    expect(read(page('Baker', '<h1>Baker</h1>', html), url)).toMatchObject([
      { company: 'Rye Mill', position: 'Baker' },
    ])
    const other = html.replace('Rye Mill', html.startsWith('<p>') ? 'Frau Korn' : 'RMX')
    expect(read(page('Baker', '<h1>Baker</h1>', other), url)).toMatchObject([{ company: null }])
  })

  test('is no applicant system’s name in a host for careers', () => {
    const html = page('Job posting details', '<h1>Baker</h1>', `<p>${TEXT}</p>`)
    const path = 'external/jobDetails.do?jobPostId=1'
    expect(read(html, `https://careers.peopleclick.com/careers/${path}`)).toMatchObject([
      { company: null },
    ])
    expect(read(html, `https://careers.ryemill.com/careers/${path}`)).toMatchObject([
      { company: 'Ryemill' },
    ])
  })

  test('is the full name that begins with the domain’s name', () => {
    const html = page(
      'Rye Bakeries - Baker',
      '<p>Mail to jobs@rye.com</p><h1>Baker</h1><p>Rye bakes.</p>',
      '<footer>2025 Rye Bakeries. All rights reserved.</footer>',
    )
    expect(read(html, 'https://www.rye.com/jobs/baker/')).toMatchObject([
      { company: 'Rye Bakeries' },
    ])
  })

  test('is read from a copyright line without the © sign, in another language', () => {
    const html = page(
      'Baker',
      '<h1>Baker</h1>',
      '<footer>Ryelab – Tous droits réservés – 2021</footer>',
    )
    expect(read(html, HOSTED)).toMatchObject([{ company: 'Ryelab' }])
  })

  test('is neither the first entry of a menu nor the name of a template', () => {
    const html = page(
      'Danni — HTML5 website template',
      '<h1>Baker</h1>',
      '<div><div>Company</div><a href="/projects">Our projects</a><a href="/about">About us</a></div>',
    )
    expect(read(html, HOSTED)).toMatchObject([{ company: null }])
  })

  test('is the end of the position’s heading if the title repeats it', () => {
    const html = page('Job Details - Rye Mill', '<h1>Job Details</h1><h2>Baker - Rye Mill</h2>')
    expect(read(html, HOSTED)).toMatchObject([{ company: 'Rye Mill', position: 'Baker' }])
  })
})

describe('one posting', () => {
  const whole = (name: string) =>
    `<h2>${name}</h2><p>Miejsce pracy: Katowice (Śląskie)</p><h3>Wymagania</h3>${TEXT}<h3>Oferujemy</h3>${TEXT}`

  test('is read from a section’s page that contains it completely', () => {
    const html = `<title>Kariera | Rye</title><h1>Kariera</h1>${whole('Technolog-Kosztorysant')}<a>Wyślij CV</a>`
    expect(read(html, 'https://www.rye.pl/kariera.html')).toMatchObject([
      { company: 'Rye', position: 'Technolog-Kosztorysant', location: 'Katowice (Śląskie)' },
    ])
  })

  test('is not read from a section’s page that contains two', () => {
    const html = `<title>Kariera | Rye</title><h1>Kariera</h1>${whole('Technolog-Kosztorysant')}${whole('Magazynier')}<a>Wyślij CV</a>`
    expect(read(html, 'https://www.rye.pl/kariera.html')).toEqual([])
    const unheaded = `<title>Kariera | Rye</title><h1>Kariera</h1>${whole('Technolog')}<p>Dla młodych</p>${whole('Technolog').replace('<h2>Technolog</h2>', '')}<a>Wyślij CV</a>`
    expect(read(unheaded, 'https://www.rye.pl/kariera.html')).toEqual([])
  })

  test('is not read from a guide to a profession', () => {
    const guide = `<title>Baker — Crumbs</title><h1>Baker</h1><p>$50k–$80k</p><p>Salary (AUD)</p><p>Study time</p><h2>A day in the life</h2>${TEXT}<h2>How to get there</h2>${TEXT}<h2>Skills that matter most</h2>${TEXT}<h2>Outlook</h2>${TEXT}`
    expect(read(guide, 'https://crumbs.example/careers/baker.html')).toEqual([])
  })
})

describe('the location', () => {
  const OWN = 'https://www.rye.example/jobs/baker/'

  test.each([
    ['Mühlenstraße 5, 99998 Weberstedt', 'Weberstedt'],
    ['Molenweg 40, Biervliet', 'Biervliet'],
    ['Rye House, Pier Head, Appledore EX39 1QX', 'Appledore'],
    ['12 Mill Road, Ryegate, VT 05042', 'Ryegate'],
    ['ul. Młyńska 4, 26-030 Raków', 'Raków'],
  ])('is the only town in the site’s addresses, and unsure: %s', (address, town) => {
    const html = page('Baker | Rye', '<h1>Baker</h1>', `<footer><p>${address}</p></footer>`)
    const [posting] = read(html, OWN)
    expect(posting).toMatchObject({ location: town })
    expect(posting?.sure).not.toContain('location')
  })

  test('is unknown if the site has two addresses or the work is remote', () => {
    const two =
      '<footer><p>Mühlenstraße 5, 99998 Weberstedt</p><p>Hof 2, 99947 Kammerforst</p></footer>'
    expect(read(page('Baker | Rye', '<h1>Baker</h1>', two), OWN)).toMatchObject([
      { location: null },
    ])
    const remote = page(
      'Baker | Rye',
      '<h1>Baker</h1><p>Fully remote</p>',
      '<footer><p>Mühlenstraße 5, 99998 Weberstedt</p></footer>',
    )
    expect(read(remote, OWN)).toMatchObject([{ location: null }])
  })

  test('is unsure if only the page’s data has it', () => {
    const data = {
      '@type': 'JobPosting',
      title: 'Baker',
      hiringOrganization: { name: 'Rye' },
      jobLocation: { address: { addressLocality: 'Ryegate', addressCountry: 'US' } },
    }
    const html = (text: string) =>
      `<title>Baker | Rye</title><script type="application/ld+json">${JSON.stringify(data)}</script><h1>Baker</h1><p>${text}</p>${'<p>We bake.</p>'.repeat(30)}`
    const [seat] = read(html('Work on our sites.'), OWN)
    expect(seat).toMatchObject({ location: 'Ryegate, US' })
    expect(seat?.sure).not.toContain('location')
    expect(read(html('Work in Ryegate.'), OWN)[0]?.sure).toContain('location')
  })
})

describe('the company of a page below an unknown system’s host', () => {
  const html = (text: string) => page('Baker', `<h1>Baker</h1>${text}`)
  const hosted = (name: string) => `https://${name}.crumbhire.example/jobs/12`

  test.each([
    ['ryebakers', 'Rye Bakers'],
    ['careers-ryebakers', 'Rye Bakers'],
    ['empleoryebakers', 'Rye Bakers'],
    ['panaderiasol', 'Panadería Sol'],
  ])('is the printed name that %s has the letters of', (label, name) => {
    const text = `<p>${name} is a family of bakers.</p><p>The bread of ${name} is good.</p>`
    expect(read(html(text), hosted(label))).toMatchObject([{ company: name }])
    expect(read(html(text), hosted('crumbs'))).toMatchObject([{ company: null }])
  })

  test.each([
    '<img src="/files/rye_mill-logo.png">',
    '<img src="/tenants/12/logo/Rye-Mill-login%20210x40.png?v=2">',
    '<meta property="og:image" content="https://files.example/logo_rye_mill_white.svg">',
  ])('is the name of the logo’s file, if the address agrees: %s', (logo) => {
    expect(read(html(logo), hosted('ryemill'))).toMatchObject([{ company: 'Rye Mill' }])
    expect(read(html(logo), hosted('crumbs'))).toMatchObject([{ company: null }])
  })
})

test.each([
  ['careers.ryemill.example', 'Ryemill'],
  ['karriere.ryemill.example', 'Ryemill'],
  ['www.werkenbijryemill.example', 'Ryemill'],
  ['careers.pageuppeople.example', null],
  ['jobs.ryemill.example', null],
  ['www.ryemill.example', null],
])(
  'a page that names no company is of the host’s owner if that is for careers: %s',
  (host, name) => {
    const html = page('Baker', '<h1>Baker</h1>')
    expect(read(html, `https://${host}/job/12`)).toMatchObject([{ company: name }])
    const named = page('Baker', '<h1>Baker</h1><p>Crumbs GmbH</p>')
    expect(read(named, `https://${host}/job/12`)).toMatchObject([{ company: 'Crumbs GmbH' }])
  },
)

test('the whole name in the title is the company if the page never prints its start alone', () => {
  const html = page(
    'Vacancy - Crumbs Mill of Rye Primary School',
    '<h1>Baker</h1>',
    '<p>The bakers of Crumbs Primary are up early.</p>'.repeat(6),
  )
  expect(read(html, 'https://www.crumbs.example/vacancies/baker')).toMatchObject([
    { company: 'Crumbs Mill of Rye Primary School' },
  ])
})

test('a legal form in small letters names the company in a sentence', () => {
  const html = page('Baker', '<h1>Baker</h1><p>This position is open with Rye Mill (pvt) ltd.</p>')
  const text = html.replace('(pvt) ltd', 'ltd')
  expect(read(text, 'https://hire.example/job/12')).toMatchObject([
    { company: expect.stringMatching(/^Rye Mill/) },
  ])
})

test('a placeholder in the data is not the company if the address has the name on the page', () => {
  const data = { '@type': 'JobPosting', title: 'Baker', hiringOrganization: { name: 'WordPress' } }
  const html = `<title>Baker – Rye Bakers</title><script type="application/ld+json">${JSON.stringify(data)}</script><h1>Baker</h1>${'<p>We bake bread.</p>'.repeat(20)}<footer>© Rye Bakers | powered by WordPress</footer>`
  expect(read(html, 'https://ryebakers.example/jobs/baker')).toMatchObject([
    { company: 'Rye Bakers' },
  ])
})

test('a department is not the company if the page names the university of its address', () => {
  const html = page(
    'Fellow in Rye | Department of Baking',
    '<a class="site-name">Department of Baking</a><h1>Fellow in Rye</h1><p>Department of Baking</p>',
    '<footer>© Rye State University</footer>',
  )
  expect(read(html, 'https://baking.rye.example/jobs/fellow-in-rye')).toMatchObject([
    { company: 'Rye State University' },
  ])
})

test('the owner of a section in Danish is the company, not its initials', () => {
  const html = page(
    'Ledige stillinger på Rug Universitet',
    '<p>Ledige stillinger på RUN</p><h1>Baker</h1>',
  )
  expect(read(html, 'https://www.stillinger.run.example/vis-stilling/?vacancy=1159')).toMatchObject(
    [{ company: 'Rug Universitet' }],
  )
})

test('a number with a point does not end the sentence that names the company', () => {
  const html = page(
    'Baker Leeds | CRUMB',
    '<meta name="description" content="Crumb is op zoek naar een Baker in Leeds voor 40.0 uur bij Rye Mill"><h1>Baker</h1>',
  )
  expect(read(html, 'https://www.crumb.example/vacatures/908/baker')).toMatchObject([
    { company: 'Rye Mill' },
  ])
})

test.each(['par', 'von', 'por', 'door', 'przez'])(
  'the word before the owner’s name in a copyright line is no part of it: %s',
  (by) => {
    const html = page(
      'Baker',
      '<h1>Baker</h1>',
      `<footer>© 2031 ${by} Rye Mills. Made by hand</footer>`,
    )
    expect(read(html, HOSTED)).toMatchObject([{ company: 'Rye Mills' }])
    expect(read(html, 'https://www.ryemills.example/jobs/baker')).toMatchObject([
      { company: 'Rye Mills' },
    ])
  },
)

test('a name that begins with such a word is whole if the host has it too', () => {
  const html = page('Baker', '<h1>Baker</h1>', '<footer>© 2031 von Ryeburg</footer>')
  expect(read(html, 'https://www.vonryeburg.example/jobs/baker')).toMatchObject([
    { company: 'von Ryeburg' },
  ])
})

test.each([
  'Stemma della Repubblica Italiana',
  'Coat of arms of the Kingdom of Ryeland',
  'Escudo de la República',
  'Staatswappen Republik Österreich',
])('the emblem of a state is not the owner’s logo: %s', (alt) => {
  const logo = `<a href="/"><img class="logo" alt="${alt}"></a>`
  const site = '<meta property="og:site_name" content="Ministry of Bread">'
  const html = page('Baker - Work with us', `${site}${logo}<h1>Baker</h1>`)
  expect(read(html, 'https://bread.gov.example/work-with-us/baker')).toMatchObject([
    { company: 'Ministry of Bread' },
  ])
})

test.each([
  'Crest Republic',
  'Flag Union Bakers',
  'Emblem Bakery',
  'Wappenhof Republik',
  'Stemma Forni',
])('a logo whose name only sounds like an emblem is the owner’s: %s', (name) => {
  const logo = `<a href="/"><img class="logo" alt="${name} logo"></a>`
  expect(read(page('Baker', `${logo}<h1>Baker</h1>`), HOSTED)).toMatchObject([{ company: name }])
})

test('the owner has the host’s name without the town that only the title adds', () => {
  const rights = '<footer>© Rye Mills - All rights reserved</footer>'
  const html = page('Bakery vacancy - Rye Mills Orbach', '<h1>Baker wanted!</h1>', rights)
  expect(read(html, 'https://www.ryemills.example/career/baker')).toMatchObject([
    { company: 'Rye Mills' },
  ])
  const whole = page('Baker - Rye Mills Orbach', '<h1>Baker</h1>', '<p>© Rye Mills Orbach</p>')
  for (const host of ['ryemills', 'ryemillsorbach', 'rye', 'orbach'])
    expect(read(whole, `https://www.${host}.example/career/baker`)).toMatchObject([
      { company: 'Rye Mills Orbach' },
    ])
})

test.each(['Tech', 'Engineering', 'Tech Blog', 'Labs'])(
  'what a company’s blog is about is no part of its name: %s',
  (topic) => {
    const site = `<meta property="og:site_name" content="Ryemill ${topic}">`
    const html = page(`Ryemill ${topic} - Baker`, `${site}<h1>Baker</h1>`, '<a>Ryemill</a>')
    expect(read(html, 'https://blog.ryemill.example/jobs/baker')).toMatchObject([
      { company: 'Ryemill' },
    ])
    if (topic.endsWith('Blog')) return
    for (const host of ['www.ryemill', 'blog.rye', 'jobs.ryemill'])
      expect(read(html, `https://${host}.example/jobs/baker`)).toMatchObject([
        { company: `Ryemill ${topic}` },
      ])
  },
)

test('a host made of the beginnings of a name’s words identifies the company', () => {
  const site = '<meta property="og:site_name" content="Rye Team for Good Bread">'
  const logo = '<a href="/">Rye Bread</a>'
  const html = page('Baker - Rye Team for Good Bread', `${site}${logo}<h1>Baker</h1>`)
  expect(read(html, 'https://ryebread.gov.example/jobs/baker')).toMatchObject([
    { company: 'Rye Team for Good Bread' },
  ])
})

test('the name that both the title and the site’s data give is preferred to a longer one', () => {
  const site = '<meta property="og:site_name" content="RYEMILL">'
  const html = page(
    'Jobs - RYEMILL',
    `${site}<h1>Jobs</h1><h6>Baker</h6>`,
    '<p>Ryemill Bread Solutions</p>',
  )
  expect(read(html, 'https://ryemillsolutions.example/jobs/')).toMatchObject([
    { company: 'RYEMILL' },
  ])
})

test('the page’s title has the whole name of a group', () => {
  const html = page(
    'Sourdough Research Group',
    '<a href="/"><img alt="Sourdough Research"></a><h2>Baker</h2>',
  )
  expect(read(html, 'https://www.sourdough.example/jobs/baker')).toMatchObject([
    { company: 'Sourdough Research Group' },
  ])
})

test('a notice while a page is loaded is no company', () => {
  const html = page(
    'Redirecting…',
    '<meta property="og:site_name" content="Rye Mills"><h1>Redirecting…</h1><h1>Baker</h1>',
  )
  expect(read(html, 'https://www.ryemills.example/jobs/baker/')).toMatchObject([
    { company: 'Rye Mills', position: 'Baker' },
  ])
})
