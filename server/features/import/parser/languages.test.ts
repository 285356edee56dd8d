import { expect, test } from 'vitest'
import type { FlowBlock } from './model.ts'
import { parseFlow } from './parse-resume.ts'

/** A tab in a line separates its cells; `#` begins a header, which is bold. */
const write = (text: string): FlowBlock[] =>
  text
    .trim()
    .split('\n')
    .map((line): FlowBlock => {
      const isHeader = line.startsWith('# ')
      const cells = line.replace(/^# /, '').split('\t')
      return {
        kind: 'paragraph',
        cells: cells.map((cell) => [{ text: cell, bold: isHeader, italic: false, size: 11 }]),
        bullet: false,
        level: 0,
        heading: null,
        spaceBefore: isHeader ? 1 : 0,
        ruled: false,
      }
    })

const summarize = (text: string): unknown => {
  const { experiences, educations } = parseFlow(write(text))
  return [
    experiences.map((job) => [
      job.title,
      job.company_name,
      job.start_date,
      job.current_role ? 'now' : job.end_date,
    ]),
    educations.map((study) => [study.degree, study.field_of_study, study.school_name]),
  ]
}

test('a Dutch resume is read', () => {
  expect(
    summarize(`
Fenna Kraai
# Werkervaring
maart 2019 – heden\tMagazijnmedewerker, Reiger Logistiek BV
augustus 2016 – mei 2018\tVakkenvuller, Supermarkt De Otter
# Opleiding
2012 – 2016\tHBO Bedrijfskunde, Hogeschool Meerwijk
# Vaardigheden
Excel`),
  ).toEqual([
    [
      ['Magazijnmedewerker', 'Reiger Logistiek BV', '2019-03-01', 'now'],
      ['Vakkenvuller', 'Supermarkt De Otter', '2016-08-01', '2018-05-01'],
    ],
    [['HBO', 'Bedrijfskunde', 'Hogeschool Meerwijk']],
  ])
})

test('an Italian resume is read', () => {
  expect(
    summarize(`
Livia Airone
# Esperienza lavorativa
gennaio 2018 – oggi\tImpiegata amministrativa, Ibis S.r.l.
giugno 2015 – dicembre 2017\tCommessa, Libreria Lontra
# Istruzione e formazione
2010 – 2015\tLaurea triennale in Economia, Università di Monteriva
# Competenze linguistiche
Inglese`),
  ).toEqual([
    [
      ['Impiegata amministrativa', 'Ibis S.r.l.', '2018-01-01', 'now'],
      ['Commessa', 'Libreria Lontra', '2015-06-01', '2017-12-01'],
    ],
    [['Laurea triennale', 'Economia', 'Università di Monteriva']],
  ])
})

test('a Portuguese resume is read', () => {
  expect(
    summarize(`
Joana Garça
# Experiência profissional
fevereiro de 2019 – atualmente\tAnalista de sistemas, Lontra Ltda
outubro de 2014 até janeiro de 2019\tAuxiliar administrativa, Prefeitura de Rio Manso
# Formação acadêmica
2010 – 2014\tBacharelado em Direito, Universidade de Rio Manso
# Idiomas
Inglês`),
  ).toEqual([
    [
      ['Analista de sistemas', 'Lontra Ltda', '2019-02-01', 'now'],
      ['Auxiliar administrativa', 'Prefeitura de Rio Manso', '2014-10-01', '2019-01-01'],
    ],
    [['Bacharelado', 'Direito', 'Universidade de Rio Manso']],
  ])
})

test('a line that begins with a lowercase month dates the job above and is not part of its title', () => {
  expect(
    summarize(`
Fenna Kraai
# Werkervaring
KWEKERIJ DE OTTER
Tuinbouwmedewerker
feb. 2011 – heden | Utrecht
Ik teel asters en chrysanten onder glas.
REIGER LOGISTIEK
Heftruckchauffeur
aug. 2008 – jan. 2011 | Utrecht
Ik laad en los vrachtwagens.
# Vaardigheden
Excel`),
  ).toEqual([
    [
      ['Tuinbouwmedewerker', 'KWEKERIJ DE OTTER', '2011-02-01', 'now'],
      ['Heftruckchauffeur', 'REIGER LOGISTIEK', '2008-08-01', '2011-01-01'],
    ],
    [],
  ])
})

test('a sentence that begins with "seit" and a year does not date a job', () => {
  expect(
    summarize(`
Fenna Kraai
# Berufserfahrung
Reiger Logistik GmbH
Lagerleiterin
03/2011 – heute
seit 2015 verantwortlich für alle Lieferungen
# Kenntnisse
Excel`),
  ).toEqual([[['Lagerleiterin', 'Reiger Logistik GmbH', '2011-03-01', 'now']], []])
})

test('occupations and towns known only from registers are not read as the employer', () => {
  const { experiences } = parseFlow(
    write(`
Livia Airone
# Esperienza lavorativa
gennaio 2018 – oggi\tIspettrice di bordo, Ibis, Caltagirone
giugno 2015 – dicembre 2017\tCollaudatore, Lontra, Poggibonsi
# Competenze
Inglese`),
  )
  expect(experiences.map((job) => [job.title, job.company_name, job.location])).toEqual([
    ['Ispettrice di bordo', 'Ibis', 'Caltagirone'],
    ['Collaudatore', 'Lontra', 'Poggibonsi'],
  ])
})

test.each([
  ['2016 – 2018\tStagiair bij Reiger', 'Stagiair', 'Reiger'],
  ['2016 – 2018\tContabile presso Airone', 'Contabile', 'Airone'],
  ['2016 – 2018\tIngénieur à Hermine', 'Ingénieur', 'Hermine'],
  ['2016 – 2018\tCamarera en Nutria', 'Camarera', 'Nutria'],
  ['2016 – 2018\tAtendente na Lontra', 'Atendente', 'Lontra'],
])('the employer in "%s" is read after the preposition', (line, title, company) => {
  expect(summarize(`Fenna Kraai\n# Experience\n${line}\n# Skills\nExcel`)).toEqual([
    [[title, company, '2016-01-01', '2018-01-01']],
    [],
  ])
})

test.each([
  ['2016\tLicence informatique à l’ABXC', 'Licence', 'informatique', 'ABXC'],
  [
    '2016\tMaster Rechten aan de Universiteit Reigerdam',
    'Master',
    'Rechten',
    'Universiteit Reigerdam',
  ],
  ['2016\tLaurea in Fisica presso ABXC', 'Laurea', 'Fisica', 'ABXC'],
  ['2016\tBacharelado em Direito na ABXC', 'Bacharelado', 'Direito', 'ABXC'],
])('the school in "%s" is read after the preposition', (line, degree, field, school) => {
  expect(summarize(`Fenna Kraai\n# Education\n${line}\n# Skills\nExcel`)).toEqual([
    [],
    [[degree, field, school]],
  ])
})

test('the duration of a job is not read as a name, in any of the languages', () => {
  for (const duration of [
    '2 années',
    '7 mesi',
    '3 jaar',
    '2 anos e 3 meses',
    '1 anno',
    '6 maanden',
  ])
    expect(
      summarize(`
Fenna Kraai
# Expérience
Reiger\tmars 2016 – mai 2018 (${duration})
Ingénieure\tRennes
# Langues
Anglais`),
    ).toEqual([[['Ingénieure', 'Reiger', '2016-03-01', '2018-05-01']], []])
})

test('a dated cell names a job even if a long description stands in the next cell', () => {
  expect(
    summarize(`
Fenna Kraai
# Experiência profissional
Tradutora – Cegonha (07.2019 – 02.2021):\tTraduziu catálogos para o português, de forma presencial e remota, com revisão de textos, contato com clientes, orçamentos, prazos e controle de qualidade de todas as entregas do time de tradução
Atendente – Lontra (04.2018 – 08.2018):
# Idiomas
Inglês`),
  ).toEqual([
    [
      ['Tradutora', 'Cegonha', '2019-07-01', '2021-02-01'],
      ['Atendente', 'Lontra', '2018-04-01', '2018-08-01'],
    ],
    [],
  ])
})

test('a thesis with its own date is not read as a degree', () => {
  expect(
    summarize(`
Fenna Kraai
# Studium
10.2011 – 10.2013\tMaster of Science in Maschinenbau, Technische Universität Reiherstadt
21.10.2013\tMasterthesis – Models for the Payload Assessment of Ships
# Kenntnisse
Excel`),
  ).toEqual([[], [['Master of Science', 'Maschinenbau', 'Technische Universität Reiherstadt']]])
})

test('jobs without dates are read if they name a title and an employer', () => {
  const { experiences } = parseFlow(
    [
      ...write('Fenna Kraai\n# Experiência profissional'),
      ...write('Menor aprendiz\nCegonha Importadora').map((one) => ({ ...one, spaceBefore: 0 })),
      ...write('Auxiliava o gestor do setor em algumas atividades.'),
      ...write('Recepcionista – Barbearia Lontra').map((one) => ({ ...one, spaceBefore: 1 })),
      ...write('Atendia os clientes da barbearia todos os dias.\n# Idiomas\nInglês'),
    ].map((one): FlowBlock => one),
  )
  expect(experiences.map((job) => [job.title, job.company_name, job.start_date])).toEqual([
    ['Menor aprendiz', 'Cegonha Importadora', null],
    ['Recepcionista', 'Barbearia Lontra', null],
  ])
})

test('a long undated line with a title and an employer is read as a job', () => {
  const { experiences } = parseFlow([
    ...write('# Work Experience\nLead Developer - Heron Inc., Leeds'),
    ...write('* Deployed the server').map((one) => ({ ...one, spaceBefore: 0 })),
    ...write(
      'Computer Science, Economics & Mathematics Tutor - University of Otterford, Leeds, UK',
    ).map((one) => ({ ...one, spaceBefore: 1 })),
    ...write('* Provided aid in courses\n# Skills\nTyping'),
  ])
  expect(experiences.map(({ company_name }) => company_name)).toEqual([
    'Heron Inc.',
    'University of Otterford',
  ])
})
