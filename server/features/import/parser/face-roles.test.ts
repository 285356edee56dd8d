import { expect, test } from 'vitest'
import { readExperiences } from './choose-segmentation.ts'
import { splitEntries } from './entries.ts'
import { linesOf, run } from './line-fixture.ts'
import type { Line } from './model.ts'

/** Lines with the same blank space (in lines) above each. */
const readJobs = (lines: Line[], gap: number) =>
  readExperiences(splitEntries(lines.map((line) => ({ ...line, gap })))).map((job) => [
    job.company_name,
    job.title,
    job.start_date?.slice(0, 7),
  ])

test('an employer is read even if it is as far from its first role as the roles from each other', () => {
  const bold = { bold: true }
  const jobs = readJobs(
    linesOf(
      run('Airone S.r.l.', 40, 100, bold),
      run('Sviluppatore software (02/2021-09/2024)', 40, 120),
      run('Assistente di ricerca (10/2016-11/2020)', 40, 140),
      run('Ristorante Lontra', 40, 160, bold),
      run('Cameriera (03/2014-07/2016)', 40, 180),
    ),
    1,
  )
  expect(jobs).toEqual([
    ['Airone S.r.l.', 'Sviluppatore software', '2021-02'],
    ['Airone S.r.l.', 'Assistente di ricerca', '2016-10'],
    ['Ristorante Lontra', 'Cameriera', '2014-03'],
  ])
})

test('every date belongs to the line below it if the section begins with a line of only a date', () => {
  const bold = { bold: true }
  const jobs = readJobs(
    linesOf(
      run('mar 2020 - mag 2022', 40, 100),
      run('Contabile - Gruppo Airone', 100, 112, bold),
      run('mag 2016 - dic 2019', 40, 124),
      run('Insegnante - Studio Lontra', 100, 136, bold),
      run('giu 2014 - dic 2015', 40, 148),
      run('Commessa - Comune di Bologna', 100, 160, bold),
      run('set 2010 - mag 2014', 40, 172),
      run('Infermiere - Lontra S.r.l.', 100, 184, bold),
      run('ago 2007 - mag 2010', 40, 196),
      run('Responsabile - Ristorante Airone', 100, 208, bold),
    ),
    0,
  )
  expect(jobs).toEqual([
    ['Gruppo Airone', 'Contabile', '2020-03'],
    ['Studio Lontra', 'Insegnante', '2016-05'],
    ['Comune di Bologna', 'Commessa', '2014-06'],
    ['Lontra S.r.l.', 'Infermiere', '2010-09'],
    ['Ristorante Airone', 'Responsabile', '2007-08'],
  ])
})
