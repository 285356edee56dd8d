import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { any } from './name-parts.ts'

test.each([
  ['für', 'FÜR', true],
  ['inscrit[oa]', 'InscritA', true],
  [String.raw`postul\p{L}+`, 'POSTULADO', true],
  [String.raw`\d+ jobs?`, '3 JOB', true],
  ['(?:poste|stage) [^.,]{0,5}de', 'Poste fixe DE', true],
  ['(?:poste|stage) [^.,]{0,5}de', 'poste, de', false],
])('the pattern %s, in any case, matches %s: %s', (words, text, isMatch) => {
  expect(new RegExp(`^${any(words)}$`, 'u').test(text)).toBe(isMatch)
})

test('a pattern also matches in a process in which V8 does not optimize regular expressions', () => {
  const module = new URL('name-parts.ts', import.meta.url)
  const look = `const { any } = await import(${JSON.stringify(module)})
    console.log(new RegExp(any('stelle|position') + String.raw\`\\sBau\`).test('die Stelle Bau'))`
  const args = ['--no-regexp-optimization', '--input-type=module', '--eval', look]
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('true\n')
})
