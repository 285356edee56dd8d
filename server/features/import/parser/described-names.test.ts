import { expect, test } from 'vitest'
import { readDegrees, readJobs } from './flow-fixture.ts'
import { readFlow } from './flow.ts'
import type { FlowBlock } from './model.ts'
import { moveTitleToHead } from './names-in-body.ts'

const toParagraph = (text: string): FlowBlock => ({
  kind: 'paragraph',
  cells: [[{ text, bold: false, italic: false, size: 11 }]],
  bullet: false,
  level: 0,
  heading: null,
  spaceBefore: 0,
  ruled: false,
})

test('the title is read from the first sentence of the description', () => {
  expect(
    readJobs(`
# Esperienza lavorativa
Dal 01/03/2015 ad oggi
Airone Impianti S.r.l. – Torino
Impiegato tecnico. Mi occupo della progettazione di impianti e della gestione dei clienti.
Dal 10/01/2012 al 28/02/2015
Lontra S.p.A. – Milano
Ho lavorato come magazziniere presso il deposito e mi occupavo del carico delle merci.`),
  ).toEqual([
    ['Impiegato tecnico', 'Airone Impianti S.r.l.', '2015-03-01', 'now'],
    ['magazziniere', 'Lontra S.p.A.', '2012-01-01', '2015-02-01'],
  ])
})

test('a label below the date gives the title even if the line ends with a full stop', () => {
  expect(
    readJobs(`
# Experiência profissional
2015 – Atual – Transportes Garça Ltda
Cargo: Auxiliar administrativo.
Principais atividades: Controle de notas fiscais.
2012 – 2015 – Comercial Lontra
Cargo: Operadora de caixa.
Principais atividades: Atendimento ao público.`),
  ).toEqual([
    ['Auxiliar administrativo', 'Transportes Garça Ltda', '2015-01-01', 'now'],
    ['Operadora de caixa', 'Comercial Lontra', '2012-01-01', '2015-01-01'],
  ])
})

test.each([
  ['Hulpmonteur laagspanningsnetten.', 'Hulpmonteur laagspanningsnetten'],
  ['Monteur de nuit.', 'Monteur de nuit'],
  ['Hielp de verpleger.', null],
  ['Assisted managers.', null],
  ['Helped our teacher.', null],
  ['Nachts bei der Bahn.', null],
])('"%s" below an employer gives the position %j', (text, title) => {
  const [line] = readFlow([toParagraph(text)])
  const entry = { head: [], anchor: null, body: line ? [line] : [] }
  expect(moveTitleToHead(entry, true).head[0]?.text ?? null).toBe(title)
})

test('a short sentence under a bold dated line is not read as a name', () => {
  expect(
    readJobs(`
# Work experience
# Registered Nurse, Heron Hospital, Leeds\tMarch 2015 to present
Provide care to patients on a 30-bed ward.
# Staff Nurse, Otter Care Home, York\tJan 2012 to Feb 2015
Administered medication.`),
  ).toEqual([
    ['Registered Nurse', 'Heron Hospital', '2015-03-01', 'now'],
    ['Staff Nurse', 'Otter Care Home', '2012-01-01', '2015-02-01'],
  ])
})

test('the town after a legal form is not part of the company name', () => {
  expect(
    readJobs(`
# Esperienze professionali
Marzo 2015 – Presente: Impiegato tecnico presso Airone Impianti S.r.l. di Torino
Gennaio 2012 – Febbraio 2015: Magazziniere presso Lontra S.p.A. di Milano`),
  ).toEqual([
    ['Impiegato tecnico', 'Airone Impianti S.r.l.', '2015-03-01', 'now'],
    ['Magazziniere', 'Lontra S.p.A.', '2012-01-01', '2015-02-01'],
  ])
})

test('the degree is read from its label or before a phrase such as "conseguita presso"', () => {
  expect(
    readDegrees(`
# Ausbildung
10/2009 – 09/2012\tStudium der Betriebswirtschaftslehre an der Universität Reiherstadt
Abschluss: Bachelor of Science (Note 1,8)
08/2000 – 06/2009\tGymnasium Otterburg
Abschluss: Abitur`),
  ).toEqual([
    ['Bachelor of Science', 'Betriebswirtschaftslehre', 'Universität Reiherstadt'],
    ['Abitur', null, 'Gymnasium Otterburg'],
  ])
  expect(
    readDegrees(`
# Istruzione
Luglio 2012: Laurea in Economia conseguita presso l’Università degli Studi di Torino`),
  ).toEqual([['Laurea', 'Economia', 'Università degli Studi di Torino']])
})

test('the state "CO" after a town is not read as a legal form', () => {
  expect(
    readDegrees(`
# Education
Associate of Arts: Business, 2012
Heron Community College - Denver, CO`),
  ).toEqual([['Associate of Arts', 'Business', 'Heron Community College']])
})

