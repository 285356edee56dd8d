import { expect, test } from 'vitest'
import { readDegrees, readJobs } from './flow-fixture.ts'

test('a Swedish resume is read', () => {
  const text = `
Alva Trana
# Arbetslivserfarenhet
januari 2019 – pågående\tSjuksköterska, Trana Omsorg AB
augusti 2015 – december 2018\tButiksbiträde, Utter Livs AB
# Utbildning
2012 – 2015\tKandidatexamen, Lunds universitet
# Språk
Engelska`
  expect(readJobs(text)).toEqual([
    ['Sjuksköterska', 'Trana Omsorg AB', '2019-01-01', 'now'],
    ['Butiksbiträde', 'Utter Livs AB', '2015-08-01', '2018-12-01'],
  ])
  expect(readDegrees(text)).toEqual([['Kandidatexamen', null, 'Lunds universitet']])
})

test('a Polish resume is read', () => {
  const text = `
Ewa Czapla
# Doświadczenie zawodowe
2019 – do dziś\tKsięgowa, Wydra Sp. z o.o.
2015 – 2018\tKasjer, Żuraw S.A.
# Kształcenie
2010 – 2015\tMagister ekonomii, Uniwersytet w Bieli
# Języki obce
angielski`
  expect(readJobs(text)).toEqual([
    ['Księgowa', 'Wydra Sp. z o.o.', '2019-01-01', 'now'],
    ['Kasjer', 'Żuraw S.A.', '2015-01-01', '2018-01-01'],
  ])
  expect(readDegrees(text)).toMatchObject([[expect.any(String), 'ekonomii', 'Uniwersytet w Bieli']])
})

test('a Russian form is read by its labels', () => {
  expect(
    readDegrees(`
Ива Цапля
# Образование:
Учебное заведение: Речной технический институт
Год окончания: 2020
Специальность: Прикладная физика
# Опыт работы:
Нет опыта`),
  ).toEqual([[null, 'Прикладная физика', 'Речной технический институт']])
})

test('a German trade after "Geprüfte" is a degree with its whole name', () => {
  expect(
    readDegrees(`
# Umschulung
Geprüfte Bilanzbuchhalterin 04/2022 – 12/2022
Volkshochschule Reiherstadt
# Hochschulabschluss
Universität Reiherstadt
09/1997 – 07/2002
Magister in Philologie`),
  ).toEqual([
    ['Geprüfte Bilanzbuchhalterin', null, 'Volkshochschule Reiherstadt'],
    ['Magister', 'Philologie', 'Universität Reiherstadt'],
  ])
})

test('each bullet that begins with a month is a separate job', () => {
  expect(
    readJobs(`
# Vakantiejobs
* juli 2014\tArbeider, Reiger NV
* juli 2015\tOberman, Otter BV
* mei 2017\tVerkoper, Kraai BV`),
  ).toMatchObject([
    ['Arbeider', 'Reiger NV', expect.anything(), expect.anything()],
    ['Oberman', 'Otter BV', expect.anything(), expect.anything()],
    ['Verkoper', 'Kraai BV', expect.anything(), expect.anything()],
  ])
})

test('a town after a hyphen is not part of the company, nor a grade part of the school', () => {
  expect(
    readJobs(`
# Experience
Heron Coffee- Leeds
Dec. 2019 – Current
Barista`),
  ).toEqual([['Barista', 'Heron Coffee', '2019-12-01', 'now']])
  expect(
    readDegrees(`
# Education
Bachelor of Science in Physics, Otter Institute of Technology with CGPA of 8.2, 2019`),
  ).toEqual([['Bachelor of Science', 'Physics', 'Otter Institute of Technology']])
})
