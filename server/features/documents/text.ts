import { z } from 'zod'
import type { Context } from '../../context.ts'
import { readContent } from './content.ts'

const plainText = z.object({ text: z.string() })

/** The plain text of a .doc. @throws as `readContent`, InvalidInput for the other kinds */
export const readText = async (
  ctx: Context,
  userId: string,
  id: string,
  signal: AbortSignal | undefined,
): Promise<{ text: string }> => readContent(ctx, { userId, id, signal }, 'text', plainText)
