import { expect, test } from 'vitest'
import { readJobs } from './flow-fixture.ts'

test('roles within the date range of a differently styled employer are jobs at that employer', () =>
  expect(
    readJobs(`
# Work experience
# Heron Pumps Ltd, Leeds\t2006 – Present
Head of Sales (2016 – Present)
* Opened four branches
Sales Manager (2011–2016); Clerk (2006–2011)
# Otter Mills, York\t1999 – 2006
Process Engineer (since 2001)
* Built the second mill
Apprentice (until 2001)
`),
  ).toEqual([
    ['Head of Sales', 'Heron Pumps Ltd', '2016-01-01', 'now'],
    ['Sales Manager', 'Heron Pumps Ltd', '2011-01-01', '2016-01-01'],
    ['Clerk', 'Heron Pumps Ltd', '2006-01-01', '2011-01-01'],
    ['Process Engineer', 'Otter Mills', '2001-01-01', '2006-01-01'],
    ['Apprentice', 'Otter Mills', '1999-01-01', '2001-01-01'],
  ]))

test('an undated employer in the style of the headings is not read as a heading', () =>
  expect(
    readJobs(`
# Berufserfahrung
# Reiher Pumpen GmbH
Monteur
2016 – 2020
* Pumpen gewartet
# Otter Anlagen GmbH
Schlosser
2011 – 2016
# Ausbildung
Realschule Ulm, 2005 – 2011
`),
  ).toEqual([
    ['Monteur', 'Reiher Pumpen GmbH', '2016-01-01', '2020-01-01'],
    ['Schlosser', 'Otter Anlagen GmbH', '2011-01-01', '2016-01-01'],
  ]))

test('a position alone below an employer with its position is at that employer', () =>
  expect(
    readJobs(`
# Work experience
Heron Marketing & Web Design, Leeds — Junior Developer
December 2023 – Present
* Built shops and sites
Development Intern
August 2022 – December 2023
* Set up new sites
Otter Prints, York — Graphic Designer
August 2019 – August 2022
* Drew logos
`),
  ).toEqual([
    ['Junior Developer', 'Heron Marketing & Web Design', '2023-12-01', 'now'],
    ['Development Intern', 'Heron Marketing & Web Design', '2022-08-01', '2023-12-01'],
    ['Graphic Designer', 'Otter Prints', '2019-08-01', '2022-08-01'],
  ]))

test('a position above several employers is that at each of them', () =>
  expect(
    readJobs(`
# Work experience
# Bookkeeper
Heron Pumps Ltd, Leeds\tNov 2016 – Apr 2017
Otter Mills Ltd, York\tSep 2017 – Present
Both on a contract, with the annual accounts and all of the payroll to be kept.
Warehouse Clerk\tEgret Prints Ltd\t2014 – 2016
Kept the shelves in order, and drove the smaller of the two vans.
`),
  ).toEqual([
    ['Bookkeeper', 'Heron Pumps Ltd', '2016-11-01', '2017-04-01'],
    ['Bookkeeper', 'Otter Mills Ltd', '2017-09-01', 'now'],
    ['Warehouse Clerk', 'Egret Prints Ltd', '2014-01-01', '2016-01-01'],
  ]))

test('a position above one employer is not that at the next, which has its own', () =>
  expect(
    readJobs(`
# Work experience
# Bookkeeper
Heron Pumps Ltd, Leeds\tNov 2016 – Apr 2017
# Packer
Otter Mills Ltd, York\tSep 2017 – Present
# Driver
Ibex Rail Ltd, York\tSep 2013 – Oct 2016
`),
  ).toEqual([
    ['Bookkeeper', 'Heron Pumps Ltd', '2016-11-01', '2017-04-01'],
    ['Packer', 'Otter Mills Ltd', '2017-09-01', 'now'],
    ['Driver', 'Ibex Rail Ltd', '2013-09-01', '2016-10-01'],
  ]))

test.each([
  '[Since 2015] (currently work here):',
  '(since 2015) – current employer',
  '[2015 – now]',
])(
  'an employer with its dates, "%s", is that of the dated positions below in the same style',
  (dates) =>
    expect(
      readJobs(`
# Work experience
# Heron Foods ${dates}
# 2015 – 2017 – Apprentice Baker
Mixed the dough of all five shops in the night.
# Feb 2017 – Jun 2018 – Baker
Built the new ovens with the engineers of the plant.
# Since Jul 2018 – Production Engineer
Responsible for all shops and their forty bakers.
`),
    ).toEqual([
      ['Apprentice Baker', 'Heron Foods', '2015-01-01', '2017-01-01'],
      ['Baker', 'Heron Foods', '2017-02-01', '2018-06-01'],
      ['Production Engineer', 'Heron Foods', '2018-07-01', 'now'],
    ]),
)

test('a date in square brackets in a description begins no job', () =>
  expect(
    readJobs(`
# Work experience
# 2015 – 2017 – Apprentice Baker, Heron Foods
Mixed the dough after the recipes of Otter [2014]: rye, wheat and spelt.
# 2013 – 2014 – Packer, Ibex Mills
Packed by the plan [2012 – 2014] of the mill, and then by my own.
`),
  ).toEqual([
    ['Apprentice Baker', 'Heron Foods', '2015-01-01', '2017-01-01'],
    ['Packer', 'Ibex Mills', '2013-01-01', '2014-01-01'],
  ]))
