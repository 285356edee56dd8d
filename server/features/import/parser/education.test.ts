import { expect, test } from 'vitest'
import { readEducations } from './education.ts'
import { linesOf, run } from './line-fixture.ts'
import { splitStudies } from './study-entries.ts'

/** Lines of one column; " ;; " separates cells. */
const read = (text: string) =>
  readEducations(
    splitStudies(
      linesOf(
        ...text
          .trim()
          .split('\n')
          .flatMap((raw, index) =>
            raw.split(' ;; ').map((cell, at) => run(cell, 40 + at * 200, 40 + index * 12)),
          ),
      ),
    ),
  ).map((study) => [study.school_name, study.degree, study.field_of_study, study.location])

test('a degree said twice is one degree', () => {
  expect(
    read(`
University of Corvane
Bachelor of Laws - LLB, Law
2012 - 2016`),
  ).toEqual([['University of Corvane', 'Bachelor of Laws (LLB)', 'Law', null]])
})

test('a town and its state behind a school are its place', () => {
  expect(
    read(`
Doctor of Medicine (MD)
Maren University School of Medicine, Wexley, CO | 2008–2012
Bachelor of Science, Biochemistry
Corvane State University, Fort Hale, CO | 2004–2008`),
  ).toEqual([
    ['Maren University School of Medicine', 'Doctor of Medicine (MD)', null, 'Wexley, CO'],
    ['Corvane State University', 'Bachelor of Science', 'Biochemistry', 'Fort Hale, CO'],
  ])
})

test('a degree of two letters in a cell of its own, unless it is a state', () => {
  expect(
    read(`
2012 ;; BA: Anthropology – Maren University
2009 ;; BS: Physics – Corvane College, Boston, MA`),
  ).toEqual([
    ['Maren University', 'BA', 'Anthropology', null],
    ['Corvane College', 'BS', 'Physics', 'Boston, MA'],
  ])
})

test('an apprenticeship is learnt at a company', () => {
  expect(read('08/1998 – 07/2001 ;; Ausbildung zum Industriekaufmann, Brume Werke GmbH')).toEqual([
    ['Brume Werke GmbH', 'Ausbildung zum Industriekaufmann', null, null],
  ])
})

test('a table whose heading has more labels than its rows have words', () => {
  expect(
    read(`
Degree / Class ;; Institution ;; Year of Passing
B.Tech in Computer Science ;; Maren University ;; 2020
12th Grade ;; Hale International School ;; 2016`),
  ).toEqual([
    ['Maren University', 'B.Tech', 'Computer Science', null],
    ['Hale International School', '12th Grade', null, null],
  ])
})

test('a long sentence beside its date that names school and degree is the entry itself', () => {
  expect(
    read(
      '2007 - 2010 ;; Brume Sophia, Doctorat en Informatique, équipe Marée, thème : les graphes, le web et ce que les gens en font ensemble, chaque jour un peu plus.',
    )[0]?.slice(0, 3),
  ).toEqual(['Brume Sophia', 'Doctorat', 'Informatique'])
})

test('a degree that follows its school in one cell', () => {
  expect(
    read(`
2016 - 2019 ;; University of Corvane, Ph.D. Chemistry
2012 - 2016 ;; Maren Universität B.Sc. Informatik
2004 - 2012 ;; Gerda Ohm Schule 2 (Abitur)`),
  ).toEqual([
    ['University of Corvane', 'Ph.D.', 'Chemistry', null],
    ['Maren Universität', 'B.Sc.', 'Informatik', null],
    ['Gerda Ohm Schule 2', 'Abitur', null, null],
  ])
})

test('who guided a study, what was won and what is told of it are no degrees', () => {
  expect(
    read(`
2022 - 2026 ;; PhD in Linguistics
University of Corvane
Supervised by Ana Lund and Per Holm (University of Maren)
1st: Prof. Ana Lund (University of Maren)
I am working on words that the university of my town has lost
2021 ;; Summer Fellowship, University of Maren
2018 - 2022 ;; BA with First Class Honours in German
University of Maren`),
  ).toEqual([
    ['University of Corvane', 'PhD', 'Linguistics', null],
    ['University of Maren', 'BA', 'German', null],
  ])
})

test('the sort of school and a faculty are less than the school', () => {
  expect(
    read(`
Grundschule ;; 2008 - 2012
Gerda-Ohm-Grundschule, Dortmund`),
  ).toEqual([['Gerda-Ohm-Grundschule', 'Grundschule', null, 'Dortmund']])
  expect(
    read(`
Doctor of Medicine ;; 2014 - 2020
Kasra School of Medicine
Maren University`).map((study) => study.slice(0, 2)),
  ).toEqual([['Maren University', 'Doctor of Medicine']])
})

test('a second range at the beginning of a line begins a second study', () => {
  expect(
    read(`
2010-2013 ;; Ausbildung zum Tischler
2013-2015 ;; Studium an der Maren Universität`).length,
  ).toBe(2)
})
