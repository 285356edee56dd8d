import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** These are on the wrong side in right-to-left languages. */
const PHYSICAL =
  /^\s*(?:(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|left|right)\b[^;]*:|(?:text-align|float|clear): (?:left|right)|^\s*(?:inset|margin|padding): [^\s()]+ ([^\s()]+) [^\s()]+ (?!\1;)[^\s;()]+;/
/** Mantine's own toasts are positioned by these. */
const EXCEPTED = ['web/ui/mantine.css']

const findPhysical = (style: string) => style.split('\n').filter((line) => PHYSICAL.test(line))

test.each([
  '  left: 4px;',
  '  margin-right: auto;',
  '  border-top-left-radius: 4px;',
  '  text-align: right;',
  '  padding: 1px 2px 3px 4px;',
])('%s depends on the writing direction', (line) => expect(findPhysical(line)).toEqual([line]))

test.each(['  inset-inline-start: 4px;', '  padding: 1px 2px 3px 2px;', '  margin: 1px 2px 3px;'])(
  '%s is on the same side in every language',
  (line) => expect(findPhysical(line)).toEqual([]),
)

test('styles use start and end rather than left and right', () => {
  const paths = globSync('{web,extension}/**/*.css').filter((path) => !EXCEPTED.includes(path))
  expect(paths.length).toBeGreaterThan(50)
  const found = paths.flatMap((path) =>
    findPhysical(readFileSync(path, 'utf8')).map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
