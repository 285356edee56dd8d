import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { CODE_FLAGS } from '../server/sandbox/snapshot-file.ts'
import { runCommand } from './run-command.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Only needed for drawing, and a snapshot cannot contain a module that is loaded by its path. */
const withoutCanvas = {
  name: 'without-canvas',
  transform: {
    filter: { id: /pdfjs-dist.*\/pdf\.mjs$/ },
    handler: (code: string) => code.replaceAll('require("@napi-rs/canvas")', 'undefined'),
  },
}

/**
 * Bundles `entry` with everything it may load into `outDir`/`file`, and returns its source files.
 */
const bundle = async (entry: string, outDir: string, file: string): Promise<string[]> => {
  const files: string[] = []
  const noteFiles = {
    name: 'note-files',
    moduleParsed: ({ id }: { id: string }) => void files.push(id.replace(/\?.*/, '')),
  }
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [withoutCanvas, noteFiles],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: file, codeSplitting: false } },
    },
  })
  return files.filter((path) => path.startsWith(ROOT))
}

/**
 * Escapes every character beyond ASCII, because V8 keeps the source in memory, in two bytes for each
 * character if it contains one of them. Templates that read their raw text are patterns, where the escape
 * means the same.
 */
const escapeBeyondAscii = (code: string) =>
  code.replaceAll(/\\[^]|[^\0-\x7f]/g, (found) => {
    const unit = found.charCodeAt(found.length - 1)
    return unit < 0x80 ? found : `\\u${unit.toString(16).padStart(4, '0')}`
  })

/**
 * Runs the module `entry` to its end in `folder`, and saves its memory in `blob`; returns its
 * source files.
 */
export const buildSnapshot = async (
  entry: string,
  folder: string,
  blob: string,
): Promise<{ files: string[]; failure?: string }> => {
  const script = 'readers.cjs'
  const files = await bundle(entry, folder, script)
  const path = join(folder, script)
  writeFileSync(path, escapeBeyondAscii(readFileSync(path, 'utf8')))
  const unproven = `${blob}.new`
  const args = ['--snapshot-blob', unproven, '--build-snapshot', path]
  const { succeeded, output } = await runCommand(process.execPath, [...CODE_FLAGS, ...args])
  rmSync(path)
  if (!succeeded) return { files, failure: output }
  renameSync(unproven, blob)
  return { files }
}
