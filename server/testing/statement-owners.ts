import { parseSync } from 'libpg-query'
import { z } from 'zod'

type Tree = Readonly<Record<string, unknown>>
type Command = 'select' | 'update' | 'delete' | 'insert'
/** A table and its name within one block of a statement. */
type Reference = { name: string; table: string }
type Scope = {
  references: Reference[]
  owned: ReadonlySet<string>
  owners: OwnerColumns
  outer: Scope | undefined
}

const tree = z.record(z.string(), z.unknown())
const isTree = (value: unknown): value is Tree => tree.safeParse(value).success
const asTree = (value: unknown): Tree => (isTree(value) ? value : {})
const asList = (value: unknown): Tree[] => (Array.isArray(value) ? value.filter(isTree) : [])

/** The columns of each table that identify the owner: `user_id`, or a secret of one person. */
export type OwnerColumns = ReadonlyMap<string, readonly string[]>

/**
 * Finds every use of a person's table in `statement` that is not restricted to one person, such as
 * `select jobs by id`: none of its owner columns is compared with a value, nor with an owner column
 * that is.
 */
export function findOwnerless(statement: string, owners: OwnerColumns): string[] {
  const found: string[] = []

  function checkBlock(kind: Command, block: Tree, outer: Scope | undefined): void {
    for (const { CommonTableExpr } of asList(asTree(block['withClause'])['ctes'])) {
      checkQuery(asTree(CommonTableExpr)['ctequery'], outer)
    }
    for (const side of ['larg', 'rarg']) checkQuery({ SelectStmt: block[side] }, outer)
    const target: Tree[] = isTree(block['relation']) ? [{ RangeVar: block['relation'] }] : []
    const sources = [...target, ...listFrom(block['fromClause'], block['usingClause'])]
    const references = sources.flatMap(({ RangeVar }) => toReference(RangeVar))
    const conditions = [block['whereClause'], ...listJoinConditions(block)].flatMap(listParts)
    const scope: Scope = { references, owned: new Set(), owners, outer }
    const isNamed = kind === 'insert' && asList(block['cols']).some(isOwnerColumn)
    scope.owned = findOwned(scope, conditions, isNamed)
    for (const { name, table } of references) {
      const isOther = !owners.has(table) || (kind === 'insert' && table === 'users')
      if (isOther || scope.owned.has(name)) continue
      found.push(`${kind} ${table}${describe(conditions, name, references)}`)
    }
    for (const { RangeSubselect } of sources) checkQuery(asTree(RangeSubselect)['subquery'], outer)
    const { larg: _l, rarg: _r, withClause: _w, fromClause, usingClause, ...rest } = block
    checkExpressions({ ...rest, joins: listJoinConditions({ fromClause, usingClause }) }, scope)
  }

  function checkQuery(node: unknown, outer: Scope | undefined): void {
    for (const [name, block] of Object.entries(asTree(node))) {
      const kind = COMMANDS[name]
      if (kind !== undefined && isTree(block)) checkBlock(kind, block, outer)
    }
  }

  /** Checks statements inside expressions, which see the columns of the outer one. */
  function checkExpressions(node: unknown, scope: Scope): void {
    if (Array.isArray(node)) for (const item of node) checkExpressions(item, scope)
    if (!isTree(node)) return
    checkQuery(node, scope)
    for (const [name, value] of Object.entries(node)) {
      if (COMMANDS[name] === undefined) checkExpressions(value, scope)
    }
  }

  for (const { stmt } of asList(asTree(parseSync(statement))['stmts'])) checkQuery(stmt, undefined)
  return found
}

const COMMANDS: Readonly<Record<string, Command>> = {
  SelectStmt: 'select',
  UpdateStmt: 'update',
  DeleteStmt: 'delete',
  InsertStmt: 'insert',
}

const isOwnerColumn = ({ ResTarget }: Tree) => asTree(ResTarget)['name'] === 'user_id'

function toReference(range: unknown): Reference[] {
  if (!isTree(range)) return []
  const table = String(range['relname'])
  const alias = asTree(range['alias'])['aliasname']
  return [{ table, name: typeof alias === 'string' ? alias : table }]
}

