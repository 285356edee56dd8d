import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Profile } from '#src/profile/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const read = async (user: TestUser) =>
  (await t.rest('GET', '/api/profiles/me', undefined, user)).json<Profile>()
const save = (user: TestUser, fields: object) => t.rest('PUT', '/api/profiles/me', fields, user)

/** Everything that a tab saves contains the tab's name. */
const listsOf = (tab: string, length: number) => ({
  city: tab,
  experiences: Array.from({ length }, (_, index) => ({
    company_name: tab,
    title: `${index}`,
    start_date: '2020-01-01',
  })),
  educations: Array.from({ length }, () => ({
    school_name: tab,
    degree: 'd',
    field_of_study: 'f',
    start_date: '2020-01-01',
  })),
  projects: Array.from({ length }, () => ({ project_name: tab, description: 'd' })),
})

const namesIn = ({ city, experiences, educations, projects }: Profile) =>
  new Set([
    city,
    ...experiences.map(({ company_name }) => company_name),
    ...educations.map(({ school_name }) => school_name),
    ...projects.map(({ project_name }) => project_name),
  ])

test('concurrent saves are never mixed, and nobody reads a partial one', async () => {
  const user = await t.register()
  await save(user, listsOf('start', 3))
  for (let round = 0; round < 5; round += 1) {
    const tabs = ['one', 'two', 'three'].map((tab) => `${tab} ${round}`)
    const saves = tabs.map((tab, index) => save(user, listsOf(tab, 2 + index)))
    const reads = Array.from({ length: 6 }, () => read(user))
    for (const response of await Promise.all(saves)) expect(response.statusCode).toBe(200)
    for (const seen of [...(await Promise.all(reads)), await read(user)]) {
      expect([...namesIn(seen)]).toHaveLength(1)
    }
    const { city, projects } = await read(user)
    expect(projects).toHaveLength(2 + tabs.indexOf(city ?? ''))
  }
})

test('a tab that adds while another saves the whole list loses no fields of its own', async () => {
  const user = await t.register()
  const add = (title: string) =>
    t.rest(
      'POST',
      '/api/profiles/me/experiences',
      { company_name: 'Acme', title, start_date: '2020-01-01' },
      user,
    )
  const responses = await Promise.all([
    add('a'),
    save(user, { phone: '5551234567' }),
    add('b'),
    save(user, { state: 'NY' }),
    add('c'),
  ])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 200, 201, 200, 201])
  const profile = await read(user)
  expect(profile).toMatchObject({ phone: '5551234567', state: 'NY' })
  expect(profile.experiences.map(({ title }) => title).toSorted()).toEqual(['a', 'b', 'c'])
})

type Item = { id?: string; company_name: string; title: string; start_date: string }
const newItem: fc.Arbitrary<Item> = fc.record({
  company_name: fc.constantFrom('Acme', 'Größe & Söhne', '日本'),
  title: fc.constantFrom('Engineer', 'Lead 💼', 'مهندس'),
  start_date: fc.constantFrom('2019-12-01', '2020-01-01', '2024-02-29'),
})
/** A save: which existing entries are sent back, which are new, and possibly an invalid id. */
const anySave = fc.record({
  keep: fc.array(fc.nat(9), { maxLength: 6 }),
  add: fc.array(newItem, { maxLength: 4 }),
  retitle: fc.constantFrom(undefined, 'Changed'),
  isWrong: fc.constantFrom(false, false, false, true),
})

test('after any sequence of saves, the list is that of the last valid one', async () => {
  const user = await t.register()
  const check = fc.asyncProperty(
    fc.array(anySave, { minLength: 1, maxLength: 4 }),
    async (saves) => {
      for (const { keep, add, retitle, isWrong } of saves) {
        const before = (await read(user)).experiences
        const kept = before
          .filter((_, index) => keep.includes(index))
          .map((entry) => ({ ...entry, title: retitle ?? entry.title }))
        const wrong = isWrong ? [{ ...BASE, id: randomUUID() }] : []
        const response = await save(user, { experiences: [...add, ...kept, ...wrong] })
        expect(response.statusCode).toBe(isWrong ? 404 : 200)
        const ids = new Set(before.map(({ id }) => id))
        const after = (await read(user)).experiences
        const expected = isWrong ? before : [...add, ...kept]
        expect(describeAll(after, ids)).toEqual(describeAll(expected, ids))
      }
    },
  )
  await fc.assert(check, { numRuns: 15 })
})

const BASE = { company_name: 'Acme', title: 'Engineer', start_date: '2020-01-01' }
/** Describes each entry by its text, and its id if it is one of `known`; order is irrelevant. */
const describeAll = (items: readonly Item[], known: ReadonlySet<string>) =>
  items
    .map(({ id = '', company_name, title, start_date }) =>
      [known.has(id) ? id : 'new', company_name, title, start_date].join(' '),
    )
    .toSorted()
