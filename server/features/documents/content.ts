import type { z } from 'zod'
import { FILE_KINDS, FILE_TYPES } from '#src/documents/constants.ts'
import type { Context } from '../../context.ts'
import { InvalidInput } from '../../errors.ts'
import type { Task } from '../../sandbox/protocol.ts'
import type { SandboxFailure } from '../../sandbox/sandbox.ts'
import { readDocument } from './download.ts'
import { DAMAGED, PROTECTED } from './judge.ts'
import { getStoredDocument } from './service.ts'

/** What the person is told, and what they can do. */
const SENTENCES: Record<SandboxFailure, string> = {
  encrypted: PROTECTED,
  no_text:
    'This file holds pictures of text, not text: it looks like a scan. Please upload the file that it was made from, or a PDF or DOCX saved by a word processor.',
  rtf: 'This .doc file is in Rich Text Format. Open it in a word processor and save it as .docx or PDF.',
  unreadable: DAMAGED,
  slow: 'Reading this document took too long. Please save it again as a simpler PDF or DOCX and upload the new copy.',
}

/**
 * What a program of ours makes of a document, in a process of its own.
 * @throws NotFound, StorageDown, TooManyRequests, Cancelled, and InvalidInput with a sentence for the
 *   person when the document cannot be read
 */
export async function readContent<T>(
  ctx: Context,
  { userId, id, signal }: { userId: string; id: string; signal: AbortSignal | undefined },
  task: Task,
  shape: z.ZodType<T>,
): Promise<T> {
  const document = await getStoredDocument(ctx.db, userId, id)
  const kind = FILE_KINDS.find((one) => FILE_TYPES[one] === document.file_type)
  if (kind === undefined) throw new InvalidInput(DAMAGED)
  const file = { kind, read: () => readDocument(ctx, userId, document) }
  const outcome = await ctx.sandbox.run(task, file, { userId, signal })
  if (!outcome.isRead) throw new InvalidInput(SENTENCES[outcome.failure])
  const value = shape.safeParse(outcome.value)
  if (!value.success) throw new InvalidInput(DAMAGED)
  return value.data
}