/** Lists the tables of a FROM clause, including joined ones. */
function listFrom(...clauses: unknown[]): Tree[] {
  return clauses.flatMap(asList).flatMap((item) => {
    const join = item['JoinExpr']
    return isTree(join) ? listFrom([join['larg'], join['rarg']]) : [item]
  })
}

const listJoinConditions = ({ fromClause, usingClause }: Tree): unknown[] =>
  [fromClause, usingClause].flatMap(asList).flatMap(({ JoinExpr: join }) => {
    if (!isTree(join)) return []
    return [join['quals'], ...listJoinConditions({ fromClause: [join['larg'], join['rarg']] })]
  })

/** Returns the conditions that are joined by AND. */
function listParts(condition: unknown): Tree[] {
  if (!isTree(condition)) return []
  const combined = asTree(condition['BoolExpr'])
  return combined['boolop'] === 'AND_EXPR'
    ? asList(combined['args']).flatMap(listParts)
    : [condition]
}

/**
 * Parses `jobs.user_id` as ['jobs', 'user_id'], `user_id` as ['user_id']; undefined for anything
 * else.
 */
function readColumn(node: unknown): string[] | undefined {
  const fields = asTree(asTree(node)['ColumnRef'])['fields']
  if (fields === undefined) return undefined
  return asList(fields).map(({ String: text }) => String(asTree(text)['sval']))
}

/** Finds the reference whose owner column this is, in this block or an outer one. */
function findOwner(scope: Scope | undefined, column: string[]): [Scope, string] | undefined {
  if (scope === undefined) return undefined
  const [qualifier, name] = column.length > 1 ? column : [undefined, column[0]]
  const owner = scope.references.find(
    (reference) =>
      name !== undefined &&
      scope.owners.get(reference.table)?.includes(name) &&
      (qualifier === undefined || qualifier === reference.name),
  )
  return owner ? [scope, owner.name] : findOwner(scope.outer, column)
}

/** Returns the references of a block that a comparison restricts to one person. */
function findOwned(scope: Scope, conditions: Tree[], isNamed: boolean): ReadonlySet<string> {
  const [target] = scope.references
  const owned = new Set(isNamed && target ? [target.name] : [])
  scope.owned = owned
  for (let size = -1; size !== owned.size;) {
    size = owned.size
    for (const condition of conditions) {
      const { kind, name, lexpr, rexpr } = asTree(condition['A_Expr'])
      const [operator] = asList(name).map(({ String: text }) => asTree(text)['sval'])
      if (kind !== 'AEXPR_OP' || operator !== '=') continue
      for (const [one, other] of [
        [lexpr, rexpr],
        [rexpr, lexpr],
      ]) {
        const column = readColumn(one)
        const [block, owner] = (column && findOwner(scope, column)) ?? []
        if (block === scope && owner !== undefined && isPerson(scope, other)) owned.add(owner)
      }
    }
  }
  return owned
}

/** Whether a comparison's other side is a value, or the owner column of a restricted reference. */
function isPerson(scope: Scope, node: unknown): boolean {
  const column = readColumn(node)
  if (column !== undefined) {
    const [block, owner] = findOwner(scope, column) ?? []
    return block !== undefined && owner !== undefined && block.owned.has(owner)
  }
  const { ParamRef, A_Const, TypeCast } = asTree(node)
  if (isTree(TypeCast)) return isPerson(scope, TypeCast['arg'])
  return ParamRef !== undefined || A_Const !== undefined
}

/** Describes the columns in a reference's conditions, such as ` by id, deleted_at`. */
function describe(conditions: Tree[], reference: string, all: readonly Reference[]): string {
  const columns = new Set<string>()
  function visit(node: unknown): void {
    if (Array.isArray(node)) node.forEach(visit)
    if (!isTree(node)) return
    const column = readColumn(node)
    const [qualifier, name] = column && column.length > 1 ? column : [undefined, column?.[0]]
    const isOwn = qualifier === reference || (qualifier === undefined && all.length === 1)
    if (name !== undefined && isOwn) columns.add(name)
    for (const [key, value] of Object.entries(node)) if (COMMANDS[key] === undefined) visit(value)
  }
  visit(conditions)
  return columns.size === 0 ? '' : ` by ${[...columns].toSorted().join(', ')}`
}
