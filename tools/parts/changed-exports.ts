import type { ESTree } from 'vite'

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const listChildren = (node: Node): Node[] => {
  const values: unknown[] = Object.values(node).flat()
  return values.filter(isNode)
}

const isFunction = ({ type }: Node): boolean => /Function/.test(type)

/** The names that a pattern binds or assigns. */
const listNames = (pattern: unknown): string[] => {
  if (!isNode(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern['name'])]
    case 'Property':
      return listNames(pattern['value'])
    case 'AssignmentPattern':
      return listNames(pattern['left'])
    case 'ObjectPattern':
    case 'ArrayPattern':
    case 'RestElement':
      return listChildren(pattern).flatMap(listNames)
    default:
      return []
  }
}

/** The names declared anywhere in a function, since all of them are in scope from its start. */
const listDeclared = (node: Node): string[] =>
  listChildren(node).flatMap((child) => {
    const within = isFunction(child) ? [] : listDeclared(child)
    if (child.type === 'VariableDeclarator') return [...listNames(child['id']), ...within]
    if (child.type === 'CatchClause') return [...listNames(child['param']), ...within]
    return /^(?:Function|Class)Declaration$/.test(child.type)
      ? [...listNames(child['id']), ...within]
      : within
  })

const listParameters = (node: Node): string[] => [
  ...listNames(node['id']),
  ...[node['params']].flat().flatMap(listNames),
]

const ASSIGNED: Record<string, string> = {
  AssignmentExpression: 'left',
  UpdateExpression: 'argument',
  ForInStatement: 'left',
  ForOfStatement: 'left',
}

/**
 * Finds exports that a function of the part reassigns after the part has run, which importers that
 * copied the value would not see.
 */
export const findChangedExports = (program: ESTree.Program): string[] => {
  const exported = new Set(
    program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration'
        ? statement.specifiers.flatMap(({ local }) => ('name' in local ? [local.name] : []))
        : [],
    ),
  )
  const changed = new Set<string>()
  const look = (node: Node, hidden?: ReadonlySet<string>): void => {
    const inner = isFunction(node)
      ? new Set([...(hidden ?? []), ...listParameters(node), ...listDeclared(node)])
      : hidden
    const target = ASSIGNED[node.type]
    if (target !== undefined && inner !== undefined) {
      for (const name of listNames(node[target])) {
        if (exported.has(name) && !inner.has(name)) changed.add(name)
      }
    }
    for (const child of listChildren(node)) look(child, inner)
  }
  const statements: unknown[] = program.body
  for (const statement of statements.filter(isNode)) look(statement)
  return [...changed]
}
