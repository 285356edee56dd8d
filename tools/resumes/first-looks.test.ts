import { expect, test } from 'vitest'
import { type FirstLook, readFirstLooks, trainCorrections } from './first-looks.ts'

const SETTINGS = { steps: 100, decay: 0.1, sources: 2, share: 0.97 }
const SETS = ['a', 'b', 'c']
/** Twenty entries in each set, of which those with a bracket are wrong. */
const LOOKS = SETS.flatMap((set) =>
  Array.from({ length: 20 }, (_, number): FirstLook => {
    const isRight = number % 4 !== 0
    const features = isRight ? ['any'] : ['any', 'bracket']
    const source = `${set} ${number}`
    return { set, source, kind: 'experience', layout: 'flow', isRight, features }
  }),
)

test('what was wrong at the first looks at other files is no longer called sure', () => {
  const trained = new Map([
    ['any', 1],
    ['bracket', 1],
  ])
  const { least, corrections, firstLooks } = trainCorrections(LOOKS, trained, SETTINGS)
  expect(firstLooks.calibration).toEqual({
    PDF: { read: 0, sure: 0, right: 0 },
    Word: { read: 60, sure: 45, right: 100 },
  })
  const changes = new Map(corrections.map((line) => line.split(' ') as [string, string]))
  expect(Number(changes.get('bracket'))).toBeLessThan(-1)
  expect(1 + Number(changes.get('any'))).toBeGreaterThan(least.flow - 0.01)
  expect(least.positioned).toBe(Infinity)
})

test('the recorded first looks say nothing of a resume but features', () => {
  const looks = readFirstLooks()
  const sources = new Set(looks.map(({ source }) => source))
  expect(sources.size).toBeGreaterThan(600)
  for (const source of sources) expect(source).toMatch(/^(?:Word|(?:English )?PDF[ a-z]*) \d+ \d+$/)
  const features = new Set(looks.flatMap((look) => look.features))
  expect(features.size).toBeLessThan(400)
})
