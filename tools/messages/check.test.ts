import { describe, expect, test } from 'vitest'
import { compileMessage } from '#src/language/compile.ts'
import { fillMessage, toKey } from '#src/language/messages.ts'
import { checkMessages, listPlaceholders } from './check.ts'
import { findMessages } from './find-messages.ts'
import { lengthen, lengthenMessage } from './pseudo.ts'
import { compileMessages } from './plugin.ts'

const screen = (code: string) => ({ path: 'web/features/jobs/screen.tsx', code })
const SAVE = screen(`const label = t('Save')`)

describe('the messages in a source are', () => {
  test('literals of t and tNodes, with the names of their values', () => {
    const code = "t('Save'); tNodes(`Read <a>{name}</a>`, { name, a: (parts) => parts })"
    expect(findMessages('a.tsx', code)).toMatchObject([
      { text: 'Save', hasValues: false, names: [] },
      { text: 'Read <a>{name}</a>', hasValues: true, names: ['name', 'a'] },
    ])
  })

  test('an error if no catalog could find a text', () => {
    expect(() => findMessages('a.ts', 'const a = 1\nt(label)')).toThrow('a.ts:2')
  })
})

describe('the check reports', () => {
  test('nothing, if every text has its translation', () => {
    expect(checkMessages([SAVE], { de: { Save: 'Speichern' } })).toEqual([])
  })

  test.each([
    ['an attribute that nobody reads', screen('const a = <a rel={`noopener noreferrer`} />')],
    ['a text within code', screen("const a = <code>{'npm run build'}</code>")],
    ['a comparison', screen("const a = <p>{name === 'Not Specified' && other}</p>")],
    [
      'a description of the interface',
      { path: 'src/a/schema.ts', code: "import { z } from 'zod'\nz.string().describe('Of it')" },
    ],
  ])('nothing about %s', (_, source) => {
    expect(checkMessages([source], {})).toEqual([])
  })

  test.each([
    ['a text without a translation', SAVE, {}, 'de: “Save” is not translated'],
    [
      'a translation without a text',
      SAVE,
      { Save: 'Speichern', Old: 'Alt' },
      'de: “Old” is used nowhere',
    ],
    ['an empty translation', SAVE, { Save: ' ' }, 'de: “Save” is empty'],
    [
      'a translation that forgets a value',
      screen(`t('Hi {name}', { name })`),
      { 'Hi {name}': 'Hallo' },
      'de: “Hi {name}” has the values none instead of name',
    ],
    [
      'a message whose value is not given',
      screen(`t('Hi {name}', { company })`),
      { 'Hi {name}': 'Hallo {name}' },
      'web/features/jobs/screen.tsx:1: no value for name',
    ],
    [
      'an English text within an element',
      screen('const a = <p>Save it</p>'),
      {},
      'web/features/jobs/screen.tsx:1: “Save it” is not translated: use t()',
    ],
    [
      'an English name of an element',
      screen('const a = <button aria-label="Close" />'),
      {},
      'web/features/jobs/screen.tsx:1: “Close” is not translated: use t()',
    ],
    [
      'an English text that an expression shows',
      screen("const a = <p>{isDone ? 'All done' : null}</p>"),
      {},
      'web/features/jobs/screen.tsx:1: “All done” is not translated: use t()',
    ],
    [
      'an English text that is handed on',
      { path: 'web/features/jobs/mutations.ts', code: "show({ message: 'It is saved.' })" },
      {},
      'web/features/jobs/mutations.ts:1: “It is saved.” is not translated: use t()',
    ],
    [
      'the English name of a field',
      { path: 'src/mail/folder.ts', code: "import { z } from 'zod'\nline('Mail server', 253)" },
      {},
      'src/mail/folder.ts:2: “Mail server” is not translated: use t()',
    ],
    [
      'an English rule of a field',
      {
        path: 'src/mail/folder.ts',
        code: "import { z } from 'zod'\nz.string().refine(isHost, 'Give a name')",
      },
      {},
      'src/mail/folder.ts:2: “Give a name” is not translated: use t()',
    ],
    [
      'an English text that the extension shows',
      { path: 'extension/popup/main.ts', code: "say(notice, 'It is back.')" },
      {},
      'extension/popup/main.ts:1: “It is back.” is not translated: use t()',
    ],
    [
      'an English button of the extension, around a value',
      { path: 'extension/popup/main.ts', code: 'createButton(`Discard ${name}`, discard)' },
      {},
      'extension/popup/main.ts:1: “Discard” is not translated: use t()',
    ],
    [
      'a text of a page without a translation',
      { path: 'extension/popup.html', code: '<p>\n  Which is\n  yours? <b>a</b></p>' },
      {},
      'de: “Which is yours?” is not translated',
    ],
    [
      'an English name of an element of a page, which nothing translates',
      { path: 'extension/popup.html', code: '<b></b>\n<input placeholder="Which one?" />' },
      {},
      'extension/popup.html:2: “Which one?” is not translated: use t()',
    ],
  ])('%s', (_, source, translations, problem) => {
    expect(checkMessages([source], { de: translations })).toEqual([problem])
  })

  test('names, keys and URLs are not English texts', () => {
    const code = '<p><kbd>Esc</kbd> Foothold <input placeholder="https://a.example" /></p>'
    expect(checkMessages([screen(`const a = ${code}`)], {})).toEqual([])
  })

  test('the extension’s texts for programs are not messages', () => {
    const code = `import { a } from './A b.ts'
      const init = { headers: { Accept: \`Bearer \${token}\` }, 'Content Type': 1 }
      if (key === 'Escape') throw new Error('No such element')
      const found = element.querySelector('[value="saved"]:checked')`
    expect(checkMessages([{ path: 'extension/dom.ts', code }], {})).toEqual([])
    const html =
      '<title>Foothold</title><script>Some words</script><svg><text>No words</text></svg>'
    expect(checkMessages([{ path: 'extension/popup.html', code: html }], { de: {} })).toEqual([])
  })

  test('two texts with one key', () => {
    const texts = new Map<string, string>()
    for (let number = 0; ; number += 1) {
      const text = `Text ${number}`
      const other = texts.get(toKey(text))
      texts.set(toKey(text), text)
      if (other === undefined) continue
      const problems = checkMessages([screen(`t('${other}'); t('${text}')`)], {})
      expect(problems).toEqual([
        `web/features/jobs/screen.tsx:1: “${text}” has the key of “${other}”; change one of them`,
      ])
      return
    }
  })
})