test('a long bullet that begins with a title and ends with its dates is a job', () => {
  expect(
    readJobs(`
# Internship
* Web Development Intern at Heron Softwares Private Ltd., Riverside Park (June 2019 – July 2019)
* Worked on the pages that people order from.`),
  ).toEqual([
    ['Web Development Intern', 'Heron Softwares Private Ltd.', '2019-06-01', '2019-07-01'],
  ])
})

test('a nursing home is an employer, and a paragraph of labels can begin with its dates', () => {
  expect(
    readJobs(`
# Experience
2016 – Present\tRegistered Nurse, Heron Medical Center, Austin, TX
2012 – 2016\tLicensed Practical Nurse, Otter Nursing Home, Austin, TX`),
  ).toEqual([
    ['Registered Nurse', 'Heron Medical Center', '2016-01-01', 'now'],
    ['Licensed Practical Nurse', 'Otter Nursing Home', '2012-01-01', '2016-01-01'],
  ])
  expect(
    readJobs(`
# Esperienze professionali
Da gennaio 2016 a oggi: Airone Srl, Torino. Settore: metalmeccanico. Ruolo: operaio addetto alla produzione.
Da maggio 2012 a dicembre 2015: Lontra Spa, Torino. Settore: logistica. Ruolo: magazziniere.`),
  ).toEqual([
    ['operaio addetto alla produzione', 'Airone Srl', '2016-01-01', 'now'],
    ['magazziniere', 'Lontra Spa', '2012-05-01', '2015-12-01'],
  ])
})

test('company and title are read from the first sentence below a line with only a date', () => {
  expect(
    readJobs(`
# Experiencia laboral
# 01/2016 - presente
Garza.example, desarrollador web senior. Utiliza muchas herramientas para crear aplicaciones que sirven a los técnicos de diferentes ciudades del país.
# 06/2013 - 01/2016
Nutria (Sistemas Nutria S.A.), analista de datos. Proyecto híbrido (informes).`),
  ).toEqual([
    ['desarrollador web senior', 'Garza.example', '2016-01-01', 'now'],
    ['analista de datos', 'Nutria (Sistemas Nutria S.A.)', '2013-06-01', '2016-01-01'],
  ])
})

test('a phrase repeated under every job is not read as a name, whatever its words', () => {
  expect(
    readJobs(`
# Experience
2020 June-Current Android Developer Heron Mobile
My key roles were
* Building mobile applications for company
2016 June-2020 April Java Developer Otter Group
My key roles were
* Creating and designing data models
2015 August-2016 March IT tutor at Ibis Digital Centre
My key roles were
* Teaching basic packages`),
  ).toEqual([
    ['Android Developer', 'Heron Mobile', '2020-06-01', 'now'],
    ['Java Developer', 'Otter Group', '2016-06-01', '2020-04-01'],
    ['IT tutor', 'Ibis Digital Centre', '2015-08-01', '2016-03-01'],
  ])
})

test('the title is read from a label further down if there is none beside the date', () => {
  expect(
    readJobs(`
# Expérience professionnelle
Janvier 2015 à Mai 2016\tHermine SA, Rennes
Contexte\tLa société assemble des bateaux de pêche et de plaisance
Elle les livre dans tous les ports de la côte, et les répare en hiver.
Poste\tGestion technique des ateliers
Juin 2012 à Décembre 2014\tLoutre SA, Nantes
Contexte\tLe groupe vend des filets
Poste\tVendeur`),
  ).toEqual([
    ['Gestion technique des ateliers', 'Hermine SA', '2015-01-01', '2016-05-01'],
    ['Vendeur', 'Loutre SA', '2012-06-01', '2014-12-01'],
  ])
})

test('a subheading for a kind of job is not read as an employer', () => {
  expect(
    readJobs(`
# Werkervaring
Stages
* 2016: stage bij Reiger NV, Gent
Vakantiejobs
* 2009 - 2015: arbeider bij Otter NV, Kallo`),
  ).toEqual([
    ['stage', 'Reiger NV', '2016-01-01', '2016-01-01'],
    ['arbeider', 'Otter NV', '2009-01-01', '2015-01-01'],
  ])
})

test('the preposition "para" separates the title from the employer', () => {
  expect(
    readJobs(`
# Experiencia laboral
Coordinadora pedagógica para Ferretería Garza (Valencia)\t2018 – 2020
Auxiliar administrativo para Nutria y Asociados (Bilbao)\t2015 – 2018`),
  ).toEqual([
    ['Coordinadora pedagógica', 'Ferretería Garza', '2018-01-01', '2020-01-01'],
    ['Auxiliar administrativo', 'Nutria y Asociados', '2015-01-01', '2018-01-01'],
  ])
})

