import { z } from 'zod'
import type { FileKind } from '#src/documents/constants.ts'
import type { Context } from '../../context.ts'
import { InvalidInput } from '../../errors.ts'
import type { TaskRequest } from '../../sandbox/protocol.ts'
import type { SandboxFailure } from '../../sandbox/sandbox.ts'
import { readDocument } from './download.ts'
import { DAMAGED, getNamedKind, PROTECTED } from './validate-file-type.ts'
import { getStoredDocument } from './service.ts'
import { t } from '#src/language/t.ts'

/** The messages for the person, with what they can do. */
const SENTENCES: Record<SandboxFailure, string> = {
  encrypted: PROTECTED,
  no_text: t(
    'This file contains only images of text: it looks like a scan. Please upload the file that it was made from, or a PDF or DOCX saved by a word processor.',
  ),
  unreadable: DAMAGED,
  slow: t(
    'Reading this document took too long. Please save it again as a simpler PDF or DOCX and upload the new copy.',
  ),
  too_heavy: t(
    'This document takes too much memory to read. Please save it again as a simpler PDF or DOCX and upload the new copy.',
  ),
}

/**
 * Runs one of our readers on a document in a sandboxed process and returns its result.
 * @throws NotFound, StorageUnavailable, Unavailable, TooManyRequests, Cancelled, and InvalidInput with a
 *   sentence for the person when the document cannot be read
 */
export async function readContent<T>(
  ctx: Context,
  { userId, id, signal }: { userId: string; id: string; signal: AbortSignal | undefined },
  task: TaskRequest['task'],
  shape: z.ZodType<T>,
): Promise<T> {
  const document = await getStoredDocument(ctx.db, userId, id)
  // The upload has checked that name and content agree.
  const request = toRequest(task, getNamedKind(document.filename))
  const file = { ...request, read: () => readDocument(ctx, userId, id) }
  const outcome = await ctx.sandbox.run(file, { userId, signal })
  if (!outcome.isRead) throw new InvalidInput(SENTENCES[outcome.failure])
  const value = shape.safeParse(outcome.value)
  if (!value.success) throw new InvalidInput(DAMAGED)
  return value.data
}

function toRequest(task: TaskRequest['task'], kind: FileKind): TaskRequest {
  if (task === 'resume') return { task, kind }
  if (kind !== 'doc') throw new InvalidInput(t('Only .doc files are shown as plain text.'))
  return { task, kind }
}

const plainText = z.object({ text: z.string() })

/** The plain text of a .doc. @throws as `readContent`, InvalidInput for the other kinds */
export const readText = (
  ctx: Context,
  call: { userId: string; id: string; signal: AbortSignal | undefined },
): Promise<{ text: string }> => readContent(ctx, call, 'text', plainText)
