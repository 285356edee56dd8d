import type { Plugin } from 'vite'

const JSON_SCHEMA = /zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/
const SCHEMAS = /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/
const COMPILED_OBJECT = 'core.$ZodObjectJIT.init'

/**
 * Removes unused code of zod that every schema would include: conversion to JSON Schema, which only
 * the server needs, and the parser compiler, which needs eval, which the Content-Security-Policy
 * refuses and the console reports.
 */
export const slimZod = (): Plugin => ({
  name: 'slim-zod',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (JSON_SCHEMA.test(id)) return { code: standIn(code), map: null }
    if (!SCHEMAS.test(id)) return undefined
    if (!code.includes(COMPILED_OBJECT)) this.error('zod is written in another way')
    return { code: code.replace(COMPILED_OBJECT, 'core.$ZodObject.init'), map: null }
  },
})

const standIn = (code: string): string => {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  const exports = declared.map((name) => `export const ${name} = () => undefined`)
  return [...exports, 'export const process = () => undefined'].join('\n')
}