test('a message’s values include those of its branches and tags', () => {
  expect(
    listPlaceholders('{count, plural, one {# of {all}} other {<b>#</b> of {all}}} <i>{x}</i>'),
  ).toEqual(['all', 'b', 'count', 'i', 'x'])
})

test('the build compiles English messages and leaves plain texts alone', () => {
  const { transform } = compileMessages() as {
    transform: (code: string, id: string) => { code: string } | undefined
  }
  const code = `const a = t('Save'), b = t('Hi {name}', { name: t('you') })`
  expect(transform(code, '/x/web/a.ts')?.code).toBe(
    `const a = /*#__PURE__*/t('Save'), b = /*#__PURE__*/t(["${toKey('Hi {name}')}",["Hi ",["name"]]], { name: /*#__PURE__*/t('you') })`,
  )
  expect(transform('const a = 1', '/x/web/a.ts')).toBeUndefined()
})

test('a pseudo text is 40 % longer', () => {
  const text = 'Applications of this week'
  expect(lengthen(text).length).toBeGreaterThanOrEqual(text.length * 1.35)
})

test('the branches of a message and the words in its tags are longer too, but no value', () => {
  const message = '{days, plural, one {# day} other {# days left}}: <b>to {name}</b>'
  const tag = (parts: string[]) => parts.join('')
  const values = { days: 2, name: 'Acme', b: tag }
  const said = fillMessage(lengthenMessage(compileMessage(message)), 'en', values)
  expect([said].flat().join('')).toBe('2 days left~~~~: to ~Acme')
})
