import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { parsePage } from './parse-page.ts'

// Pages with unusual ways of writing names, places and headings.

const read = (html: string, url?: string) => readPostings(parsePage(html), url)
const TEXT = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`
const OWN = 'https://www.acme.example/careers/'

test('JSON-LD with property names in another case is read', () => {
  const data = {
    '@type': 'JobPosting',
    Title: 'Baker',
    HiringOrganization: { '@type': 'Organization', Name: 'Acme' },
    jobLocation: [{ Address: { AddressLocality: 'Leeds', addressCountry: { Name: 'UK' } } }],
  }
  const html = `<title>Careers</title><script type="application/ld+json">${JSON.stringify(data)}</script><h1>Baker</h1>${TEXT}`
  expect(read(html, OWN)).toMatchObject([
    { company: 'Acme', position: 'Baker', location: 'Leeds, UK' },
  ])
})

test('the location is composed of the parts of an RDFa address', () => {
  const html = `<div vocab="http://schema.org/" typeof="JobPosting"><h1 property="title">Baker</h1><span property="hiringOrganization" typeof="Organization"><span property="name"><strong>Acme</strong></span></span><span property="joblocation" typeof="Place"><span property="address" typeof="PostalAddress"><span property="streetAddress">1 Mill Street</span><span></span><span property="addressLocality">Leeds</span>, <span property="addressRegion">ON</span><span property="postalCode">P3E 4K4</span></span></span>${TEXT}</div>`
  expect(read(html, OWN)).toMatchObject([
    { company: 'Acme', position: 'Baker', location: 'Leeds, ON' },
  ])
})

test('a property outside of a schema.org scope names the company, the board’s name does not', () => {
  const html = `<title>baker - Leeds, ON - Job posting - Job Bank</title><div vocab="" typeof=""><h1><span property="title">baker</span></h1><p><span>by</span> <span property="hiringOrganization" typeof="Organization"><span property="name"><strong>Rye Security</strong></span></span></p><span>Location</span> <span>Leeds</span>, <span>ON</span></div><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://www.jobbank.gc.ca/jobsearch/jobposting/39425018')).toMatchObject([
    { company: 'Rye Security' },
  ])
})

