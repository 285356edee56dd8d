import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { toScript } from './to-script.ts'

type Exports = Record<string, unknown>
type Run = (
  runPart: (name: string) => Exports | undefined,
  loadPart: (name: string) => unknown,
  partMeta: object,
) => Exports

/** Runs the scripts of these parts one after the other; returns the last one's exports. */
const runParts = (
  parts: Record<string, string>,
  loadPart: (name: string) => unknown = () => null,
) => {
  const taken: Record<string, Exports> = {}
  const definePart = (name: string, run: Run) => {
    taken[name] = run((one) => taken[one], loadPart, { url: `https://jobs.example/${name}` })
  }
  for (const [name, code] of Object.entries(parts)) {
    runInNewContext(toScript(name, code), { definePart })
  }
  return Object.values(taken).at(-1) ?? {}
}

test('a part gets its imports, by any name', () => {
  const { sum, all } = runParts({
    'a.js': 'const x=1,y=2;export{x as one,y,x as default}',
    'b.js':
      'import d,{one as n,y}from"./a.js";import*as all from"./a.js";import"./a.js";const s=d+n+y;export{s as sum,all}',
  })
  expect(sum).toBe(4)
  expect(all).toMatchObject({ one: 1, y: 2, default: 1 })
})

test('a part is loaded by its name on demand, and other URLs are unchanged', () => {
  const asked: string[] = []
  const { load, other } = runParts(
    { 'a.js': 'const l=()=>import(`./b.js`),o=a=>import(a);export{l as load,o as other}' },
    (name) => asked.push(name),
  )
  if (typeof load === 'function') load()
  expect(asked).toEqual(['b.js'])
  expect(String(other)).toContain('import(a)')
})

test('a part is strict, called without a receiver, and knows its URL', () => {
  const found = runParts({
    'a.js': 'const m=function(){return this}(),u=import.meta.url;export{m as self,u as url}',
  })
  expect(found).toEqual({ self: undefined, url: 'https://jobs.example/a.js' })
})

test.each([
  ['a function that is called later', 'let n=0;const go=()=>{n+=1};export{n,go}'],
  ['an increment', 'let n=0;function go(){n++}export{n,go}'],
  ['destructuring', 'let n=0;function go(o){({n}=o)}export{n,go}'],
  ['a loop', 'let n=0;function go(o){for(n of o);}export{n,go}'],
])('an export that changes later by %s is rejected', (_, code) => {
  expect(() => toScript('a.js', code)).toThrow('a.js: exports change: n')
})

test.each([
  ['while the part runs', 'var n;(e=>{e.x=1})(n||={});export{n}'],
  ['by its name, but not itself', 'const n=0,go=n=>{n+=1},to=()=>{let n;n=2};export{n,go,to}'],
])('an export may be set %s', (_, code) => {
  expect(toScript('a.js', code)).toContain('definePart("a.js"')
})
