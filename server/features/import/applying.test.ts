import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApplyResponse } from '#src/import/schema.ts'
import type { Profile } from '#src/profile/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { SAMPLE_RESUME } from '../../testing/sample-resumes.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const getProfile = async (who = user) =>
  (await t.rest('GET', '/api/profiles/me', undefined, who)).json<Profile>()
const apply = async (input: object, who = user) =>
  t.trpc('mutation', 'import.applyParsed', input, who)
const applied = async (input: object, who = user) =>
  (await apply(input, who)).json<{ result: { data: ApplyResponse } }>().result.data

test('smart merge adds new entries, and skips them the second time', async () => {
  const first = await applied({ strategy: 'smart_merge', ...SAMPLE_RESUME })
  expect(first.skipped).toEqual({ experiences: 0, educations: 0 })
  expect(first.profile).toMatchObject(SAMPLE_RESUME)
  expect(first.added.experiences).toEqual(first.profile.experiences.map(({ id }) => id))
  const second = await applied(SAMPLE_RESUME)
  expect(second.added).toEqual({ experiences: [], educations: [] })
  expect(second.skipped).toEqual({ experiences: 2, educations: 1 })
  expect(second.profile.experiences).toEqual(first.profile.experiences)
})

test('append all adds everything again, and undo restores the profile', async () => {
  const before = await getProfile()
  const { added, skipped, profile } = await applied({
    strategy: 'append_all',
    ...SAMPLE_RESUME,
  })
  expect(skipped).toEqual({ experiences: 0, educations: 0 })
  expect(profile.experiences).toHaveLength(4)
  const undone = await t.trpc('mutation', 'import.undo', added, user)
  const after = undone.json<{ result: { data: Profile } }>().result.data
  expect({ ...after, updated_at: '' }).toEqual({ ...before, updated_at: '' })
  expect((await t.trpc('mutation', 'import.undo', added, user)).statusCode).toBe(200)
})

test.each(['append_all', 'smart_merge'])(
  'with %s, entries sent again after a lost response are not duplicated',
  async (strategy) => {
    const who = await t.register()
    const withIds = <T extends object>(entries: readonly T[]) =>
      entries.map((entry) => ({ ...entry, request_id: randomUUID() }))
    const sent = {
      strategy,
      experiences: withIds(SAMPLE_RESUME.experiences),
      educations: withIds(SAMPLE_RESUME.educations),
    }
    const first = await applied(sent, who)
    const [job, ...others] = sent.experiences
    const changed = [...others, { ...job, location: 'Oslo' }]
    const again = await applied({ ...sent, experiences: changed }, who)
    expect(again.skipped).toEqual({ experiences: 0, educations: 0 })
    expect(new Set(again.added.experiences)).toEqual(new Set(first.added.experiences))
    expect(again.profile.educations).toEqual(first.profile.educations)
    expect(again.profile.experiences).toHaveLength(2)
    expect(again.profile.experiences).toContainEqual(expect.objectContaining({ location: 'Oslo' }))
    const undone = await t.trpc('mutation', 'import.undo', again.added, who)
    expect(undone.statusCode).toBe(200)
    expect(await getProfile(who)).toMatchObject({ experiences: [], educations: [] })
  },
)

test('two entries with the same request id in an import are added as one', async () => {
  const who = await t.register()
  const item = { title: 'Clerk', request_id: randomUUID() }
  const { added } = await applied({ experiences: [item, { ...item, title: 'Lead' }] }, who)
  expect(added.experiences).toHaveLength(1)
  expect((await getProfile(who)).experiences).toMatchObject([{ title: 'Lead' }])
})

test('undo does not delete the entries of another user', async () => {
  const { experiences, educations } = await getProfile()
  const stranger = await t.register()
  const toIds = (entries: { id: string }[]) => entries.map(({ id }) => id)
  const ids = { experiences: toIds(experiences), educations: toIds(educations) }
  expect(ids.experiences.length * ids.educations.length).toBeGreaterThan(0)
  await t.trpc('mutation', 'import.undo', ids, stranger)
  expect(await getProfile()).toMatchObject({ experiences, educations })
})

test('missing and invalid values get defaults, and texts that are too long are truncated', async () => {
  const who = await t.register()
  const long = 'A sentence of many words. '.repeat(900)
  const { profile } = await applied(
    {
      experiences: [{ description: long, start_date: 'soon' }, { title: long }],
      educations: [{}],
    },
    who,
  )
  const defaults = { start_date: '2000-01-01', role_type: 'mid_level', current_role: true }
  expect(profile.experiences).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...defaults,
        company_name: 'Unknown Company',
        title: 'Not Specified',
        description: expect.stringMatching(/^A sentence of .*…$/),
      }),
      expect.objectContaining({ ...defaults, title: expect.stringMatching(/…$/) }),
    ]),
  )
  expect(profile.educations).toMatchObject([
    {
      school_name: 'Unknown School',
      degree: 'Not Specified',
      field_of_study: 'Not Specified',
      start_date: '2000-01-01',
      end_date: null,
    },
  ])
})

test.each([
  [{ experiences: [5] }, 'Missing required fields in education or experience data'],
  [{ educations: [{ degree: {} }] }, 'Missing required fields in education or experience data'],
  [
    { experiences: [{ start_date: '2020-01-01', end_date: '2019-01-01' }] },
    'End date must be after start date',
  ],
  [{ strategy: 'replace' }, 'Strategy must be one of: smart_merge, append_all'],
  [
    { experiences: Array.from({ length: 101 }, () => ({})) },
    'You can keep at most 100 experiences',
  ],
])('invalid input is rejected: %#', async (input, detail) => {
  const response = await apply(input)
  expect(response.statusCode).toBe(400)
  const { error } = response.json<{ error: { data: { detail: string | string[] } } }>()
  expect([error.data.detail].flat()).toEqual([detail])
})

test('nothing is added if only some of the entries fit within the limits', async () => {
  const who = await t.register()
  const educations = Array.from({ length: 100 }, (_, index) => ({
    school_name: `School ${index}`,
  }))
  await applied({ educations }, who)
  const more = { experiences: [{}], educations: [{ school_name: 'One more' }] }
  const response = await apply(more, who)
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('You can keep at most 100 educations')
  expect((await getProfile(who)).experiences).toEqual([])
})

test('applying the same entries concurrently adds them once', async () => {
  const who = await t.register()
  const responses = await Promise.all(Array.from({ length: 5 }, () => applied(SAMPLE_RESUME, who)))
  const adding = responses.filter(({ added }) => added.experiences.length > 0)
  expect(adding).toHaveLength(1)
  expect((await getProfile(who)).experiences).toHaveLength(2)
})