test('a season or a month is not a location', () => {
  const html = `<title>Baking Internship (Fall 2020)</title><h1>Baking Internship (Fall 2020)</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, OWN)).toMatchObject([{ location: null }])
  const term = '<dl><dt>Term</dt><dd>3 months, September to November 2026</dd></dl>'
  expect(read(html.replace('</h1>', `</h1>${term}`), OWN)).toMatchObject([{ location: null }])
})

test.each([
  ['Yazılım Mühendisi', 'Aranan Nitelikler', 'Çalışma Yeri', 'İstanbul', 'Başvur'],
  ['Nhân viên kinh doanh', 'Mô tả công việc', 'Địa điểm làm việc', 'Hà Nội', 'Ứng tuyển ngay'],
  ['Υπάλληλος Γραφείου', 'Απαραίτητα προσόντα', 'Τοποθεσία', 'Αθήνα', 'Αίτηση'],
  ['Prodajalec', 'Pričakujemo', 'Kraj dela', 'Ljubljana', 'Oddaj prijavo'],
  ['Raamatupidaja', 'Tööülesanded', 'Asukoht', 'Tallinn', 'Kandideeri'],
  ['Grāmatvedis', 'Prasības', 'Darba vieta', 'Rīga', 'Pieteikties'],
  ['Buhalteris', 'Reikalavimai', 'Darbo vieta', 'Vilnius', 'Siųsti CV'],
  ['간호사', '자격요건', '근무 예정지', '서울특별시 강남구', '입사지원'],
  ['销售代表', '任职要求', '工作地区', '上海市浦东新区', '立即投递'],
  ['พนักงานขาย', 'คุณสมบัติ', 'สถานที่ทำงาน', 'Bangkok', 'สมัครงาน'],
])(
  'the position %s is read, with section headings and a location label in its language',
  (position, part, label, place, apply) => {
    const html = `<title>${position}</title><h2>${position}</h2><h3>${part}</h3>${TEXT}<b>${label}</b><p>${place}</p><a>${apply}</a>`
    expect(read(html, 'https://www.acme.example/p/12')).toMatchObject([
      { position, location: place },
    ])
  },
)

test.each([
  ["Monitor d'Esplai", "Descripció de l'oferta", 'Entitat', 'Ubicació', "Inscriu-t'hi"],
  ['Пекар', 'Опис вакансії', 'Компанія', 'Розташування', 'Надіслати резюме'],
  ['Мебельщик', 'Описание вакансии', 'Название компании', 'Адрес', 'Отправить резюме'],
  ['მცხობელი', 'საკვალიფიკაციო მოთხოვნები', 'კომპანია', 'მისამართი', 'განაცხადის შევსება'],
  ['Հացթուխ', 'Աշխատանքային պարտականություններ', 'Ընկերություն', 'Հասցե', 'Դիմել'],
  ['Çörəkçi', 'Namizədə olan tələblər', 'Şirkətin adı', 'Ünvan', 'Müraciət et'],
  ['Novvoy', 'Talablar', 'Ish beruvchi', 'Shahar', 'Ariza topshirish'],
  ['Нан пісіруші', 'Қойылатын талаптар', 'Жұмыс беруші', 'Мекенжай', 'Өтінім беру'],
  ['बेकर', 'जिम्मेदारियां', 'कंपनी का नाम', 'स्थान', 'अभी आवेदन करें'],
  ['Bukëpjekës', 'Detyrat dhe përgjegjësitë', 'Punëdhënësi', 'Qyteti', 'Apliko tani'],
  ['Bakari', 'Hæfniskröfur', 'Fyrirtæki', 'Vinnustaður', 'Sækja um starf'],
])(
  '%s is read with its company and place, by the labels of its language',
  (position, part, company, place, apply) => {
    const html = `<title>${position}</title><h1>${position}</h1><p>${company}: Ryemill</p><p>${place}: Quern</p><h2>${part}</h2>${TEXT}<a>${apply}</a>`
    expect(read(html, 'https://www.board.example/jobs/12')).toMatchObject([
      { company: 'Ryemill', position, location: 'Quern' },
    ])
  },
)

test('a table of position, company and location below the site’s heading is one posting', () => {
  const html = `<title>채용정보 상세 | 빵24</title><h1>빵24</h1><h2>간호사 채용</h2><h2>채용정보 상세</h2><h3>경비원 채용</h3>${TEXT}<table><tr><th>모집 직종</th><td>사무 보조원</td></tr><tr><th>근무 예정지</th><td>서울특별시 강남구</td></tr><tr><th>기업명</th><td>주식회사 호밀</td></tr></table><h3>자격요건</h3><a>입사지원</a>`
  expect(read(html, 'https://www.acme.example/view?no=12')).toMatchObject([
    { company: '주식회사 호밀', position: '사무 보조원', location: '서울특별시 강남구' },
  ])
})

test('the company is the one in the posting’s sentences, not in a copyright line or a menu', () => {
  const html = (below: string) =>
    `<title>JOB TITLE</title><p>Jobs</p><a href="/companies/portal">Portal</a><h1>Baker</h1>${below}<h2>Requirements</h2>${TEXT}<a>Apply</a><p class="company">© 2019 Rye® Ltd All rights reserved</p>`
  const told =
    '<p>Ryebread is a bread company.</p><p>As a Baker at Ryebread you will use rye.</p><p>We”re located in Leeds, near the mill.</p>'
  expect(read(html(told), `${OWN}baker`)).toMatchObject([
    { company: 'Ryebread', location: 'Leeds' },
  ])
  expect(read(html('<p>Bake.</p>'), `${OWN}baker`)[0]?.company ?? '').not.toMatch(/©|Portal|TITLE/)
})

test('a town in the position or the company’s name is the location if nothing else names one', () => {
  const anywhere = `<title>Baker wanted in Leeds</title><h1>Baker wanted in Leeds</h1><span class="job-location">Anywhere</span><h2>Requirements</h2>${TEXT}<a>Apply</a>`
  expect(read(anywhere, OWN)).toMatchObject([{ location: 'Leeds', work_mode: 'remote' }])
  const named = `<title>Baker - Rye Mill Leeds</title><h1>Baker</h1><p>Rye Mill Leeds</p><h2>Requirements</h2>${TEXT}<p>Moving to Leeds? We pay.</p><a>Apply</a>`
  expect(read(named, 'https://www.dough.example/careers/baker')).toMatchObject([
    { company: 'Rye Mill Leeds', location: 'Leeds' },
  ])
})

test('text after a dash in the heading is part of the position unless it is a company’s name', () => {
  const html = (heading: string) =>
    `<title>${heading} - Leeds</title><meta property="og:title" content="${heading} - Leeds"><h1>${heading}</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html('Baker - USDS'), OWN)).toMatchObject([{ position: 'Baker - USDS' }])
  expect(read(html('Baker - Acme Ltd'), OWN)).toMatchObject([{ position: 'Baker' }])
})

