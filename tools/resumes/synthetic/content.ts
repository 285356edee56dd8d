import type { Random } from './random.ts'
import { inventAcronym, inventName } from './names.ts'
import { ASIDES, type Aside, MADE_UP_PEOPLE, type Vocabulary } from './vocabulary/vocabulary.ts'

export type Month = { year: number; month: number }
export type Role = { title: string; start: Month; end: Month | null; points: string[] }
/** A line of a section that contains neither jobs nor degrees. */
export type AsideLine = { text: string; year: number | null }
/** An employer with one or more roles, newest first. */
export type Job = { company: string; town: string; firm: string; roles: [Role, ...Role[]] }
export type Study = {
  school: string
  town: string
  degree: string
  field: string
  start: Month
  end: Month
}
export type Content = {
  words: Vocabulary
  /** The variants of words that this resume uses. */
  chosen: Record<keyof Vocabulary['headers'] | 'present' | 'join' | 'told' | 'internships', string>
  person: string
  jobs: Job[]
  studies: Study[]
  profile: string
  skills: string[]
  asides: { header: string; lines: AsideLine[] }[]
}

const NEWEST_YEAR = 2024
const DATED: readonly Aside[] = ['certificates', 'projects']

/** Invents a consistent career, newest first. */
export function inventContent(random: Random, words: Vocabulary, isNested: boolean): Content {
  const fill = (pattern: string, town: string): string =>
    pattern
      .replace('{town}', town)
      .replace('{acronym}', () => inventAcronym(random))
      .replaceAll(/\{(?:sur)?name\}/g, () => inventName(random))
  let until: Month = { year: NEWEST_YEAR - random.whole(0, 2), month: random.whole(1, 12) }

  const before = (months: number): Month => {
    const at = until.year * 12 + until.month - 1 - months
    return { year: Math.floor(at / 12), month: (at % 12) + 1 }
  }
  const inventRole = (title: string, isCurrent: boolean): Role => {
    const end = isCurrent ? null : until
    const start = before(random.whole(4, 50))
    until = start
    until = before(random.whole(1, 5))
    return { title, start, end, points: random.sample(words.points, random.whole(1, 4)) }
  }

  const titles = random.sample(words.titles, words.titles.length)
  const patterns = random.sample(words.companies, words.companies.length)
  const nestedAt = isNested ? random.whole(0, 1) : -1
  const jobs = Array.from({ length: random.whole(2, 5) }, (_, index): Job => {
    const town = random.pick(words.towns)
    const isCurrent = index === 0 && random.chance(0.6)
    const first = inventRole(titles.pop() ?? words.titles[0], isCurrent)
    const more = index === nestedAt ? [inventRole(titles.pop() ?? words.titles[0], false)] : []
    const company = fill(patterns.pop() ?? words.companies[0], town)
    return { company, town, firm: random.pick(words.firms), roles: [first, ...more] }
  })

  const degrees = random.sample(words.degrees, words.degrees.length)
  const schools = random.sample(words.schools, words.schools.length)
  const studies = Array.from({ length: random.whole(1, 3) }, (): Study => {
    const end = until
    const start = before(random.whole(2, 5) * 12)
    until = start
    const town = random.pick(words.towns)
    return {
      school: fill(schools.pop() ?? words.schools[0], town),
      town,
      degree: degrees.pop() ?? words.degrees[0],
      field: random.pick(words.fields),
      start,
      end,
    }
  })
  const inventAside = (aside: Aside): Content['asides'][number] => ({
    header: random.pick(words.asides[aside]),
    lines: random.sample(words.asideLines[aside], 3).map((text) => ({
      text,
      year: DATED.includes(aside) ? random.whole(NEWEST_YEAR - 8, NEWEST_YEAR) : null,
    })),
  })
  return {
    words,
    asides: random.sample(ASIDES, random.whole(0, 3)).map(inventAside),
    chosen: {
      told: random.pick(words.told),
      internships: random.pick(words.asides.internships),
      experience: random.pick(words.headers.experience),
      education: random.pick(words.headers.education),
      skills: random.pick(words.headers.skills),
      profile: random.pick(words.headers.profile),
      present: random.pick(words.present),
      join: random.pick(words.joins),
    },
    person: random.pick(MADE_UP_PEOPLE),
    jobs,
    studies,
    profile: random.pick(words.profile),
    skills: random.sample(words.skills, 4),
  }
}
