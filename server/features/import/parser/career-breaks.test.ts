import { expect, test } from 'vitest'
import { isCareerBreak } from './career-breaks.ts'

test.each([
  'Elternzeit (zwei Kinder)',
  'arbeitssuchend',
  'Full time mum',
  'Career break',
  'Congé parental',
  'En recherche d’emploi',
  'Excedencia por cuidado de hijos',
  'Licença-maternidade',
  'In cerca di occupazione',
  'Loopbaanonderbreking',
])('"%s" is a career break', (name) => expect(isCareerBreak(name)).toBe(true))

test.each([
  'Maternity leave replacement teacher',
  'Travel Agent',
  'Mother and Baby Unit',
  'Voyages Otter',
])('"%s" is not a career break', (name) => expect(isCareerBreak(name)).toBe(false))