test('the number of openings is not part of the position, nor a label part of the location', () => {
  const html = `<title>Baker</title><h1>Acme</h1><h3>Baker <br> (2 positions)</h3><p>Location, Bangalore</p><a>Apply with a smile!</a><h3>What we think you should have</h3>${TEXT}`
  expect(read(html, `${OWN}baker.html`)).toMatchObject([
    { position: 'Baker', location: 'Bangalore' },
  ])
})

test('an unusual job title is a position if title, heading and URL are that name', () => {
  const html = `<title>Crust Whisperer</title><meta property="og:title" content="Crust Whisperer at Acme"><h3>Crust Whisperer</h3><a>Apply now</a>${TEXT}`
  expect(read(html, `${OWN}crust-whisperer.html`)).toMatchObject([
    { company: 'Acme', position: 'Crust Whisperer' },
  ])
  expect(read(html, OWN)).toEqual([])
})

test('a heading that the URL repeats is the position, whatever links follow it', () => {
  const html = `<title>Acme | Careers</title><h2>Baker</h2><h4>Leeds, UK</h4>${TEXT}<h3>Job requirements:</h3>${TEXT}<button>Apply</button><div><a>Cook</a><a>Waiter</a></div>`
  expect(read(html, `${OWN}baker/`)).toMatchObject([{ position: 'Baker', location: 'Leeds, UK' }])
  expect(read(html, OWN)).toEqual([])
})

test('texts below repeated section headings or labels are several postings', () => {
  const part = `<p>We are hiring.</p><h3>Ihre Aufgaben</h3>${TEXT}<h3>Ihr Profil</h3>${TEXT}<a>Jetzt bewerben</a>`
  const page = (parts: string) =>
    `<title>Geschäftsbereich Personal</title><h1>Geschäftsbereich Personal</h1>${parts}`
  expect(read(page(part.repeat(3)), OWN)).toEqual([])
  const row = `<p>Stellenbezeichnung</p><p>Bäcker (m/w/d)</p><p>Bewerbungsfrist</p><p>1.5.2024</p>${TEXT}`
  const list = `<title>Wissenschaftliches Personal - Acme</title><h1>Wissenschaftliches Personal</h1>${row.repeat(3)}`
  expect(read(list, `${OWN}personal/`)).toEqual([])
})

test('a page about a topic, or headed only by the company’s name, is not a posting', () => {
  const topic = `<title>Praktikum & Werkstudium | Acme</title><h1>Brotluft atmen: als Werkstudentin und Werkstudent</h1><h2>Dein Profil</h2>${TEXT}<a>Jetzt bewerben</a>`
  expect(read(topic, `${OWN}studierende/`)).toEqual([])
  const owner = `<title>Jobs | Rye Bakers</title><h1>Rye Bakers</h1><h2>Your profile</h2>${TEXT}<a>Apply now</a>`
  expect(read(owner, 'https://www.rye-bakers.example/careers/open-jobs')).toEqual([])
})