test('no word is left over from parentheses whose dates were removed', () => {
  expect(
    readJobs(`
# Histórico profissional
Recepcionista – Hotel Garça (de 01.2021 até 11.2023)
Vendedora – Loja Lontra (de 02.2017 até 12.2020)`),
  ).toEqual([
    ['Recepcionista', 'Hotel Garça', '2021-01-01', '2023-11-01'],
    ['Vendedora', 'Loja Lontra', '2017-02-01', '2020-12-01'],
  ])
})

test('the employer is read from a line below the title that begins with "at"', () => {
  expect(
    readJobs(`
# Experience
2012 – 2013\tSenior Software Engineer
at Heron Crossing
2010 – 2012\tCaregiver
at Otter House`),
  ).toEqual([
    ['Senior Software Engineer', 'Heron Crossing', '2012-01-01', '2013-01-01'],
    ['Caregiver', 'Otter House', '2010-01-01', '2012-01-01'],
  ])
})

test('a title and an employer without a separator are split after the title', () => {
  expect(
    readJobs(`
# Vakantiejobs
2009 – 2010\tArbeider Dirfrost
2007 – 2009\tVerkoop Heron Cola
2005 – 2007\tSteward Kinema
2004 – 2005\tMonteur Plopland`),
  ).toEqual([
    ['Arbeider', 'Dirfrost', '2009-01-01', '2010-01-01'],
    ['Verkoop', 'Heron Cola', '2007-01-01', '2009-01-01'],
    ['Steward', 'Kinema', '2005-01-01', '2007-01-01'],
    ['Monteur', 'Plopland', '2004-01-01', '2005-01-01'],
  ])
})

test('a Dutch "opleiding" is read as the degree, and the words after "op" as its school', () => {
  expect(
    readDegrees(`
# Opleidingen
2012 - 2016\tHBO-opleiding Geschiedenis op de Hogeschool Reiger
2008 - 2012\tMBO-opleiding Logistiek op het Otter College`),
  ).toEqual([
    ['HBO-opleiding', 'Geschiedenis', 'Hogeschool Reiger'],
    ['MBO-opleiding', 'Logistiek', 'Otter College'],
  ])
})

test('a list of tools in brackets below a position names no employer', () => {
  expect(
    readJobs(`
# Berufserfahrung
Werkstudent bei Reiher SE\t2020 – 2022
(Kotlin, Ktor, Vue, Linux)
Werkstudent bei Otter SE\t2018 – 2020
(Rust – Actix, Svelte, SQLite)`),
  ).toEqual([
    ['Werkstudent', 'Reiher SE', '2020-01-01', '2022-01-01'],
    ['Werkstudent', 'Otter SE', '2018-01-01', '2020-01-01'],
  ])
})

test('an employer is continued beneath a cell that ends with "and", also beside a town', () => {
  expect(
    readJobs(`
# Experiencia laboral
Contadora, Garzas y\tLugo
Nutrias Asociadas S.L.
oct 2018 — sep 2019
Llevaba los libros de la casa y de sus dos sucursales.
Cajera, Ibis y\tLugo
Lince Hermanas S.L.
ene 2016 — sep 2018
Cobraba en la caja de la entrada.`),
  ).toEqual([
    ['Contadora', 'Garzas y Nutrias Asociadas S.L.', '2018-10-01', '2019-09-01'],
    ['Cajera', 'Ibis y Lince Hermanas S.L.', '2016-01-01', '2018-09-01'],
  ])
})

test('the same position of three jobs is no label, also if no list knows its noun', () => {
  expect(
    readJobs(`
# Expériences professionnelles
2013\tHéron et Fils
Preparateuse de plats
2012\tLoutre et Fils
Preparateuse de plats
2011\tIbis et Fils
Preparateuse de plats`),
  ).toEqual([
    ['Preparateuse de plats', 'Héron et Fils', '2013-01-01', '2013-01-01'],
    ['Preparateuse de plats', 'Loutre et Fils', '2012-01-01', '2012-01-01'],
    ['Preparateuse de plats', 'Ibis et Fils', '2011-01-01', '2011-01-01'],
  ])
})

test('a position that is also a label is read on a line of its own', () => {
  expect(
    readJobs(`
# Work Experience
Heron Bakery, Leeds\tMarch 2013 – January 2017
Supervisor
* Planned the shifts of nine bakers
Otter College, Leeds\tJan 2010 – Feb 2013
Tutor
* Held talks with all pupils`),
  ).toEqual([
    ['Supervisor', 'Heron Bakery', '2013-03-01', '2017-01-01'],
    ['Tutor', 'Otter College', '2010-01-01', '2013-02-01'],
  ])
})
