import { expect, test } from 'vitest'
import { weighPlace } from './place-words.ts'

test.each([
  'Ludwigshafen am Rhein',
  'Freiburg i. Br.',
  'Paris 15e',
  'Bogotá D.C.',
  'Curitiba, Paraná',
  'Belo Horizonte/MG',
  'São Paulo - SP',
])('%s is a place', (text) => {
  expect(weighPlace(text)).toBeGreaterThan(0.8)
})

test.each(['Paris Match', 'Lyon/Engineer', 'Heron am Rhein'])('%s is none', (text) => {
  expect(weighPlace(text)).toBeLessThan(0.8)
})
