import { type ESTree, parseSync, Visitor } from 'vite'
import { findChangedExports } from './changed-exports.ts'

type Edit = { start: number; end: number; by: string }

const nameOf = (name: ESTree.ModuleExportName): string =>
  name.type === 'Literal' ? JSON.stringify(name.value) : name.name

/** The file of a relative specifier; all parts are in one folder. */
const toPart = (specifier: string): string => specifier.replace(/^\.\//, '')

const convertImport = (statement: ESTree.ImportDeclaration): string => {
  const exported = `runPart(${JSON.stringify(toPart(statement.source.value))})`
  const [whole] = statement.specifiers.filter(({ type }) => type === 'ImportNamespaceSpecifier')
  if (whole !== undefined) return `const ${whole.local.name}=${exported};`
  const names = statement.specifiers.flatMap((one) => {
    if (one.type === 'ImportNamespaceSpecifier') return []
    const from = one.type === 'ImportSpecifier' ? nameOf(one.imported) : 'default'
    return from === one.local.name ? [from] : [`${from}:${one.local.name}`]
  })
  return names.length === 0 ? '' : `const{${names.join(',')}}=${exported};`
}

const convertExport = ({ exported, local }: ESTree.ExportSpecifier): string => {
  const [to, from] = [nameOf(exported), nameOf(local)]
  return to === from ? to : `${to}:${from}`
}

/**
 * Converts a part that was built as a module to a classic script, because Chromium keeps the
 * compiled code of classic scripts between visits, but that of modules only for the tab. It passes
 * a function to the page's first script (web/early/load-parts.ts), which calls it once the imported
 * parts have run. Exports are copied at that time; the build fails if that would matter.
 * @throws Error if the part does what such a script cannot
 */
export const toScript = (name: string, code: string): string => {
  const { program, errors } = parseSync(name, code, { lang: 'js', sourceType: 'module' })
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
  const changed = findChangedExports(program)
  if (changed.length > 0) throw new Error(`${name}: exports change: ${changed.join(', ')}`)
  const edits: Edit[] = []
  const replace = ({ start, end }: { start: number; end: number }, by: string) =>
    edits.push({ start, end, by })
  const exports: string[] = []
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') replace(statement, convertImport(statement))
    if (!statement.type.startsWith('Export')) continue
    const isPlain = statement.type === 'ExportNamedDeclaration' && statement.source === null
    if (!isPlain || statement.declaration !== null) throw new Error(`${name}: ${statement.type}`)
    exports.push(...statement.specifiers.map(convertExport))
    replace(statement, '')
  }
  new Visitor({
    ImportExpression(node) {
      const { source } = node
      const target = source.type === 'TemplateLiteral' ? source.quasis[0]?.value.cooked : undefined
      const specifier = source.type === 'Literal' ? source.value : target
      if (typeof specifier !== 'string' || !specifier.startsWith('./')) return
      replace(node, `loadPart(${JSON.stringify(toPart(specifier))})`)
    },
    MetaProperty(node) {
      if (node.meta.name === 'import') replace(node, 'partMeta')
    },
  }).visit(program)
  let body = code
  for (const { start, end, by } of edits.toSorted((one, other) => other.start - one.start)) {
    body = body.slice(0, start) + by + body.slice(end)
  }
  // In parentheses, so that the engine compiles it while parsing, because it will run.
  return `definePart(${JSON.stringify(name)},(function(runPart,loadPart,partMeta){"use strict";${body.trimEnd()}\nreturn{${exports.join(',')}}}))\n`
}
