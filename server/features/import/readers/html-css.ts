/** Values by the names of their properties, all in lower case. */
export type Declarations = ReadonlyMap<string, string>

export type StyleSheet = {
  add: (css: string) => void
  /** The declarations for an element, the most specific ones last. */
  find: (name: string, classes: readonly string[]) => Declarations[]
}

const DECLARATIONS_MAX_LENGTH = 4000
const RULES_MAX = 5000
const SELECTORS_MAX = 100
const SELECTOR = /^(?:[a-z][a-z\d]*)?(?:\.[\w-]+)?$/
/** One without end is all of the rest. */
const COMMENT = /\/\*[^]*?(?:\*\/|$)|<!--|-->/g

/** Reads what a `style` attribute or a rule declares. */
export function readDeclarations(css: string): Declarations {
  const found = new Map<string, string>()
  for (const declaration of css.slice(0, DECLARATIONS_MAX_LENGTH).split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    if (name !== '') put(found, name, value.toLowerCase().replace('!important', '').trim())
  }
  return found
}

/** Puts it last, since a later declaration may state a part of an earlier one. */
function put(declarations: Map<string, string>, name: string, value: string): void {
  declarations.delete(name)
  declarations.set(name, value)
}

/** Rules for elements and classes; of others, which resumes hardly use, nothing is applied. */
export function createStyleSheet(): StyleSheet {
  const rules = new Map<string, Map<string, string>>()

  function addRule(selector: string, declarations: Declarations): void {
    if (!SELECTOR.test(selector) || rules.size >= RULES_MAX) return
    const rule = rules.get(selector) ?? new Map<string, string>()
    for (const [name, value] of declarations) put(rule, name, value)
    rules.set(selector, rule)
  }

  return {
    add(css) {
      for (const { selectors, body } of listRules(css)) {
        const declarations = readDeclarations(body)
        for (const selector of selectors.split(',', SELECTORS_MAX)) {
          addRule(selector.trim().toLowerCase(), declarations)
        }
      }
    },
    find(name, classes) {
      const dotted = classes.map((one) => `.${one.toLowerCase()}`)
      const selectors = [name, ...dotted, ...dotted.map((one) => name + one)]
      return selectors.flatMap((selector) => rules.get(selector) ?? [])
    },
  }
}

/** The outermost rules in linear time; selectors of `@media` and the like match nothing. */
function listRules(css: string): { selectors: string; body: string }[] {
  const plain = css.replaceAll(COMMENT, '')
  const rules: { selectors: string; body: string }[] = []
  let depth = 0
  let start = 0
  let opened = 0
  for (const { 0: mark, index } of plain.matchAll(/[{};]/g)) {
    if (mark === ';') start = depth === 0 ? index + 1 : start
    else if (mark === '{') {
      if (depth === 0) opened = index
      depth += 1
    } else if (depth > 0) {
      depth -= 1
      if (depth > 0) continue
      rules.push({ selectors: plain.slice(start, opened), body: plain.slice(opened + 1, index) })
      start = index + 1
    }
  }
  return rules
}
