import { readFile } from 'node:fs/promises'
import { parseFlow, parseResume } from '#server/features/import/parser/parse-resume.ts'
import { readDoc } from '#server/features/import/readers/doc.ts'
import { readDocx } from '#server/features/import/readers/docx.ts'
import { readPdf } from '#server/features/import/readers/pdf.ts'
import type { ParsedResume } from '#src/import/schema.ts'

/** Parses a file as the app does, by its extension. @throws as the readers do */
export async function readResumeFile(path: string): Promise<ParsedResume> {
  const bytes = new Uint8Array(await readFile(path))
  if (path.endsWith('.pdf')) return parseResume(await readPdf(bytes))
  return parseFlow(await (path.endsWith('.docx') ? readDocx(bytes) : readDoc(bytes)))
}
