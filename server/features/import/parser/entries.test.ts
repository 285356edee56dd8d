import { expect, test } from 'vitest'
import { splitEntries } from './entries.ts'
import { readExperiences } from './experience.ts'
import { linesOf, run } from './line-fixture.ts'
import type { Line } from './model.ts'
import { joinWrappedDates } from './wrapped-dates.ts'

const readJobs = (lines: Line[]) =>
  readExperiences(splitEntries(joinWrappedDates(lines))).map((job) => [
    job.company_name,
    job.title,
    job.location,
    job.start_date?.slice(0, 7),
    job.current_role ? 'present' : job.end_date?.slice(0, 7),
  ])

test('one template is learnt from all entries of a section', () => {
  const jobs = readJobs(
    linesOf(
      run('Head of Growth, Quillstone – Leeds, UK', 40, 100),
      run('Mar 2021 – present', 400, 100),
      run('• Grew it', 50, 113),
      run('Data Scientist, Tessellate – Boise, ID', 40, 140),
      run('Jan 2018 – Feb 2021', 400, 140),
      run('• Modelled it', 50, 153),
    ),
  )
  expect(jobs).toEqual([
    ['Quillstone', 'Head of Growth', 'Leeds, UK', '2021-03', 'present'],
    ['Tessellate', 'Data Scientist', 'Boise, ID', '2018-01', '2021-02'],
  ])
})

test('several roles stand under one company, whose own line is no job', () => {
  const bold = { bold: true }
  const jobs = readJobs(
    linesOf(
      run('Castor Foods, Chicago, IL', 40, 100, bold),
      run('2011 – 2023', 400, 100),
      run('Chief Operating Officer (2018 – 2023)', 40, 116, { italic: true }),
      run('• Ran nine plants', 50, 130),
      run('Vice President, Manufacturing (2011 – 2018)', 40, 150, { italic: true }),
      run('• Ran five plants', 50, 164),
    ),
  )
  expect(jobs).toEqual([
    ['Castor Foods', 'Chief Operating Officer', 'Chicago, IL', '2018-01', '2023-01'],
    ['Castor Foods', 'Vice President, Manufacturing', 'Chicago, IL', '2011-01', '2018-01'],
  ])
})

test('a date that a narrow column broke over two lines is one', () => {
  const jobs = readJobs(
    linesOf(
      run('Jun ’16 – Feb', 40, 100),
      run('Senior Designer', 130, 100, { bold: true }),
      run('’19', 40, 113),
      run('Ogden & Marsh', 130, 113),
      run('• Packaging for eighty teas', 140, 126),
    ),
  )
  expect(jobs).toEqual([['Ogden & Marsh', 'Senior Designer', null, '2016-06', '2019-02']])
})

test('dates inside sentences and bullets open no entry', () => {
  const jobs = readJobs(
    linesOf(
      run('Store Manager', 40, 100, { bold: true }),
      run('Feb 2019 – Present', 400, 100),
      run('Papaya, Denver, CO', 40, 113),
      run('• Saved a fifth of the costs between 2020 and 2022', 50, 126),
      run('• Led the refit from May 2021 to January 2022', 50, 139),
    ),
  )
  expect(jobs).toEqual([['Papaya', 'Store Manager', 'Denver, CO', '2019-02', 'present']])
})

test('a form with labels is read by its labels', () => {
  const jobs = readJobs(
    linesOf(
      run('Empresa: Distribuidora Andina', 40, 100),
      run('Cargo: Contadora', 40, 113),
      run('Período: Febrero 2017 – Presente', 40, 126),
      run('Empresa: Grupo Cafetero', 40, 150),
      run('Cargo: Auxiliar contable', 40, 163),
      run('Período: Julio 2013 – Enero 2017', 40, 176),
    ),
  )
  expect(jobs).toEqual([
    ['Distribuidora Andina', 'Contadora', null, '2017-02', 'present'],
    ['Grupo Cafetero', 'Auxiliar contable', null, '2013-07', '2017-01'],
  ])
})