test('an Arabic position is recognized by its words, and a similarly spelled office is not', () => {
  const html = (name: string) =>
    `<html dir="rtl"><title>${name} | Acme</title><h1>${name}</h1><p>عمان</p><h2>المتطلبات</h2>${TEXT}</html>`
  expect(read(html('مهندس مدني'), `${OWN}12345`)).toMatchObject([{ position: 'مهندس مدني' }])
  expect(read(html('مديرية الأشغال'), `${OWN}12345`)).toEqual([])
})

test('an unspecified region or a time zone is not a location', () => {
  const data = (address: object) =>
    `<title>Baker</title><script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Baker', hiringOrganization: { name: 'Acme' }, jobLocation: { address } })}</script><h1>Baker</h1>${TEXT}`
  const unsaid = { addressRegion: 'Autre / non précisé', addressCountry: 'CA' }
  expect(read(data(unsaid), OWN)).toMatchObject([{ location: null }])
  const html = (place: string) =>
    `<title>Baker</title><h1>Baker</h1><p>Work location:</p><p>${place}</p><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html('100% Remote, within European timezones'), OWN)).toMatchObject([
    { location: null, work_mode: 'remote' },
  ])
  expect(read(html('(Remote oder Berlin-Zentrum)'), OWN)).toMatchObject([
    { location: 'Berlin-Zentrum', work_mode: 'remote' },
  ])
})

test('the location is read from a sentence that invites to join the team there', () => {
  const html = `<title>Baker</title><h1>Baker</h1><p>We are looking for a Baker to join our team in Ankara.</p><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, OWN)).toMatchObject([{ location: 'Ankara' }])
})

test('a contact’s handle, a kind of page or a slogan is not the company', () => {
  const html = (near: string, title: string) =>
    `<title>${title}</title><h1>Baker</h1>${near}<h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  const handle = '<a href="https://social.example/company/x">@rye</a>'
  const board = read(html(handle, 'Baker · Acme | Open Bread'), 'https://openbread.test/jobs/baker')
  expect(board).toMatchObject([{ company: 'Acme' }])
  const slogan = '<h4>Organisation</h4><p>rethink - baking practices with an agile crust</p>'
  expect(read(html(slogan, 'Baker | Acme'), OWN)).toMatchObject([{ company: 'Acme' }])
  expect(read(html('', 'Job Posting Details'), 'https://bread.test/job/4711')).toMatchObject([
    { company: null },
  ])
  const logo = '<img alt="Acme logo header">'
  expect(read(`${logo}${html('', 'Baker')}`, 'https://bread.test/jobs/4711')).toMatchObject([
    { company: 'Acme' },
  ])
})

test('an agency is not sure as the company if its page names a client below the position', () => {
  const data = { '@type': 'JobPosting', title: 'Baker', hiringOrganization: { name: 'Tide' } }
  const page = (below: string) =>
    `<title>Baker | Tide</title><script type="application/ld+json">${JSON.stringify(data)}</script><h1>Baker</h1><p>${below}</p><p>Leeds</p><h2>Requirements</h2>${TEXT}<p>Our client Rye Mills bakes.</p>`
  const [doubted] = read(page('Rye Mills'), 'https://www.tide.example/jobs/1/baker')
  expect(doubted?.sure).not.toContain('company')
  const [formal] = read(page('Rye Mills N.V.'), 'https://www.tide.example/jobs/1/baker')
  expect(formal?.sure).not.toContain('company')
  const [trusted] = read(page('Full-time'), 'https://www.tide.example/jobs/1/baker')
  expect(trusted?.sure).toContain('company')
})

test('a German or Ukrainian heading for several postings makes the page a list', () => {
  const html = (name: string) =>
    `<title>${name} - Acme</title><h1>${name}</h1><h2>Aufgaben</h2>${TEXT}<a>Jetzt bewerben</a>`
  expect(read(html('Stellenausschreibungen: Wissenschaftlich Beschäftigte'), OWN)).toEqual([])
  expect(read(html('Wissenschaftliche Stellen'), OWN)).toEqual([])
  expect(read(html('Всі вакансії компанії'), OWN)).toEqual([])
})

test.each(['Наши вакансии', 'Вакансії у Львові', 'Locuri de muncă în Iași', 'ვაკანსიები'])(
  'the heading of a list is neither a posting nor a company: %s',
  (name) => {
    const html = (title: string) =>
      `<title>${title} - Acme</title><h1>${title}</h1><p>${name}</p><h2>Вимоги</h2>${TEXT}<a>Надіслати резюме</a>`
    expect(read(html(name), 'https://www.board.example/jobs/12')).toEqual([])
    expect(read(html('Пекар'), 'https://www.jobs24.example/jobs/12')).toMatchObject([
      { company: 'Acme', position: 'Пекар' },
    ])
  },
)

test.each([
  ['a badge at the end', '<h1>Baker <span>Featured</span></h1>'],
  ['a badge recognized by its class', '<h1><span class="job-badge">New</span> Baker</h1>'],
  ['a badge inside the heading’s only element', '<h1><div>Baker <em>Verified</em></div></h1>'],
  ['a slash at the end', '<h1>Baker<span>/</span></h1>'],
])('%s is not part of the position', (_name, heading) => {
  const html = `<title>Baker - Acme</title>${heading}<h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, OWN)).toMatchObject([{ position: 'Baker', company: 'Acme' }])
})

