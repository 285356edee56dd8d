import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { FILE_KINDS, type FileKind } from '#src/documents/constants.ts'
import type { TaskRequest, Perform, SandboxTasks } from '../../sandbox/protocol.ts'

/** The reader for each kind of resume, loaded on demand. */
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

/** A small resume of each kind for warming up; a snapshot built afterwards includes them. */
const warmUpFiles = new Map<FileKind, Buffer>()

/** V8 compiles a regular expression on its second use, and functions only after several. */
const ROUNDS = 3

/** Warms up: loads everything and runs it a few times, so that the next document takes half the time. */
export const prepare: SandboxTasks['prepare'] = async (isNeeded = () => false) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of FILE_KINDS) {
      if (isNeeded()) return
      await warmUp(kind)
    }
  }
}

async function warmUp(kind: FileKind): Promise<void> {
  const file = warmUpFiles.get(kind) ?? readFileSync(join(import.meta.dirname, `warm-up.${kind}`))
  warmUpFiles.set(kind, file)
  const read = await RESUME_LOADERS[kind]()
  await read(new Uint8Array(file))
  // Lets the event loop handle a request that has arrived.
  await setImmediate()
}
