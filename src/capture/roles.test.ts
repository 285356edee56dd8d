import { expect, test } from 'vitest'
import { soundsLikeRole } from './roles.ts'

test.each([
  'On-call Nurse',
  'Employee Experience Manager',
  'Mitarbeiterin Lager',
  'Lagermitarbeiter',
  'Bäcker_in',
  'HR Business Partner',
  'We are hiring a baker',
  'We need a baker',
  'Assistant Manager for each of our two bakeries in Leeds',
  'Interview Coordinator',
  'Information Security Officer',
  'Praktikum Marketing',
  'Tirocinio in contabilità',
  'Satış Danışmanı',
  'Depo Personeli',
  'Официант',
  'Швачка',
  'Хигиенистка',
  'Ηλεκτρολόγος',
  'Brutar',
])('"%s" sounds like a position', (text) => {
  expect(soundsLikeRole(text)).toBe(true)
})

test.each([
  'First recruiter call',
  'Hiring Manager interview',
  'Employee Resource Groups',
  'Mitarbeiterfest',
  'Informationen zur Leitung',
  'Teams statt Einzelbäcker:in',
  'Your partner for bread',
  'Acme GmbH, Dein Partner für Brot',
  'we engineer good bread',
  'Tailor a resume',
  'Your dream job as baker',
  'The bakers, and what each of them bakes',
  'Six in ten listed bakers never name an employer',
  'BAKER_HOST',
  'Stage & Alternance',
  'Contact the bakers’ union',
  'Orbach, ab sofort',
  'Praktikum',
  'Кадровое агентство',
  'Мастерская',
])('"%s" sounds like no position', (text) => {
  expect(soundsLikeRole(text)).toBe(false)
})
