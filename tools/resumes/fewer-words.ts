// Stands in for the parser's `lexicon/list-words.ts` in `fewer-words-thread.ts`: a part of each list
// is left out, another one by each seed.
import { createHash } from 'node:crypto'
import { workerData } from 'node:worker_threads'
import { listWords as listAll } from '#server/features/import/parser/lexicon/list-words.ts'

export {
  createEndingFinder,
  createWordFinder,
} from '#server/features/import/parser/lexicon/list-words.ts'

const { seed, share }: { seed: string; share: number } = workerData

const isLeftOut = (word: string): boolean =>
  createHash('sha256').update(`${seed}${word}`).digest().readUInt32BE() / 2 ** 32 < share

export const listWords = (text: string): readonly string[] =>
  listAll(text).filter((word) => !isLeftOut(word))
