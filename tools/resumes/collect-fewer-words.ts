import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { parseFlow, parseResume } from '#server/features/import/parser/parse-resume.ts'
import { foldOf, type Models, overrideModels } from './collect-examples.ts'
import { type FoldExample, listExamples } from './confidence-calibration.ts'
import { readContent } from './read-file.ts'
import { scoreResume } from './scoring.ts'
import { listLabelled } from './truth.ts'

/** The examples of the confidence model in a set of folders. */
export type ConfidenceExamples = Record<'experience' | 'education', FoldExample[]>
/** What a thread reads: `models` of the other folds, by fold; `share` of the words is left out. */
export type FewerWords = { folders: string[]; models: Models[]; seed: string; share: number }

/**
 * Reads the files of the folders without a part of the parser's words. In resumes that nobody
 * has read, words are missing in the same way, whereas the lists hold those of the annotated ones.
 */
export async function collectWithFewerWords(data: FewerWords): Promise<ConfidenceExamples> {
  const thread = new Worker(new URL('fewer-words-thread.ts', import.meta.url), { workerData: data })
  const [examples]: ConfidenceExamples[] = await once(thread, 'message')
  return examples ?? { experience: [], education: [] }
}

/** The thread's part. */
export async function readWithModels(
  folders: string[],
  models: Models[],
): Promise<ConfidenceExamples> {
  const examples: ConfidenceExamples = { experience: [], education: [] }
  for (const resume of folders.flatMap((folder) => listLabelled(folder))) {
    const content = await readContent(resume.path).catch(() => null)
    if (!content) continue
    const fold = foldOf(resume.source)
    overrideModels(models[fold] ?? null)
    const read = content.pages ? parseResume(content.pages, null) : parseFlow(content.blocks, null)
    const scored = { ...scoreResume(resume.truth, read), resume, fold, read }
    for (const kind of ['experience', 'education'] as const)
      for (const one of listExamples(kind, scored))
        examples[kind].push({ ...one, hasFewerWords: true })
  }
  return examples
}
