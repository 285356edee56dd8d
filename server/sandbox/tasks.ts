import type { FileKind } from '#src/documents/constants.ts'
import type { Order } from './protocol.ts'

type Perform = (bytes: Uint8Array) => Promise<unknown>

/** How a resume of each kind is read, loaded where it is needed. */
export const RESUME_LOADERS: Record<FileKind, () => Promise<Perform>> = {
  async pdf() {
    const [{ readPdf }, { parseResume }] = await Promise.all([
      import('../features/import/readers/pdf.ts'),
      import('../features/import/parser/parse-resume.ts'),
    ])
    return async (bytes) => parseResume(await readPdf(bytes))
  },
  async docx() {
    const [{ readDocx }, { parseFlow }] = await Promise.all([
      import('../features/import/readers/docx.ts'),
      import('../features/import/parser/parse-resume.ts'),
    ])
    return async (bytes) => parseFlow(await readDocx(bytes))
  },
  async doc() {
    const [{ readDoc }, { parseFlow }] = await Promise.all([
      import('../features/import/readers/doc.ts'),
      import('../features/import/parser/parse-resume.ts'),
    ])
    return async (bytes) => parseFlow(readDoc(bytes))
  },
}

async function loadTextOfDoc(): Promise<Perform> {
  const [{ readDoc }, { toPlainText }] = await Promise.all([
    import('../features/import/readers/doc.ts'),
    import('../features/import/readers/plain-text.ts'),
  ])
  return async (bytes) => ({ text: toPlainText(readDoc(bytes)) })
}

/** What a child does with its one file. */
export const loadTask = ({ task, kind }: Order): Promise<Perform> =>
  task === 'text' ? loadTextOfDoc() : RESUME_LOADERS[kind]()
