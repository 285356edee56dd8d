import type { Plugin } from 'vite'

const JSON_SCHEMA = /zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/
const SCHEMAS = /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/
/** The methods of a text that check its format: `z.email()` and its like say the same without them. */
const FORMAT_METHODS =
  /(?<=export const ZodString = [^\n]*\n(?: {4}[^\n]*\n)*\}), \{\n(?: {4}[^\n]*\n)*\}(?=\);)/
const COMPILED_OBJECT = 'core.$ZodObjectJIT.init'

/**
 * Leaves out of zod what the app does not use and every schema would bring: how it is told as a JSON
 * Schema, which the server alone does; each format that a text may have; and the compiler of parsers,
 * which needs eval, which the Content-Security-Policy refuses and the console reports. Together 10 KiB.
 */
export const slimZod = (): Plugin => ({
  name: 'slim-zod',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (JSON_SCHEMA.test(id)) return { code: standIn(code), map: null }
    if (!SCHEMAS.test(id)) return undefined
    if (!FORMAT_METHODS.test(code) || !code.includes(COMPILED_OBJECT)) {
      this.error('zod is written in another way')
    }
    const slim = code.replace(FORMAT_METHODS, '').replace(COMPILED_OBJECT, 'core.$ZodObject.init')
    return { code: slim, map: null }
  },
})

const standIn = (code: string): string => {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  const exports = declared.map((name) => `export const ${name} = () => undefined`)
  return [...exports, 'export const process = () => undefined'].join('\n')
}
