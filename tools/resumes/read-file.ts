import { readFile } from 'node:fs/promises'
import type { FlowBlock, Page } from '#server/features/import/parser/model.ts'
import { parseFlow, parseResume } from '#server/features/import/parser/parse-resume.ts'
import { readDoc } from '#server/features/import/readers/doc.ts'
import { readDocx } from '#server/features/import/readers/docx.ts'
import { readPdf } from '#server/features/import/readers/pdf.ts'
import type { ParsedResume } from '#src/import/schema.ts'

type Content = { pages: Page[]; blocks?: never } | { pages?: never; blocks: FlowBlock[] }

/**
 * The contents of a file before parsing.
 * @throws as the readers do
 */
export async function readContent(path: string): Promise<Content> {
  const bytes = new Uint8Array(await readFile(path))
  if (path.endsWith('.pdf')) return { pages: await readPdf(bytes) }
  return { blocks: await (path.endsWith('.docx') ? readDocx(bytes) : readDoc(bytes)) }
}

/**
 * Parses a file like the app, by its extension.
 * @throws as the readers do
 */
export async function readResumeFile(path: string): Promise<ParsedResume> {
  const content = await readContent(path)
  return content.pages ? parseResume(content.pages) : parseFlow(content.blocks)
}
