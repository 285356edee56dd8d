import { listElements, type PageElement } from './page.ts'

type Test = (element: PageElement) => boolean

const PART = /^([a-z][\w-]*)|\.([\w-]+)|#([\w-]+)|\[([\w:-]+)(?:([*^$]?)="?([^\]"]*)"?)?\]/i

/**
 * Parses the supported part of CSS selectors: tags, classes, ids, attributes and descendants, as in
 * `h1.title[data-at=head] .name`.
 */
const parse = (selector: string): Test[] => selector.trim().split(/\s+/).map(parseCompound)

function parseCompound(text: string): Test {
  const tests: Test[] = []
  let rest = text
  while (rest !== '') {
    const part = PART.exec(rest)
    if (part === null) throw new Error(`a selector that is not known: ${text}`)
    rest = rest.slice(part[0].length)
    tests.push(toTest(part))
  }
  return (element) => tests.every((test) => test(element))
}

function toTest([, tag, className, id, attribute, operator, value]: RegExpExecArray): Test {
  if (tag !== undefined) return ({ name }) => name === tag.toLowerCase()
  if (className !== undefined) return (element) => hasClass(element, className)
  if (id !== undefined) return ({ attributes }) => attributes['id'] === id
  const name = attribute ?? ''
  return ({ attributes }) => {
    const actual = attributes[name]
    if (actual === undefined || value === undefined) return actual !== undefined
    if (operator === '*') return actual.includes(value)
    if (operator === '^') return actual.startsWith(value)
    if (operator === '$') return actual.endsWith(value)
    return actual === value
  }
}

const hasClass = ({ attributes }: PageElement, name: string) =>
  attributes['class']?.includes(name) === true && attributes['class'].split(/\s+/).includes(name)

const parsed = new Map<string, Test[]>()

const getTests = (selector: string) => {
  const known = parsed.get(selector)
  if (known !== undefined) return known
  const tests = parse(selector)
  parsed.set(selector, tests)
  return tests
}

function matches(element: PageElement, tests: Test[]): boolean {
  let index = tests.length - 1
  if (tests[index]?.(element) !== true) return false
  let ancestor = element.parent
  for (index -= 1; index >= 0; ancestor = ancestor.parent) {
    if (ancestor === undefined) return false
    if (tests[index]?.(ancestor) === true) index -= 1
  }
  return true
}

/** The elements below `root` that match `selector`, in document order. */
export function* select(root: PageElement, selector: string): Generator<PageElement> {
  const tests = getTests(selector)
  for (const element of listElements(root)) if (matches(element, tests)) yield element
}

export const selectFirst = (root: PageElement, selector: string): PageElement | undefined => {
  const { value } = select(root, selector).next()
  return value instanceof Object ? value : undefined
}
