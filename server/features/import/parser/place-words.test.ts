import { expect, test } from 'vitest'
import { isStreet, scorePlace, splitAddress } from './place-words.ts'

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
  'Presencial',
  'Híbrido',
  'Davao City',
])('%s is a place', (text) => {
  expect(scorePlace(text)).toBeGreaterThan(0.8)
})

test.each(['Vor Ort Service', 'Circuit City', 'Paris Match', 'Lyon/Engineer', 'Heron am Rhein'])(
  '%s is not a place',
  (text) => {
    expect(scorePlace(text)).toBeLessThan(0.8)
  },
)

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

test.each([
  ['Hotel Airone Via Dante 2 20999 Monteriva', 'Hotel Airone', '20999 Monteriva'],
  ['Reiher GmbH Lindenweg 4, 89999 Reiherstadt', 'Reiher GmbH', '89999 Reiherstadt'],
  ['Boulangerie Héron 12 rue des Lilas 75999 Garonne', 'Boulangerie Héron', '75999 Garonne'],
  ['Otter bv Kerkstraat 5 1017 GA Otterdam', 'Otter bv', '1017 GA Otterdam'],
])('"%s" is a name with its address', (text, name, town) =>
  expect(splitAddress(text)).toEqual({ name, town }),
)
test.each([
  'Bar Calle 8',
  'Route 66 Diner 2019 Team',
  'Via Varejo 12345 Otterville',
  'Project Strada 4 12345 requests',
  'Team Lead Via Roma 2012 Beta Version',
])('"%s" is not a name with its address', (text) => expect(splitAddress(text)).toBeNull())

test.each(['LS1 4AP', 'SW1A 1AA', 'K1A 0B1'])('the postal code %s is a place', (text) =>
  expect(scorePlace(text)).toBeGreaterThan(0.8),
)
test.each(['MI6 2GO CLUB', 'R2D2 Works', 'B2B', 'C3 Ltd'])('"%s" is no postal code', (text) =>
  expect(scorePlace(text)).toBeLessThan(0.8),
)
