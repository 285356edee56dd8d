import { expect, test } from 'vitest'
import { composeAccents } from './accents.ts'
import { linesOf, run } from './line-fixture.ts'

test.each([
  ['J¨urgen M¨uller', 'Jürgen Müller'],
  ['Soci´et´e G´en´erale', 'Société Générale'],
  ['C¸ a va, Besan¸con', 'Ça va, Besançon'],
  ['na¨ıve', 'naïve'],
  ['˚Angstr¨om', 'Ångström'],
  ['x ^2 and a`', 'x ^2 and a`'],
])('"%s" is composed to "%s"', (text, composed) => {
  expect(composeAccents(text)).toBe(composed)
})

test('an accent printed as a separate text run is combined with its letter', () => {
  const [line] = linesOf(run('K', 40, 100), run('¨', 45, 100), run('onig', 45, 100))
  expect(line?.text).toBe('König')
})
