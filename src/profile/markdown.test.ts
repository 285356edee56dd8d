import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripMarkdown } from './markdown.ts'

test.each([
  ['**Led** a team of *five*', 'Led a team of five'],
  ['***both*** and **bold *within* it**', 'both and bold within it'],
  ['__underlined__, _slanted_, <u>lined</u>', 'underlined, slanted, lined'],
  ['~~struck~~ out', 'struck out'],
  ['# Title\n###### Small\n#hashtag C#', 'Title\nSmall\n#hashtag C#'],
  ['see [my site](https://a.example/x_(y)) now', 'see my site now'],
  ['![a chart](chart.png) [![badge](b.svg)](https://ci.example)', 'a chart badge'],
  ['[**bold** link](x)', 'bold link'],
  ['```ts\nconst a = 1\n```\nand `code`', 'const a = 1\nand code'],
  ['trailing   \nspaces\t', 'trailing\nspaces'],
  ['**~~**~~skills', 'skills'],
])('%j becomes %j', (markdown, plain) => expect(stripMarkdown(markdown)).toBe(plain))

test.each([
  '- bullet\n* bullet\n• bullet',
  'snake_case_name and 5*3*2 and 2 * 3 * 4',
  'unclosed **bold and `code and [link](',
  '[x] done, array[0](later',
  'C# and F#, ~5 years',
  'שלום **',
  '💼 עברית 日本語',
])('%j stays as typed', (text) => expect(stripMarkdown(text)).toBe(text))

const pieces = fc.constantFrom(
  '*',
  '**',
  '_',
  '~~',
  '`',
  '```',
  '[',
  '](',
  ')',
  '!',
  '#',
  ' ',
  '\n',
  'a',
  '💼',
)
const anyMarkdown = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''))

test('only marks, URLs and spaces are removed, and saving the result again changes nothing', () => {
  const words = (text: string) => text.match(/[a💼]/gu)?.length ?? 0
  fc.assert(
    fc.property(anyMarkdown, (text) => {
      const plain = stripMarkdown(text)
      expect(plain.length).toBeLessThanOrEqual(text.length)
      const keepsWords = !/\]\(|`{3}|~{3}/.test(text)
      expect(words(plain)).toBe(keepsWords ? words(text) : words(plain))
      expect(stripMarkdown(plain)).toBe(plain)
    }),
    { numRuns: 2000 },
  )
})

const BOMBS: Record<string, string> = {
  'brackets that never close': '[',
  'links that never close': '[a](',
  'images that never close': '![',
  'nested links': '[[](',
  'closing brackets': '](',
  parentheses: '((',
  stars: '*',
  'stars that open': '*a ',
  'mixed marks': '*_a~~`',
  'marks that open': ' **a',
  fences: '```\n',
  'unfinished fences': '```a',
  headings: '# ',
  'heading lines': '#\n',
  spaces: ' ',
  'spaces within': ' \t\u00A0x',
  tags: '<u',
}

test.each(Object.entries(BOMBS))('%s take time in proportion to their length', (_what, piece) => {
  const measure = (length: number) => {
    const bomb = `${piece.repeat(length / piece.length)}x`
    const before = process.cpuUsage()
    stripMarkdown(bomb)
    return process.cpuUsage(before).user / 1_000
  }
  measure(10_000)
  // A quadratic rule would take minutes for a million characters.
  expect(measure(1_000_000)).toBeLessThan(3000)
})
