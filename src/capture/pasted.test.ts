import { expect, test } from 'vitest'
import { readPastedPosting } from './capture.ts'

const read = (lines: string[], address?: string) => readPastedPosting(lines.join('\n'), address)[0]

const DUTIES = 'You bake bread and rolls for our four shops, and train two apprentices. '.repeat(2)

test('the posting is found in the copy of a whole page, below its menu and slogan', () => {
  const page = ['+43 732 88 01 10', 'Home', 'Careers', 'Contact', 'Your career with us']
  const posting = ['Baker (m/f/d)', 'Heron Mills Ltd · Leeds', DUTIES, 'Your profile', 'Apply now']
  expect(read([...page, ...posting, 'Privacy'])).toMatchObject({
    position: 'Baker (m/f/d)',
    company: 'Heron Mills Ltd',
    location: 'Leeds',
  })
})

test('the company is read from the text if the line below the position is no name', () => {
  const about = ['Die Reiher GmbH sucht dich.', 'Jetzt bewerben', '© 2026 Reiher GmbH']
  expect(read(['Karriere', 'Bäcker:in', '0043 732 88', ...about])).toMatchObject({
    position: 'Bäcker:in',
    company: 'Reiher GmbH',
  })
  const menu = ['Home', 'Jobs', 'Team', 'Blog', 'Shop', 'Baker', 'About us']
  expect(read([...menu, DUTIES])).toMatchObject({ position: 'Baker', company: null })
})

test.each([
  ['Wir suchen eine Köchin (m/w/d)', 'Köchin (m/w/d)'],
  ['eine Orgelbauerin / einen Orgelbauer', 'Orgelbauerin / Orgelbauer'],
])('a pasted position is saved without its call and articles: %s', (line, position) => {
  expect(read(['Karriere', line, 'Deine Aufgaben', DUTIES])?.position).toBe(position)
})

test('the company is the name at the ends of a page that its text repeats, not a menu item', () => {
  const menu = ['Heron Mills', 'Shop', 'Company', 'History', 'Careers', 'Fleet', 'Mills', 'Blog']
  const text = ['Baker', DUTIES, 'At the weekend Heron Mills sells rolls.', '© Heron Mills 2026']
  expect(read([...menu, ...text])?.company).toBe('Heron Mills')
  expect(read([...menu.slice(1), 'Baker', DUTIES, 'Reiher GmbH · Ulm'])?.company).toBe(
    'Reiher GmbH',
  )
  expect(read(['Home', 'Baker', 'Engineering', 'Leeds', DUTIES])?.company).toBeNull()
})

test('a position in a menu is not preferred to the one with a text', () => {
  const menu = ['Bakers', 'Cooks', 'Drivers', 'Home', 'Jobs', 'Team', 'Blog', 'Shop', 'Help']
  expect(read([...menu, 'Head Baker', DUTIES, 'Requirements', 'Bread'])?.position).toBe(
    'Head Baker',
  )
})

test('the label of an employment type is not the position', () => {
  expect(read(['Baker', 'Position: Full time', 'Leeds'])?.position).toBe('Baker')
  expect(read(['Heron Mills', 'Position: Baker', 'Leeds'])?.position).toBe('Baker')
})

test('a text that says that nothing is open is no posting, unless it names a position', () => {
  expect(read(['We currently have no open positions. Please come back later.'])).toBeUndefined()
  expect(read(['Heron Mills', 'Aktuell sind keine Stellen frei.'])).toBeUndefined()
  expect(read(['Baker', 'Heron Mills Ltd', 'There are no vacancies for drivers.'])?.position).toBe(
    'Baker',
  )
})

test('a text of 50,000 characters is read in a moment, whatever it holds', () => {
  for (const text of ['Baker\n', 'we need a\n', 'a ', 'Heron Ltd\n', '\n'].map((part) =>
    part.repeat(50_000 / part.length),
  )) {
    const start = process.cpuUsage()
    readPastedPosting(text, 'https://heron.example/jobs/baker')
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
  }
})
