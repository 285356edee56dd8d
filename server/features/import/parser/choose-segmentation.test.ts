import { expect, test } from 'vitest'
import { readJobs } from './flow-fixture.ts'

test('the title is read below the date rather than from the description of the job above', () => {
  expect(
    readJobs(`
# Experience
Kept the archive and answered letters
Ibis Records\t2018 – 2021
Archivist
* Filed four hundred boxes
Sold bread and cake in the morning
Plover Bread\t2015 – 2018
Baker
* Baked`),
  ).toEqual([
    ['Archivist', 'Ibis Records', '2018-01-01', '2021-01-01'],
    ['Baker', 'Plover Bread', '2015-01-01', '2018-01-01'],
  ])
})

test('a missing employer is not filled from the description', () => {
  expect(
    readJobs(`
# Experience
Web Developer\t2018 – 2021
* Software for clinics
Intern\t2015 – 2018
* Research on clouds`),
  ).toEqual([
    ['Web Developer', null, '2018-01-01', '2021-01-01'],
    ['Intern', null, '2015-01-01', '2018-01-01'],
  ])
})
