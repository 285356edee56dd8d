import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { dropDraft, dropDrafts, saveDraft, readDraft } from './drafts.ts'
import { forgetPerson, readFormerPersonId, readPersonId, rememberPerson } from './person.ts'

/** A minimal `sessionStorage`: values by key, and the keys as own properties. */
const createStorage = () => {
  const kept: Record<string, string> = {}
  const add = (name: string, value: unknown) => Object.defineProperty(kept, name, { value })
  add('getItem', (key: string) => kept[key] ?? null)
  add('setItem', (key: string, value: string) => void (kept[key] = value))
  add('removeItem', (key: string) => delete kept[key])
  return kept
}

const signIn = (token: string, id: string) => {
  localStorage.setItem('auth_token', token)
  rememberPerson(id)
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('sessionStorage', createStorage())
  signIn('token-of-ada', 'ada')
})
afterAll(() => vi.unstubAllGlobals())

const text = z.string()

test('a draft is restored for the person who typed it, until it is dropped', () => {
  saveDraft('notes 1', 'Ask Ann')
  expect(readDraft('notes 1', text)).toBe('Ask Ann')
  dropDraft('notes 1')
  expect(readDraft('notes 1', text)).toBeUndefined()
})

test('it is restored in their next session, once the server has confirmed whose that is', () => {
  saveDraft('notes 1', 'Ask Ann')
  localStorage.removeItem('auth_token')
  expect(readDraft('notes 1', text)).toBeUndefined()
  localStorage.setItem('auth_token', 'a-newer-token')
  expect(readPersonId()).toBeUndefined()
  expect(readDraft('notes 1', text)).toBeUndefined()
  rememberPerson('ada')
  expect(readDraft('notes 1', text)).toBe('Ask Ann')
})

test('another person never gets it, and it is deleted once they are known', () => {
  saveDraft('notes 1', 'Ask Ann')
  signIn('token-of-grace', 'grace')
  expect(readDraft('notes 1', text)).toBeUndefined()
  saveDraft('notes 2', 'Ask Bob')
  dropDrafts('grace')
  signIn('token-of-ada', 'ada')
  expect(readDraft('notes 1', text)).toBeUndefined()
  signIn('token-of-grace', 'grace')
  expect(readDraft('notes 2', text)).toBe('Ask Bob')
  dropDrafts()
  expect(readDraft('notes 2', text)).toBeUndefined()
})

test('a draft of another shape, or a broken one, is ignored', () => {
  saveDraft('notes 1', { text: 'Ask Ann' })
  expect(readDraft('notes 1', text)).toBeUndefined()
  sessionStorage.setItem('draft:notes 1', '{')
  expect(readDraft('notes 1', text)).toBeUndefined()
})

test('the last person is known after the session, until they log out', () => {
  localStorage.removeItem('auth_token')
  expect(readPersonId()).toBeUndefined()
  expect(readFormerPersonId()).toBe('ada')
  forgetPerson()
  expect(readFormerPersonId()).toBeUndefined()
})
