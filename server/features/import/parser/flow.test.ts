import { expect, test } from 'vitest'
import type { FlowBlock } from './model.ts'
import { parseFlow } from './parse-resume.ts'

const line = (text: string, face: { bold?: boolean; spaceBefore?: number } = {}): FlowBlock => ({
  kind: 'paragraph',
  cells: [[{ text, bold: face.bold ?? false, italic: false, size: 11 }]],
  bullet: false,
  level: 0,
  heading: null,
  spaceBefore: face.spaceBefore ?? 0,
  ruled: false,
})
/** A row of a table; `|` separates the lines of a cell, `||` leaves a blank line between them. */
const row = (...cells: string[]): FlowBlock => ({
  kind: 'table',
  rows: [cells.map(writeCell)],
})
const writeCell = (cell: string): FlowBlock[] =>
  cell
    .split(/(?<!\|)\|/)
    .map((text) => line(text.replace('|', ''), { spaceBefore: text.startsWith('|') ? 1 : 0 }))

const listJobs = (...blocks: FlowBlock[]): unknown =>
  parseFlow(blocks).experiences.map(({ title, company_name, location, start_date }) => [
    title,
    company_name,
    location,
    start_date,
  ])

test('the lines of a cell are joined if each field of an entry has its own cell', () => {
  expect(
    listJobs(
      line('Berufserfahrung', { bold: true }),
      row('Verwaltung|Praktikum', 'Reiher Werke', 'Lübeck,|Deutschland', '03/2022 - 06/2022'),
      line('Ordnete die Akten der ganzen Abteilung neu.'),
      row('Lager|Aushilfe', 'Otter Handel', 'Kiel,|Deutschland', '05/2019 - 04/2021'),
      line('Packte Pakete für den Versand ins Ausland.'),
    ),
  ).toEqual([
    ['Verwaltung Praktikum', 'Reiher Werke', 'Lübeck, Deutschland', '2022-03-01'],
    ['Lager Aushilfe', 'Otter Handel', 'Kiel, Deutschland', '2019-05-01'],
  ])
})

test('a known header after a large gap opens a section even in the style of the body text', () => {
  expect(
    listJobs(
      line('DATOS PERSONALES', { spaceBefore: 1 }),
      line('Calle del Río 4'),
      line('ESTUDIOS', { spaceBefore: 1 }),
      line('Licenciatura en Física, Universidad de Nutria, 1997 - 2001'),
      line('Experiencia Laboral', { spaceBefore: 4 }),
      line('Contador, Garza S.A.'),
      line('2012 - 2015'),
      line('Cajero, Lince S.A.', { spaceBefore: 1 }),
      line('2008 - 2012'),
    ),
  ).toEqual([
    ['Contador', 'Garza S.A.', null, '2012-01-01'],
    ['Cajero', 'Lince S.A.', null, '2008-01-01'],
  ])
})

test('a heading in the style of the titles does not end the jobs if another job follows', () => {
  expect(
    listJobs(
      line('EXPERIENCE', { bold: true, spaceBefore: 1 }),
      line('Office Assistant', { bold: true, spaceBefore: 1 }),
      line('Heron Ltd, Leeds'),
      line('March 2020 - December 2020'),
      line('Achievements', { bold: true }),
      line('Helped to raise money for a new roof over the whole market.'),
      line('Research Assistant', { bold: true, spaceBefore: 1 }),
      line('University of Otterford'),
      line('August 2019 - December 2019'),
      line('SKILLS', { bold: true, spaceBefore: 1 }),
      line('Typing'),
    ),
  ).toEqual([
    ['Office Assistant', 'Heron Ltd', 'Leeds', '2020-03-01'],
    ['Research Assistant', 'University of Otterford', null, '2019-08-01'],
  ])
})

test('dates in a separate cell belong to the entries beside them', () => {
  expect(
    listJobs(
      row(
        'Professional',
        'Researcher, Heron Laboratory|Looked for stars that nobody had seen before.||Tutor, Ibis Institute|Taught mechanics and algebra to beginners.||Analyst, Otter Company|Made sure that all products were safe.',
        'Summer 2020||Fall 2015 - Spring 2019||2012 - 2013',
      ),
      row('Skills', 'Typing'),
    ),
  ).toEqual([
    ['Researcher', 'Heron Laboratory', null, '2020-06-01'],
    ['Tutor', 'Ibis Institute', null, '2015-09-01'],
    ['Analyst', 'Otter Company', null, '2012-01-01'],
  ])
})

test('a frame with a column of dates is matched with the entries that follow it', () => {
  expect(
    listJobs(
      row('EXPÉRIENCE PROFESSIONNELLE'),
      row('2014 - 2016||2012 - 2014||2010 - 2012'),
      line('Bibliothécaire, Médiathèque du Héron'),
      line('Accueil du public et prêt des documents', {}),
      line('Boulanger, Fournil de la Loutre', { spaceBefore: 1 }),
      line('Vendeur, Librairie de la Sterne', { spaceBefore: 1 }),
    ),
  ).toEqual([
    ['Bibliothécaire', 'Médiathèque du Héron', null, '2014-01-01'],
    ['Boulanger', 'Fournil de la Loutre', null, '2012-01-01'],
    ['Vendeur', 'Librairie de la Sterne', null, '2010-01-01'],
  ])
})

test('a header in a row of its own above rows of one line each stays apart from the first of them', () => {
  const rows: FlowBlock = {
    kind: 'table',
    rows: [
      ['WORK EXPERIENCE', ''],
      ['2018 – 2020', 'Ledger Clerk'],
      ['', 'Heron Ltd'],
      ['', ''],
      ['EDUCATION', ''],
      ['2014 – 2017', 'Bachelor of Botany'],
      ['', 'Otter University'],
    ].map((cells) => cells.map((text) => (text === '' ? [] : [line(text)]))),
  }
  expect(listJobs(rows)).toEqual([['Ledger Clerk', 'Heron Ltd', null, '2018-01-01']])
  expect(parseFlow([rows]).educations).toMatchObject([
    { degree: 'Bachelor of Botany', school_name: 'Otter University' },
  ])
})

test('a cell that describes the dated position beside it is read after it', () => {
  const told = 'Gestión de todos los pagos de la casa y de sus clientes en el norte.'
  expect(
    listJobs(
      line('EXPERIENCIA LABORAL', { bold: true }),
      row('Abr 2016 – ago 2019|CAJERO|GARZA S.A.|Lima', `${told}|Control de la tienda.`),
      row('Mar 2012 – mayo 2015|VENDEDOR|NUTRIA C.A.|Lima', `${told}|Venta de los productos.`),
    ),
  ).toEqual([
    ['CAJERO', 'GARZA S.A.', 'Lima', '2016-04-01'],
    ['VENDEDOR', 'NUTRIA C.A.', 'Lima', '2012-03-01'],
  ])
})

test('a cell with the dates and the place is read beside the names and what they describe', () => {
  expect(
    listJobs(
      line('EXPERIENCE', { bold: true }),
      row('Apr 2016 – Aug 2019|Leeds', 'Clerk|Heron Ltd|Kept the books and wrote all letters.'),
      row('Mar 2012 – May 2015|York', 'Porter|Otter Ltd|Carried the goods from here to there.'),
    ),
  ).toEqual([
    ['Clerk', 'Heron Ltd', 'Leeds', '2016-04-01'],
    ['Porter', 'Otter Ltd', 'York', '2012-03-01'],
  ])
})
