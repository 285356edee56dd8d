import { expect, test } from 'vitest'
import { isStreet, scorePlace } from './place-words.ts'

test.each([
  'Ludwigshafen am Rhein',
  'Freiburg i. Br.',
  'Paris 15e',
  'Bogotá D.C.',
  'Curitiba, Paraná',
  'Belo Horizonte/MG',
  'São Paulo - SP',
  'Kiew Ukraine',
  'Cracovie, Pologne',
  'Monaco di Baviera',
  'Damaskus, Syrien',
])('%s is a place', (text) => {
  expect(scorePlace(text)).toBeGreaterThan(0.8)
})

test.each(['Paris Match', 'Lyon/Engineer', 'Heron am Rhein'])('%s is not a place', (text) => {
  expect(scorePlace(text)).toBeLessThan(0.8)
})

test.each([
  '12 Old Mint Street',
  'Via Baccarini 9',
  'via dell’Industria 40',
  '14 rue des Korrigans',
  'Lindenweg 4',
])('"%s" is a street', (text) => expect(isStreet(text)).toBe(true))
test.each(['Highway 61 Diner', 'Studio 54', '3 Kings Bakery', 'Via Varejo'])(
  '"%s" is not a street',
  (text) => expect(isStreet(text)).toBe(false),
)

test('a country in brackets behind a company does not make it a town', () => {
  expect(scorePlace('Carini (PA)')).toBeGreaterThan(0.5)
  expect(scorePlace('Heron Pumps (UK)')).toBeLessThan(0.5)
})
