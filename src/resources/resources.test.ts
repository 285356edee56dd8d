import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeAddress, findFallbackTitle, isWebAddress, toAddressKey } from './address.ts'
import { createResourceInput } from './schema.ts'
import { searchResources } from './search.ts'
import { joinFittingTags, joinTags, splitTags } from './tags.ts'

describe('an address', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['  example.com/a b', 'https://example.com/a b'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    ['bücher.example?q', 'https://bücher.example?q'],
    ['http://example.com', 'http://example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['javascript:1', 'javascript:1'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
    ['data:text/html,x', 'data:text/html,x'],
    ['example', 'example'],
    ['', ''],
  ])('%j is completed to %j', (typed, completed) => {
    expect(completeAddress(typed)).toBe(completed)
  })

  test('that is completed is at least as valid as before', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.domain()), (text) => {
        const completed = completeAddress(text)
        expect(!isWebAddress(text) || completed === text).toBe(true)
        expect(completeAddress(completed)).toBe(completed)
      }),
    )
  })

  test.each([
    ['https://example.com', 'http://www.example.com:80/'],
    ['https://example.com/a/', 'https://EXAMPLE.com:443/a'],
  ])('%s is the same page as %s', (one, other) => {
    expect(toAddressKey(one)).toBe(toAddressKey(other))
  })

  test.each([
    ['https://example.com/a', 'https://example.com/b'],
    ['https://example.com/a', 'https://example.com/A'],
    ['https://example.com/?a=1', 'https://example.com/?a=2'],
    ['https://example.com/#/a', 'https://example.com/#/b'],
    ['https://example.com', 'https://example.com:8443'],
  ])('%s is another page than %s', (one, other) => {
    expect(toAddressKey(one)).not.toBe(toAddressKey(other))
  })

  test('without a host still gives a title', () => {
    expect(findFallbackTitle('https://www.example.com/a')).toBe('example.com')
    expect(findFallbackTitle('nonsense')).toBe('Untitled Resource')
  })
})

describe('tags', () => {
  test('are trimmed and joined with commas, each once', () => {
    expect(joinTags([' a ', 'B', 'b', '', 'c,d'])).toBe('a,B,c,d')
    expect(joinTags([' ', ''])).toBeNull()
    expect(splitTags(null)).toEqual([])
  })

  test('stay the same when they are split and joined again', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (tags) => {
        const joined = joinTags(tags)
        expect(joinTags(splitTags(joined))).toBe(joined)
      }),
    )
  })

  test('are left out if there is no room', () => {
    expect(joinFittingTags(['a'.repeat(150), 'b'.repeat(60), 'c'])).toBe(`${'a'.repeat(150)},c`)
  })
})

test('the same input, validated twice, is the same', () => {
  const first = createResourceInput.parse({ url: ' https://e.example ', tags: 'a, b', title: ' ' })
  expect(first).toEqual({ url: 'https://e.example', tags: 'a,b', title: null })
  expect(createResourceInput.parse(first)).toEqual(first)
})

test('every word of a search must be found, in any case and with any accents', () => {
  const resource = {
    title: 'Zürich',
    url: 'https://e.example/graph',
    description: 'Wide NOTES',
    tags: 'x,trees',
  }
  for (const query of ['zurich', 'GRAPH notes', 'trees zü', ' ']) {
    expect(searchResources([resource], query)).toEqual([resource])
  }
  expect(searchResources([resource], 'zurich nothing')).toEqual([])
})
