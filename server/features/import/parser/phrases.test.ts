import { expect, test } from 'vitest'
import { readJobs } from './flow-fixture.ts'

test('words that lead to a position and to its employer name neither', () => {
  expect(
    readJobs(`
# Berufserfahrung
2018 – 2020\tAls Verkäuferin bei Reiher GmbH tätig
2015 – 2018\tAls Kassiererin bei Otter GmbH tätig`),
  ).toEqual([
    ['Verkäuferin', 'Reiher GmbH', '2018-01-01', '2020-01-01'],
    ['Kassiererin', 'Otter GmbH', '2015-01-01', '2018-01-01'],
  ])
  expect(
    readJobs(`
# Expériences professionnelles
2018 – 2020\tEn tant que vendeuse chez Héron SARL
2015 – 2018\tEn tant que Comptable chez Loutre SARL`),
  ).toEqual([
    ['vendeuse', 'Héron SARL', '2018-01-01', '2020-01-01'],
    ['Comptable', 'Loutre SARL', '2015-01-01', '2018-01-01'],
  ])
})

test('what a job was about, in the same line, names nothing', () => {
  expect(
    readJobs(`
# Work Experience
2018 – 2020: Sales Assistant at Heron Foods Ltd, opened the shop and counted the stock every morning
2015 – 2018: Cashier at Otter Foods Ltd, answered the letters and complaints of the public`),
  ).toEqual([
    ['Sales Assistant', 'Heron Foods Ltd', '2018-01-01', '2020-01-01'],
    ['Cashier', 'Otter Foods Ltd', '2015-01-01', '2018-01-01'],
  ])
})

test('a point of a list that its dates lead is a job at any length', () => {
  expect(
    readJobs(`
# Work Experience
* 2018 – 2020 Cashier at Heron Foods. Answered the calls, letters and complaints of the public
* 2015 – 2018 Baker at Otter Foods. Opened the shop and counted the stock every morning`),
  ).toEqual([
    ['Cashier', 'Heron Foods', '2018-01-01', '2020-01-01'],
    ['Baker', 'Otter Foods', '2015-01-01', '2018-01-01'],
  ])
})
