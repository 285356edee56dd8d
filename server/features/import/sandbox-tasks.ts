import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileKind } from '#src/documents/constants.ts'
import type { TaskRequest, Perform, SandboxTasks } from '../../sandbox/protocol.ts'

/** How a resume of each kind is read, loaded where it is needed. */
const RESUME_LOADERS: Record<FileKind, () => Promise<Perform>> = {
  async pdf() {
    const [{ readPdf }, { parseResume }] = await Promise.all([
      import('./readers/pdf.ts'),
      import('./parser/parse-resume.ts'),
    ])
    return async (bytes) => parseResume(await readPdf(bytes))
  },
  async docx() {
    const [{ readDocx }, { parseFlow }] = await Promise.all([
      import('./readers/docx.ts'),
      import('./parser/parse-resume.ts'),
    ])
    return async (bytes) => parseFlow(await readDocx(bytes))
  },
  async doc() {
    const [{ readDoc }, { parseFlow }] = await Promise.all([
      import('./readers/doc.ts'),
      import('./parser/parse-resume.ts'),
    ])
    return async (bytes) => parseFlow(await readDoc(bytes))
  },
}

async function loadTextOfDoc(): Promise<Perform> {
  const [{ readDoc }, { toPlainText }] = await Promise.all([
    import('./readers/doc.ts'),
    import('./readers/plain-text.ts'),
  ])
  return async (bytes) => ({ text: toPlainText(await readDoc(bytes)) })
}

export const loadTask: SandboxTasks['loadTask'] = ({ task, kind }: TaskRequest): Promise<Perform> =>
  task === 'text' ? loadTextOfDoc() : RESUME_LOADERS[kind]()

/** A small resume of our own; a snapshot that is built after its reading holds it. */
let rehearsal: Buffer | undefined

/** With everything loaded and run once, the next document takes half the time. */
export const prepare: SandboxTasks['prepare'] = async () => {
  const { pdf, docx, doc } = RESUME_LOADERS
  const [read] = await Promise.all([pdf(), docx(), doc()])
  rehearsal ??= readFileSync(join(import.meta.dirname, 'rehearsal.pdf'))
  await read(new Uint8Array(rehearsal))
}
