import { expect, test } from 'vitest'
import { readDegrees } from './flow-fixture.ts'

test.each([
  [
    'I left Otter Girls’ School in Leeds in 1981 with five O-levels and went on to Heron Valley College, where I took a Diploma in Nursery Nursing, qualifying in June 1983.',
    [
      ['O-levels', null, 'Otter Girls’ School'],
      ['Diploma', 'Nursery Nursing', 'Heron Valley College'],
    ],
  ],
  [
    'I hold a B.Sc. (Honours) in Applied Biology from Heron Institute of Technology, Cork (2009 to 2013). I did my Leaving Cert in 2009 at Otter Secondary School.',
    [
      ['B.Sc. (Honours)', 'Applied Biology', 'Heron Institute of Technology'],
      ['Leaving Cert', null, 'Otter Secondary School'],
    ],
  ],
  [
    'Nebenher absolvierte ich von 1982 bis 1987 ein Fernstudium an der Ingenieurschule für Glastechnik in Weißwasser, danach war ich im Betrieb tätig.',
    [['Fernstudium', null, 'Ingenieurschule für Glastechnik']],
  ],
  [
    'Je suis entré en 1992 au Lycée des métiers du bois du Marais, d’où je suis sorti trois ans plus tard avec un BEP d’ébéniste.',
    [['BEP', 'ébéniste', 'Lycée des métiers du bois du Marais']],
  ],
  [
    'Bis Juli 1987 ging ich auf die Heron-Mädchenrealschule am Marenufer, die ich mit der Mittleren Reife abschloss.',
    [['Mittlere Reife', null, 'Heron-Mädchenrealschule am Marenufer']],
  ],
])('degrees are read from prose: %s', (text, degrees) => {
  expect(readDegrees(`# CURRICULUM\n${text}`)).toEqual(degrees)
})

test('no degree is read from a sentence about work at a school', () => {
  expect(
    readDegrees(
      '# My working life\nI worked for four years as a nurse at Otter Primary School, where I looked after the children.',
    ),
  ).toEqual([])
})

test('education entries are picked from a list that mixes training, military service and jobs', () => {
  expect(
    readDegrees(
      [
        '# Mein Werdegang',
        '1985 - 1987\tLehre als Instandhaltungsmechaniker, VEB Reiherwerk',
        '11/1987 - 04/1989\tGrundwehrdienst NVA',
        '1989 - 1992\tSchlosser, Otter Maschinenbau GmbH, Leipzig',
        '1993 - 1995\tUmschulung zum Kaufmann, Bildungswerk Reiher, Dessau',
        '06/1995 - 12/2008\tMonteur bei Heizungsbau Reiher, Kemberg',
      ].join('\n'),
    ),
  ).toEqual([
    ['Lehre', 'Instandhaltungsmechaniker', 'VEB Reiherwerk'],
    ['Umschulung', 'Kaufmann', 'Bildungswerk Reiher'],
  ])
})

test('"from" before a school and the current semester after it are not part of its name', () => {
  expect(
    readDegrees(
      '# EDUCATION\nM.Com from Heron State University in the year 2013 with 61%.\nTecnólogo em Gestão – Faculdade Otter de Limeira – cursando 3º semestre',
    ),
  ).toEqual([
    ['M.Com', null, 'Heron State University'],
    ['Tecnólogo', 'Gestão', 'Faculdade Otter de Limeira'],
  ])
})
