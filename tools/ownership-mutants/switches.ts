/** An ownership condition and its place. */
export type Mutant = {
  /** Path, line and column. */
  place: string
  /** The name of the function that contains it. */
  name: string
  text: string
  feature: string
}

declare global {
  /** Whether the condition at this place is part of its statement. */
  var holds: ((place: string) => boolean) | undefined
}

// Arguments with at most one nested pair of brackets, such as `sql.ref('jobs.user_id')`.
const ARGUMENTS = String.raw`\((?:[^()]|\([^()]*\))*\)`
/** Such as `.where('user_id', '=', userId)` and `.onRef('jobs.user_id', '=', 'change.user_id')`. */
const CALL = new RegExp(String.raw`\.(?:where|whereRef|onRef)${ARGUMENTS}`, 'g')
const IS_ABOUT_PERSON =
  /^\.\w+\(\s*'(?:\w+\.)?(?:user_id'|id',\s*'=',\s*(?:userId|user_id)\b|id',\s*'=',\s*'\w+\.user_id')/
/** The same in SQL: `jobs.user_id = ${userId}`, `jobs.user_id = mails.user_id`. */
const SQL = /(?<=[\s(])(?:\w+\.)?user_id = (?:\$\{[^{}]*\}|\w+\.(?:user_id|id)\b)/g

/** Adds a switch around each ownership condition in the code of a server file. */
export function addSwitches(path: string, source: string): { code: string; mutants: Mutant[] } {
  const calls = [...source.matchAll(CALL)].filter(([text]) => IS_ABOUT_PERSON.test(text))
  const found = [...calls, ...source.matchAll(SQL)].toSorted((a, b) => a.index - b.index)
  const mutants: Mutant[] = []
  let code = ''
  let end = 0
  for (const { 0: text, index } of found) {
    const mutant = describe(path, source.slice(0, index), text)
    code += source.slice(end, index) + addSwitch(mutant.place, text)
    end = index + text.length
    mutants.push(mutant)
  }
  return { code: code + source.slice(end), mutants }
}

function addSwitch(place: string, text: string): string {
  const isOn = `(globalThis.holds?.('${place}') ?? true)`
  if (text.startsWith('.')) return `.$call((query) => ${isOn} ? query${text} : query)`
  if (text.includes('$')) return `\${${isOn} ? sql\`${text}\` : sql\`true\`}`
  // Part of a statement that is built once, when its module is loaded; `switchMarked` removes it
  // later.
  return `/*${place}*/${text}/*end*/`
}

/** Replaces the marked conditions that do not hold in a statement's SQL. */
export const switchMarked = (sql: string, holds: (place: string) => boolean): string =>
  sql.replaceAll(/\/\*(server[^*]+)\*\/(.*?)\/\*end\*\//g, (_, place: string, text: string) =>
    holds(place) ? text : 'true',
  )

function describe(path: string, above: string, text: string): Mutant {
  const declared = above.matchAll(/^(?:export )?(?:const|(?:async )?function) (\w+)/gm)
  const lines = above.split('\n')
  return {
    place: `${path}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`,
    name: [...declared].at(-1)?.[1] ?? '?',
    text: text.replaceAll(/\s+/g, ' '),
    feature: /features\/([\w-]+)/.exec(path)?.[1] ?? '(server)',
  }
}
