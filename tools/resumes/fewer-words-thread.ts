// Reads resumes as if the parser's lists lacked a part of their words, and posts the examples of the
// confidence model. See `collect-fewer-words.ts`.
import { registerHooks } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { FewerWords } from './collect-fewer-words.ts'

const LISTS = '/lexicon/list-words.ts'
const FEWER = new URL('fewer-words.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const isReplaced = found.url.endsWith(LISTS) && context.parentURL !== FEWER
    return isReplaced ? { ...found, url: FEWER } : found
  },
})

const { folders, models }: FewerWords = workerData
// Imported only now, so that the hook is in place.
const { readWithModels } = await import('./collect-fewer-words.ts')
// A thread's port has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await readWithModels(folders, models))
