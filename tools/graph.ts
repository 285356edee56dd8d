// Reads the imports of all files in src/, server/, web/ and extension/ (including `import type` and
// `import()`) and checks them: no cycle between files or features, no import past a feature's
// index.ts, only src/ in the extension, and on the server nothing outside features/ but
// server/features.ts that names a feature. `node tools/graph.ts` prints violations; `--mermaid`
// draws the features instead.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Graph = ReadonlyMap<string, readonly string[]>

const SOURCES = '{src,server,web,extension}/**/*.{ts,tsx}'
/** Tests may import internals; the route tree is generated. */
const UNCHECKED = /\.test\.tsx?$|^server\/testing\/|\.gen\.ts$/
const FEATURE = /^(server|web)\/features\/([^/]+)\/(.+)$/
const PUBLIC_FILE = /^index\.tsx?$/
/** The only file that may name every feature of the server. */
const COMPOSITION = 'server/features.ts'

/** Imports of packages, styles and missing files are left out. */
export function readGraph(root: string): Graph {
  const files = globSync(SOURCES, { cwd: root }).map((path) => path.split(sep).join('/'))
  const checked = files.filter((path) => !UNCHECKED.test(path)).toSorted()
  const known = new Set(checked)
  return new Map(
    checked.map((path) => {
      const targets = findSpecifiers(readFileSync(join(root, path), 'utf8')).map((specifier) =>
        resolve(path, specifier),
      )
      return [path, [...new Set(targets)].filter((target) => known.has(target))]
    }),
  )
}

const COMMENTS = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm
/** Only at the start of a statement, so that text in a string is not taken for an import. */
const STATIC = /^(?:import|export)\s(?:[\w\s{},*$]*?\sfrom\s*)?['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g

function findSpecifiers(source: string): string[] {
  const code = source.replaceAll(COMMENTS, '')
  return [...code.matchAll(STATIC), ...code.matchAll(DYNAMIC)].flatMap(([, name]) => name ?? [])
}

const resolve = (from: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(dirname(from), specifier)

/** Returns one line per violation, with its imports. */
export const findProblems = (graph: Graph): string[] => [
  ...findCircles(graph).map((path) => `circle of files: ${path.join(' -> ')}`),
  ...findCircles(toFeatureGraph(graph)).map((path) => `circle of features: ${path.join(' -> ')}`),
  ...listEdges(graph).flatMap((edge) => findProblem(edge) ?? []),
]

type Edge = readonly [from: string, to: string]

const listEdges = (graph: Graph): Edge[] =>
  [...graph].flatMap(([from, targets]) => targets.map((to): Edge => [from, to]))

/** Returns the feature of a file, such as `server/features/jobs`. */
const findFeature = (path: string): string | undefined => {
  const [, side, name] = FEATURE.exec(path) ?? []
  return name && `${side}/features/${name}`
}

function findProblem([from, to]: Edge): string | undefined {
  if (from.startsWith('extension/') && !/^(?:extension|src)\//.test(to)) {
    return `the extension imports src alone: ${from} -> ${to}`
  }
  const feature = findFeature(to)
  if (feature === undefined || feature === findFeature(from)) return undefined
  const isServer = feature.startsWith('server/')
  const isFromFeature = findFeature(from) !== undefined
  if (isServer && !isFromFeature && from !== COMPOSITION) {
    return `infrastructure that names a feature: ${from} -> ${to}`
  }
  // The web's routes combine its features.
  if (!isServer && !isFromFeature) return undefined
  const isPublic = PUBLIC_FILE.test(to.slice(feature.length + 1))
  return isPublic ? undefined : `import of a feature's private file: ${from} -> ${to}`
}

export function toFeatureGraph(graph: Graph): Graph {
  const features = new Map<string, Set<string>>()
  for (const path of graph.keys()) {
    const feature = findFeature(path)
    if (feature !== undefined) features.set(feature, new Set())
  }
  for (const [from, to] of listEdges(graph)) {
    const [user, used] = [findFeature(from), findFeature(to)]
    if (user !== undefined && used !== undefined && user !== used) features.get(user)?.add(used)
  }
  return new Map([...features].map(([name, used]) => [name, [...used].toSorted()]))
}

/** Finds a shortest cycle through each file that is in one, each cycle once. */
function findCircles(graph: Graph): string[][] {
  const reported = new Set<string>()
  return [...graph.keys()].flatMap((start) => {
    const path = reported.has(start) ? undefined : findCircle(graph, start)
    if (path === undefined) return []
    for (const step of path) reported.add(step)
    return [path]
  })
}

/** Finds a path from `start` back to it, breadth first. */
function findCircle(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const at of queue) {
    for (const next of graph.get(at) ?? []) {
      if (next === start) {
        const path = [start]
        for (let step = at; step !== start; step = cameFrom.get(step) ?? start) path.unshift(step)
        return [start, ...path]
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, at)
      queue.push(next)
    }
  }
  return undefined
}

/** Draws the features of one side for docs/architecture.md. */
export function drawFeatures(graph: Graph, side: string): string {
  const features = [...toFeatureGraph(graph)].filter(([name]) => name.startsWith(`${side}/`))
  const toName = (feature: string) => feature.split('/').at(-1)
  const lines = features.flatMap(([name, used]) =>
    used.length === 0
      ? [toName(name)]
      : used.map((other) => `${toName(name)} --> ${toName(other)}`),
  )
  return ['```mermaid', 'graph LR', ...lines.map((line) => `  ${line}`), '```'].join('\n')
}

/** Prints violations; returns true if there are none. */
export function checkGraph(root: string): boolean {
  const graph = readGraph(root)
  const problems = findProblems(graph)
  for (const problem of problems) console.error(problem)
  return problems.length === 0 && graph.size > 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  if (process.argv.includes('--mermaid')) {
    for (const side of ['server', 'web']) console.log(drawFeatures(readGraph(root), side))
  } else if (!checkGraph(root)) process.exitCode = 1
}