test('a heading whose words are in separate elements is read whole', () => {
  const html = `<title>New Business Baker - Acme</title><h1><span>New</span> <span>Business</span> <span>Baker</span></h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, OWN)).toMatchObject([{ position: 'New Business Baker' }])
})

test.each([
  '<dl><dt>Headquarters</dt><dd>London</dd></dl>',
  '<p>Headquarters: London, UK</p>',
  '<p>Our headquarters in London is a nice house.</p>',
  '<p>Hauptsitz: London</p>',
])('the company’s headquarters are not the location: %s', (office) => {
  const html = `<title>Baker - Acme</title><h1>Baker</h1>${office}<h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, OWN)).toMatchObject([{ position: 'Baker', location: null }])
})

test.each([
  ['Für unser wachsendes Team in Köln suchen wir Verstärkung.', 'Köln'],
  ['Kontoret ligger i Odense tæt ved banegården.', 'Odense'],
  ['Hiring in Seattle, Madrid, and remote.', 'Seattle, Madrid'],
])('the location is read from a sentence: %s', (sentence, location) => {
  const html = `<title>Baker - Acme</title><h1>Baker</h1>${TEXT}<h2>Requirements</h2><p>${sentence}</p><a>Apply now</a>`
  expect(read(html, OWN)).toMatchObject([{ location }])
})

test('only the town is read from a location label that also describes the work mode', () => {
  const html = `<title>Baker - Acme</title><h1>Baker</h1><p><span>Location</span> <span>Hybrid — remote with in-person London meetings</span></p><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, OWN)).toMatchObject([{ location: 'London', work_mode: 'hybrid' }])
})

test.each([
  ['Оператори производство за Варна', 'Варна'],
  ['Готвачи за хотели в Германия', 'Германия'],
])('the location is read from the end of a Bulgarian position: %s', (position, location) => {
  const html = `<title>${position} | Board</title><h2>${position}</h2><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://board.example/job/1.html')).toMatchObject([{ position, location }])
})

