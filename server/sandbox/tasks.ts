import type { FileKind } from '#src/documents/constants.ts'
import type { FlowBlock, Page } from '../features/import/parser/model.ts'
import type { Task } from './protocol.ts'

type Perform = (task: Task, bytes: Uint8Array) => Promise<unknown>

/** What a child can do with each kind of file, loaded where it is needed. */
export const LOADERS: Record<FileKind, () => Promise<Perform>> = {
  async pdf() {
    const [{ readPdf }, { parseResume }] = await Promise.all([
      import('../features/import/readers/pdf.ts'),
      import('../features/import/parser/parse-resume.ts'),
    ])
    return async (task, bytes) => {
      const pages = await readPdf(bytes)
      return task === 'resume' ? parseResume(pages) : { text: joinPages(pages) }
    }
  },
  async docx() {
    const { readDocx } = await import('../features/import/readers/docx.ts')
    return withFlow(readDocx)
  },
  async doc() {
    const { readDoc } = await import('../features/import/readers/doc.ts')
    return withFlow(async (bytes) => readDoc(bytes))
  },
}

async function withFlow(read: (bytes: Uint8Array) => Promise<FlowBlock[]>): Promise<Perform> {
  const [{ toPlainText }, { parseFlow }] = await Promise.all([
    import('../features/import/readers/plain-text.ts'),
    import('../features/import/parser/parse-resume.ts'),
  ])
  return async (task, bytes) => {
    const blocks = await read(bytes)
    return task === 'resume' ? parseFlow(blocks) : { text: toPlainText(blocks) }
  }
}

const joinPages = (pages: readonly Page[]) =>
  pages.map(({ runs }) => runs.map(({ text }) => text).join('\n')).join('\n')
