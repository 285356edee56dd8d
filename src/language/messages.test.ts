import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileMessage } from './compile.ts'
import { chooseLanguage, LANGUAGES } from './languages.ts'
import { createTranslate, formatCount, toKey } from './messages.ts'
import { createSentenceTranslate } from './sentences.ts'
import { t } from './t.ts'

test('outside of pages a text stays English, with its values', () => {
  expect(t('Save')).toBe('Save')
  expect(t('{count, plural, one {# person} other {# people}}', { count: 1 })).toBe('1 person')
  expect(t('{count, plural, one {# person} other {# people}}', { count: 1200 })).toBe(
    '1,200 people',
  )
})

test('a translation is found by its English text, with its language’s plurals', () => {
  const english = '{count, plural, one {# day} other {# days}}'
  const polish = compileMessage(
    '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  )
  const translate = createTranslate('pl', (key) => (key === toKey(english) ? polish : undefined))
  expect([1, 3, 5].map((count) => translate(english, { count }))).toEqual([
    '1 dzień',
    '3 dni',
    '5 dni',
  ])
  expect(translate('Save')).toBe('Save')
})

test('the first available wanted language is chosen, with any region', () => {
  expect(chooseLanguage(['sv', 'pt-BR', 'de'])).toBe('pt')
  expect(chooseLanguage(['DE-at'])).toBe('de')
  expect(chooseLanguage(['toString', ''])).toBe('en')
})

test('the server’s English texts are shown in the page’s language', () => {
  const limit = 'You can keep at most {max, number} {kind} until {date}.'
  const days = 'Try again in {count, plural, one {# minute} other {# minutes}}.'
  const translate = createSentenceTranslate(
    {
      plain: { [toKey('Not found')]: 'Nicht gefunden' },
      filled: [
        [compileMessage(limit), compileMessage('Bis {date} höchstens {max, number} {kind}.')],
        [
          compileMessage(days),
          compileMessage('In {count, plural, one {# Minute} other {# Minuten}} wieder.'),
        ],
        [
          compileMessage('Wait {count, plural, one {a minute} other {# minutes}}.'),
          compileMessage('{count, plural, one {Eine Minute} other {# Minuten}} warten.'),
        ],
      ],
    },
    'de',
  )
  expect(translate('Not found')).toBe('Nicht gefunden')
  expect(translate(t(limit, { max: 5000, kind: 'PDF (a.b)', date: '2026' }))).toBe(
    'Bis 2026 höchstens 5.000 PDF (a.b).',
  )
  expect(translate(t(days, { count: 1 }))).toBe('In 1 Minute wieder.')
  expect(translate(t(days, { count: 12 }))).toBe('In 12 Minuten wieder.')
  expect(translate('Wait a minute.')).toBe('Eine Minute warten.')
})

test('labels in a sentence are translated too, unless a person has written them', () => {
  const missing = '{label} is required'
  const taken = 'There is a stage “{name}” already'
  const translate = createSentenceTranslate(
    {
      plain: { [toKey('Company')]: compileMessage('Unternehmen') },
      filled: [
        [compileMessage(missing), compileMessage('„{label}“ muss ausgefüllt sein')],
        [compileMessage(taken), compileMessage('Die Phase „{name}“ gibt es schon')],
      ],
    },
    'de',
  )
  expect(translate('Company is required')).toBe('„Unternehmen“ muss ausgefüllt sein')
  expect(translate('Hat is required')).toBe('„Hat“ muss ausgefüllt sein')
  expect(translate('There is a stage “Company” already')).toBe('Die Phase „Company“ gibt es schon')
})

test('the place of an error in an archive is unchanged, before the error', () => {
  const missing = '{label} is required'
  const translate = createSentenceTranslate(
    {
      plain: {
        [toKey('Company')]: compileMessage('Unternehmen'),
        [toKey('Too many tags')]: compileMessage('Zu viele Schlagwörter'),
      },
      filled: [[compileMessage(missing), compileMessage('„{label}“ muss ausgefüllt sein')]],
    },
    'de',
  )
  expect(translate('applications 12, company: Company is required')).toBe(
    'applications 12, company: „Unternehmen“ muss ausgefüllt sein',
  )
  expect(translate('views 1: Too many tags')).toBe('views 1: Zu viele Schlagwörter')
})

test('any sentence of the server is shown', () => {
  const name = 'There is a stage “{name}” already'
  const translate = createSentenceTranslate(
    {
      plain: {},
      filled: [[compileMessage(name), compileMessage('Die Phase „{name}“ gibt es schon')]],
    },
    'de',
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      expect(translate(text)).toBe(text)
      expect(translate(t(name, { name: text }))).toContain(text)
    }),
  )
})

test.each(Object.keys(LANGUAGES))(
  'counts in %s are formatted like its number format',
  (language) => {
    for (const count of [0, 7, 999, 1_000, 12_345, -1, 0.5]) {
      const expected = new Intl.NumberFormat(language).format(count)
      expect(formatCount(count, language)).toBe(expected)
      const filled = createTranslate(language, () => undefined)('{count, plural, other {#}}', {
        count,
      })
      expect(filled).toBe(expected)
    }
  },
)
