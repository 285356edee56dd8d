import { expect, test } from 'vitest'
import { splitEntries } from './entries.ts'
import { readExperiences } from './choose-segmentation.ts'
import { linesOf, run } from './line-fixture.ts'

const DATE = { x: 40 }
const dated = (date: string, name: string, description: string, y: number) => [
  run(date, DATE.x, y),
  run(name, 160, y),
  run(description, 160, y + 13),
]

test('a plain line under a job is its description if it is not a name', () => {
  const jobs = readExperiences(
    splitEntries(
      linesOf(
        ...dated(
          '03/2019 – present',
          'Charge Nurse, Korle Bu Hospital',
          'Coordinates a team of 14',
          100,
        ),
        ...dated(
          '09/2014 – 02/2019',
          'Staff Nurse, Ridge Hospital',
          'Emergency; triage and trauma',
          140,
        ),
      ),
    ),
  )
  expect(jobs).toMatchObject([
    { title: 'Charge Nurse', description: 'Coordinates a team of 14' },
    { title: 'Staff Nurse', description: 'Emergency; triage and trauma' },
  ])
})
