import { expect, test } from 'vitest'
import { isBegunSchool } from './begun-school.ts'

test.each([
  ['Graduação em Letras – Universidade', 'Federal da Lontra Branca'],
  ['Bachillerato en el colegio La', 'Garza Salesianas'],
  ['Diploma, Istituto Tecnico', 'Anna Lontra'],
  ['Lycée', 'Marie Loutre'],
])('"%s" goes on with its own name: "%s"', (school, next) => {
  expect(isBegunSchool(school, next)).toBe(true)
})

test.each([
  ['Bachiller – Colegio', 'Promedio 8,5'],
  ['Técnico – Instituto', 'Título: Técnico en Moda'],
  ['Graduação – Universidade', '2015 – 2019'],
  ['Licence – Université', 'Master de droit'],
  ['Laurea – Università', 'Roma'],
  ['Lycée', 'Professeur de mathématiques'],
  ['Universidad de la Garza', 'Madrigal'],
])('"%s" does not go on with "%s"', (school, next) => {
  expect(isBegunSchool(school, next)).toBe(false)
})
