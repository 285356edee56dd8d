/** A condition on whose a row is, and where it stands. */
export type Mutant = {
  /** Path, line and column. */
  place: string
  /** Of the function that holds it. */
  name: string
  text: string
  feature: string
}

declare global {
  /** Whether the condition at this place is to be part of its statement. */
  var holds: ((place: string) => boolean) | undefined
}

// Arguments with at most one pair of brackets in them, such as `sql.ref('jobs.user_id')`.
const ARGUMENTS = String.raw`\((?:[^()]|\([^()]*\))*\)`
/** `.where('user_id', '=', userId)`, `.onRef('jobs.user_id', '=', 'change.user_id')` and the like. */
const CALL = new RegExp(String.raw`\.(?:where|whereRef|onRef)${ARGUMENTS}`, 'g')
const IS_ABOUT_PERSON =
  /^\.\w+\(\s*'(?:\w+\.)?(?:user_id'|id',\s*'=',\s*(?:userId|user_id)\b|id',\s*'=',\s*'\w+\.user_id')/
/** The same in SQL: `jobs.user_id = ${userId}`, `jobs.user_id = mails.user_id`. */
const SQL = /(?<=[\s(])(?:\w+\.)?user_id = (?:\$\{[^{}]*\}|\w+\.(?:user_id|id)\b)/g

/** The code of a file of the server with a switch around each condition on whose a row is. */
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
  // Of parts of statements that are made once, as a module is loaded: `switchMarked` has its turn later.
  return `/*${place}*/${text}/*end*/`
}

/** The SQL of a statement without the marked conditions that do not hold. */
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
