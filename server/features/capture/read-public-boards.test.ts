import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { parsePage } from './parse-page.ts'

// Postings laid out as on public employment services and aggregators.

const read = (html: string, url: string) => readPostings(parsePage(html), url)
const TEXT = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`
const DETAIL = 'https://www.arbeitsagentur.de/jobsuche/jobdetail/10000-1190000001-S'
const state = (job: object) =>
  `<script id="ng-state" type="application/json">${JSON.stringify({ '1234567890': { b: {}, s: 200 }, jobdetail: job })}</script>`
const PLAIN = 'Wir backen Brot mit Sorgfalt. '.repeat(12)

test.each([
  [
    'Arbeitsagentur as rendered',
    DETAIL,
    `<title>Bäcker/in (m/w/d) - Rye GmbH - Jobsuche</title><jb-root><h1 id="detail-kopfbereich-titel">Bäcker/in (m/w/d)</h1><a id="detail-kopfbereich-firma" href="https://rye.example">Rye GmbH</a><span id="detail-kopfbereich-arbeitsort">89073 Ulm, Donau</span><span id="detail-kopfbereich-arbeitszeit">Vollzeit</span><div id="detail-beschreibung-beschreibung">${TEXT}</div><h2>Ähnliche Jobs</h2><a>Koch</a></jb-root>`,
    ['Rye GmbH', 'Bäcker/in (m/w/d)', '89073 Ulm, Donau'],
  ],
  [
    'Arbeitsagentur with its current data',
    DETAIL,
    `<title>Bäcker/in (m/w/d)</title><jb-root></jb-root>${state({ referenznummer: '10000-1190000001-S', stellenangebotsTitel: 'Bäcker/in (m/w/d)', hauptberuf: 'Bäcker/in', firma: 'Rye GmbH', stellenlokationen: [{ adresse: { plz: '89073', ort: 'Ulm', region: 'Baden-Württemberg', land: 'Deutschland' } }], stellenangebotsBeschreibung: PLAIN })}`,
    ['Rye GmbH', 'Bäcker/in (m/w/d)', 'Ulm, Baden-Württemberg, Deutschland'],
  ],
  [
    'Arbeitsagentur with its older data',
    DETAIL,
    `<title>Bäcker/in (m/w/d)</title><jb-root></jb-root>${state({ refnr: '10000-1190000001-S', titel: 'Bäcker/in (m/w/d)', beruf: 'Bäcker/in', arbeitgeber: 'Rye GmbH', arbeitsorte: [{ plz: '89073', ort: 'Ulm', region: 'BADEN_WUERTTEMBERG', land: 'DEUTSCHLAND' }], stellenbeschreibung: PLAIN })}`,
    ['Rye GmbH', 'Bäcker/in (m/w/d)', 'Ulm, Deutschland'],
  ],
  [
    'XING with several places in its title',
    'https://www.xing.com/jobs/muenchen-baecker-156000001',
    `<title>Bäcker (m/w/d) in Ulm, Berlin | XING Jobs</title><main><div data-testid="job-details-title"><h1>Bäcker (m/w/d)</h1></div><p data-testid="job-details-company-info-name">Rye Bakers</p><p data-testid="job-details-published-date"><time datetime="2026-07-03"></time></p><div data-testid="expandable-content"><section>${TEXT}</section></div></main>`,
    ['Rye Bakers', 'Bäcker (m/w/d)', 'Ulm, Berlin'],
  ],
  [
    'USAJOBS',
    'https://www.usajobs.gov/job/576145501',
    `<title>USAJOBS - Job Announcement</title><main id="main-content"><div class="usajobs-joa-banner__body usajobs-joa-banner--pilot__body"><h1 id="job-title" class="usajobs-joa-banner__title">Baker (Lead)</h1><h5 class="usajobs-joa-banner__dept">Department of Bread</h5><h5 class="usajobs-joa-banner__agency">Federal Bakery Service</h5></div><ul class="usajobs-joa-summary__list"><li class="usajobs-joa-summary__item usajobs-joa-summary--pilot__item"><h5>Salary</h5><p>$50,000 - $60,000 per year</p></li></ul><div id="joa-locations"><h2>Location</h2><p>1 vacancy in the following location:</p><ul><li class="usajobs-joa-locations__list-item">Portland, OR</li></ul></div><div id="duties"><h2>Duties</h2>${TEXT}</div><a id="apply-button">Apply</a></main>`,
    ['Federal Bakery Service', 'Baker (Lead)', 'Portland, OR'],
  ],
  [
    'the portal of the German administration',
    'https://www.service.bund.de/IMPORTE/Stellenangebote/editor/Rye/2026/08/6620001.html',
    `<title>www.service.bund.de - Bäckerin / Bäcker (m/w/d)</title><nav><a>Stellenangebote</a><a>Ausschreibungen</a></nav><main><h1>Bäckerin / Bäcker (m/w/d)</h1><dl><dt>Arbeitgeber</dt><dd>Stadtwerke Rye</dd><dt>Arbeitsort</dt><dd>55124 Mainz</dd><dt>Bewerbungsfrist</dt><dd>24.12.2026</dd></dl><h2>Ihre Aufgaben</h2>${TEXT}<h2>Anforderungen</h2><p>Sorgfalt</p></main>`,
    ['Stadtwerke Rye', 'Bäckerin / Bäcker (m/w/d)', '55124 Mainz'],
  ],
  [
    'Find a job',
    'https://findajob.dwp.gov.uk/details/16000001',
    `<title>Baker - Find a job</title><header class="govuk-header"><a>GOV.UK</a><a>Find a job</a></header><main class="govuk-main-wrapper"><h1 class="govuk-heading-l">Baker</h1><table class="govuk-table"><tr class="govuk-table__row"><th scope="row">Posting date:</th><td>01 November 2026</td></tr><tr><th scope="row">Salary:</th><td>£25,000 per year</td></tr><tr><th scope="row">Hours:</th><td>Full time</td></tr><tr><th scope="row">Location:</th><td>Leeds, LS1</td></tr><tr><th scope="row">Company:</th><td>Rye Bakers</td></tr><tr><th scope="row">Job type:</th><td>Permanent</td></tr><tr><th scope="row">Job reference:</th><td>R1</td></tr></table><a class="govuk-button">Apply for this job</a><h2>Summary</h2>${TEXT}<h2>Related jobs</h2><ul><li><a>Cook</a></li></ul></main>`,
    ['Rye Bakers', 'Baker', 'Leeds, LS1'],
  ],
  [
    'Civil Service Jobs',
    'https://www.civilservicejobs.service.gov.uk/csr/index.cgi?SID=abc',
    `<title>Baker - Civil Service Jobs - GOV.UK</title><h1 id="id_common_page_title_h1" class="csr-page-title">Baker</h1><div class="csr-page-subtitle">Ministry of Bread</div><div class="vac_display_panel_side"><div class="vac_display_field"><h3>Reference number</h3><div class="vac_display_field_value">400001</div></div><div class="vac_display_field"><h3>Salary</h3><div class="vac_display_field_value">£30,000</div></div></div><div class="vac_display_panel_main"><h2 class="vac_display_section_heading" id="section_link_location">Location</h2><div class="vac_display_field"><div class="vac_display_field_value">Leeds, Manchester</div></div><h2>About the job</h2><h3>Job summary</h3><div class="vac_display_field_value">${TEXT}</div></div><a>Apply now</a>`,
    ['Ministry of Bread', 'Baker', 'Leeds, Manchester'],
  ],
  [
    'EURES',
    'https://europa.eu/eures/portal/jv-se/jv-details/MTIzNDU2IDEyMw?lang=en',
    `<title>EURES</title><ecl-site-header>European Union</ecl-site-header><h1 id="jv-title">Baker</h1><div id="jv-details-employer-name">Rye Bakers</div><div id="jv-lastModificationDate">01/11/2026</div><ul><li class="jv-address-region">Steiermark</li><li class="jv-address-country">Austria</li></ul><div id="jv-details-job-description">${TEXT}</div><span id="jv-position-schedule-result-0">Full-time</span>`,
    ['Rye Bakers', 'Baker', 'Steiermark'],
  ],
  [
    'France Travail',
    'https://candidat.francetravail.fr/offres/recherche/detail/190ABCD',
    `<title>Offre d'emploi Boulanger (H/F) - 69 - LYON - France Travail</title><main><h1 id="labelPopinDetailsOffre"><span>Offre n° 190ABCD</span> <span itemprop="title">Boulanger (H/F)</span></h1><p itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="address" itemscope><span itemprop="name">69 - LYON</span></span></p><div itemprop="description"><p>${TEXT}</p></div><dl class="icon-group"><dt>Type de contrat</dt><dd>CDI</dd></dl><h3>Entreprise</h3><div class="media"><div class="media-body"><h3 class="t4 title">RYE SARL</h3><p>6 à 9 salariés</p></div></div><button>Postuler</button></main>`,
    ['RYE SARL', 'Boulanger (H/F)', '69 - LYON'],
  ],
  [
    'werk.nl',
    'https://www.werk.nl/werkzoekenden/vacatures/123456789/',
    `<title>Bakker | werk.nl</title><main><h1>Bakker</h1><dl><dt>Bedrijf</dt><dd>Rogge BV</dd><dt>Plaats</dt><dd>Zwolle</dd><dt>Uren per week</dt><dd>32</dd></dl><h2>Functieomschrijving</h2>${TEXT}<h2>Functie-eisen</h2><p>Zorg</p><a>Solliciteren</a></main>`,
    ['Rogge BV', 'Bakker', 'Zwolle'],
  ],
  [
    'the Spanish employment service',
    'https://www.empleate.gob.es/empleo/#/ofertas/123456',
    `<title>Empléate - Portal de Empleo</title><main><h2>Panadero/a</h2><p><strong>Empresa:</strong> Pan Centeno SL</p><p><strong>Localidad:</strong> Burgos</p><p><strong>Tipo de contrato:</strong> Indefinido</p><h3>Descripción</h3>${TEXT}<h3>Requisitos</h3><p>Cuidado</p><button>Inscribirme</button></main>`,
    ['Pan Centeno SL', 'Panadero/a', 'Burgos'],
  ],
  [
    'Interamt',
    'https://interamt.de/koop/app/stelle?id=1200001',
    `<title>Interamt - Stellenangebot</title><main><h1>Bäckerin / Bäcker (m/w/d)</h1><table><tr><th>Stellen-ID</th><td>1200001</td></tr><tr><th>Behörde</th><td>Landesamt für Brot</td></tr><tr><th>Dienstort</th><td>99084 Erfurt</td></tr><tr><th>Teilzeit / Vollzeit</th><td>Vollzeit</td></tr></table><h2>Stellenbeschreibung</h2>${TEXT}</main>`,
    ['Landesamt für Brot', 'Bäckerin / Bäcker (m/w/d)', '99084 Erfurt'],
  ],
])('a posting of %s is read', (_name, url, html, [company, position, location]) => {
  expect(read(html, url)).toMatchObject([{ company, position, location }])
})