test('a Korean title has the company in brackets, and its days left are ignored', () => {
  const html = `<title>[(주)아크메] 2026년 IT개발자 신입 채용(D-27) - 보드</title><h2>담당업무</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://board.example/jobs/view?idx=1')).toMatchObject([
    { company: '(주)아크메', position: '2026년 IT개발자 신입 채용' },
  ])
})

test.each([
  ['one menu entry like a section heading', '<ul><li>Profil</li></ul>'],
  ['one Apply button', '<button>Apply</button>'],
])('an article with %s is not a posting', (_name, beside) => {
  const html = `<title>How a baker grows happy | Magazine</title><h2>Zwei Bäcker und ein Koch werden glücklich</h2>${beside}${TEXT}`
  expect(read(html, 'https://magazine.example/life/42')).toEqual([])
})

test('the only position is read below a heading with the site’s name or section', () => {
  const parts = `<h3>Responsibilities</h3>${TEXT}<h3>Requirements</h3><p>Care</p><a>Apply now</a>`
  const below = (url: string, head: string) =>
    read(
      `<title>${head}</title><h1>${head}</h1>${parts.replace('<h3>', '<h2>Baker</h2><h3>')}`,
      url,
    )
  expect(below('https://www.ryemill.example/careers/baker/', 'Rye Mill')).toMatchObject([
    { company: 'Rye Mill', position: 'Baker' },
  ])
  expect(below('https://www.ryemill.example/services/baker/', 'Rye Mill')).toEqual([])
  const plain = `<title>Careers | Rye Mill</title><h1>Careers</h1><div class="job-title">Baker</div>${parts}`
  expect(read(plain, 'https://www.ryemill.example/jobs/12')).toMatchObject([{ position: 'Baker' }])
})

test('the kind of page is not part of the position, nor the town part of the company', () => {
  const html = (heading: string, rest = '') =>
    `<title>${heading} - Rye Mühle GmbH Leipzig</title><h1>${heading}</h1>${rest}<h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  for (const heading of ['Vacature baker', 'Baker vacancy', 'We are hiring a baker!'])
    expect(read(html(heading), `${OWN}baker`)).toMatchObject([
      { company: 'Rye Mühle GmbH', position: expect.stringMatching(/^baker$/i) },
    ])
  const rest = '<p>Engineering</p><p>Remote</p><p>Full-Time</p><a>Visit Rye Mühle</a>'
  expect(read(html('Baker', rest), OWN)[0]?.location ?? '').not.toContain('Visit')
})

test.each([
  ['Ekmek Geliştiricileri', 'Ekmek Geliştiricileri Arıyoruz', 'Yetkinlik ve Nitelikler', 'Konum'],
  ['Пекарь', 'Требуется: Пекарь', 'Обязанности', 'Город'],
  ['Fırın Danışmanı', 'Fırın Danışmanı aranıyor', 'İş Tanımı', 'Şehir'],
  ['Пекар', 'Пекар търси се', 'Изисквания', 'Град'],
])('the position %s is read from the call "%s"', (position, call, part, label) => {
  const html = `<title>${call} | Acme</title><h1>${call}</h1><h2>${part}</h2>${TEXT}<table><tr><td>${label}</td><td>Orbach</td></tr></table><p>cv@acme.example</p>`
  expect(read(html, 'https://www.acme.example/posts/12')).toMatchObject([
    { company: 'Acme', position, location: 'Orbach' },
  ])
})

test('an internship in a trade is a position, those in a country or at a company are a topic', () => {
  const html = (name: string) =>
    `<title>${name} | Acme</title><h1>${name}</h1><p>Orbach</p><h2>Requirements</h2>${TEXT}<p>Send CV to jo@acme.example</p>`
  const names = ['Internship in Baking', 'Praktikum im Marketing', 'Praktikum in der Bäckerei']
  for (const position of names)
    expect(read(html(position), `${OWN}internship`)).toMatchObject([{ position }])
  const topics = ['Internship in Spain', 'Praktikum in Berlin', 'Internships in Baking']
  for (const topic of [...topics, 'Praktikum bei Acme', 'Internship at Acme'])
    expect(read(html(topic), `${OWN}internship`)).toEqual([])
})

test('the company in the page’s description ends before its town', () => {
  const html = `<title>baker - Leeds - Job posting</title><meta name="description" content="Look at this opportunity for a baker at Rye Security At Leeds, or search on."><h1>baker</h1><h2>Requirements</h2>${TEXT}<a>Apply now</a>`
  expect(read(html, 'https://www.bread.example/job/4711')).toMatchObject([
    { company: 'Rye Security' },
  ])
})
