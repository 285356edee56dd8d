import { expect, test } from 'vitest'
import { LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from '../fields.ts'
import { ADDRESS_MAX, DESCRIPTION_MAX, LINE_MAX } from './posting.ts'
import { CAPTURED_TEXT_MAX } from './schema.ts'
import { stripMarkup } from './text.ts'
import * as values from './values.ts'

test('the limits of captured fields fit those of an application', () => {
  expect([LINE_MAX, ADDRESS_MAX]).toEqual([SHORT_TEXT_MAX, URL_MAX])
  expect(DESCRIPTION_MAX).toBe(CAPTURED_TEXT_MAX)
  expect(DESCRIPTION_MAX).toBeGreaterThan(LONG_TEXT_MAX)
})

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2026-12-31T23:59:59+09:00', '2026-12-31'],
  ['2026-12-31T00:30:00-11:00', '2026-12-31'],
  ['20261231', '2026-12-31'],
  ['31.12.2026', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['December 31, 2026', '2026-12-31'],
  ['31 Dec 2026', '2026-12-31'],
  [1798675200, '2026-12-31'],
  [1798675200000, '2026-12-31'],
  ['05/06/2026', undefined],
  ['2026-02-30', undefined],
  ['1970-01-01', undefined],
  ['0001-01-01T00:00:00', undefined],
  ['9999-12-31', undefined],
  ['soon', undefined],
  [null, undefined],
])('the date %s is parsed as %s', (text, date) => {
  expect(values.toDate(text)).toBe(date)
})

test.each([
  ['50,000', 50_000],
  ['50.000', 50_000],
  ['50 000', 50_000],
  ['50.000,50', 50_000.5],
  ['50,000.50', 50_000.5],
  ["50'000", 50_000],
  ['€ 50k', 50_000],
  ['1.234.567', 1_234_567],
  ['12.5', 12.5],
  [0, undefined],
  [-5, undefined],
  ['negotiable', undefined],
])('the amount %s is parsed as %s', (text, amount) => {
  expect(values.toAmount(text)).toBe(amount)
})

test.each([
  ['FULL_TIME', 'full_time'],
  ['Vollzeit', 'full_time'],
  ['Temps plein', 'full_time'],
  ['Teilzeit', 'part_time'],
  ['CONTRACTOR', 'contract'],
  ['INTERN', 'internship'],
  ['Praktikum', 'internship'],
  ['TEMPORARY', 'temporary'],
  ['VOLUNTEER', 'volunteer'],
  ['OTHER', undefined],
])('the employment type %s is parsed as %s', (text, type) => {
  expect(values.toEmploymentType(text)).toBe(type)
})

test.each([
  ['Berlin, Germany', 'Berlin, Germany', undefined],
  ['Remote', undefined, 'remote'],
  ['Remote - US', 'US', 'remote'],
  ['Remote (Germany)', 'Germany', 'remote'],
  ['Berlin (Hybrid)', 'Berlin', 'hybrid'],
  ['Anywhere', undefined, 'remote'],
  ['Fully remote', undefined, 'remote'],
  ['télétravail exclusivement', undefined, 'remote'],
  ['exclusivement en télétravail', undefined, 'remote'],
  ['Nur im Homeoffice', undefined, 'remote'],
  ['Sólo remoto', undefined, 'remote'],
  ['tylko zdalnie', undefined, 'remote'],
  ['Híbrido', undefined, 'hybrid'],
  ['Madrid (presencial)', 'Madrid', 'onsite'],
  ['São Paulo - Híbrido', 'São Paulo', 'hybrid'],
  ['In sede', undefined, 'onsite'],
  ['Milano, da remoto', 'Milano', 'remote'],
  ['Paris - Télétravail partiel', 'Paris', 'hybrid'],
  ['Praca zdalna', undefined, 'remote'],
  ['Warszawa, hybrydowo', 'Warszawa', 'hybrid'],
  ['Praha / na dálku', 'Praha', 'remote'],
  ['På distans', undefined, 'remote'],
  ['Aarhus eller fjernarbejde', 'Aarhus', 'remote'],
  ['Amsterdam (thuiswerken mogelijk)', 'Amsterdam', 'remote'],
  ['İstanbul (Hibrit)', 'İstanbul', 'hybrid'],
  ['Yerinde', undefined, 'onsite'],
  ['Москва, удалённо', 'Москва', 'remote'],
  ['東京（リモート可）', '東京', 'remote'],
  ['远程', undefined, 'remote'],
  ['عن بعد', undefined, 'remote'],
  ['Vor Ort', undefined, 'onsite'],
  ['Ort im Innkreis', 'Ort im Innkreis', undefined],
  ['Hybridge', 'Hybridge', undefined],
  ['Remotown', 'Remotown', undefined],
  ['Berlin Show on map', 'Berlin', undefined],
  ['Lyon (voir sur la carte)', 'Lyon', undefined],
  ['北京市 查看地图', '北京市', undefined],
  ['Mapperley', 'Mapperley', undefined],
  ['Ryeburg, CO, US.', 'Ryeburg, CO, US', undefined],
  ['Ryeburg.', 'Ryeburg', undefined],
  ['Washington, D.C.', 'Washington, D.C.', undefined],
  ['Ryeburg, Mass.', 'Ryeburg, Mass.', undefined],
  ['Lüneburg, ab sofort', 'Lüneburg', undefined],
  ['Leeds – from 1 May', 'Leeds', undefined],
  ['Dijon, dès le 3 mars', 'Dijon', undefined],
  ['Zaragoza, desde 2027', 'Zaragoza', undefined],
  ['Miles from Leeds', 'Miles from Leeds', undefined],
  ['Nowy Targ, od Zarania', 'Nowy Targ, od Zarania', undefined],
])('the location %s is parsed as %s', (text, place, workMode) => {
  expect(values.toPlace(text)).toEqual({ place, workMode })
})

test.each([
  ['<p>One</p><ul><li>two</li><li>three</li></ul>', 'One\n\n- two\n- three'],
  ['&lt;p&gt;R&amp;amp;D &lt;b&gt;team&lt;/b&gt;&lt;/p&gt;', 'R&D team'],
  ['a < b, 3 > 2', 'a < b, 3 > 2'],
  ['x<script>alert(1)</script>y', 'xy'],
  ['<img src=x onerror="alert(1)', 'img src=x onerror="alert(1)'],
  ['Z&uuml;rich &ndash; &#8364;&#x20AC;', 'Zürich – €€'],
])('the markup %s is converted to text', (html, text) => {
  expect(stripMarkup(html)).toBe(text)
})
