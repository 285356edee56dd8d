import { renameSync, rmSync } from 'node:fs'
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
      minify: false,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: file, codeSplitting: false } },
    },
  })
  return files.filter((path) => path.startsWith(ROOT))
}

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
  const unproven = `${blob}.new`
  const args = ['--snapshot-blob', unproven, '--build-snapshot', join(folder, script)]
  const { succeeded, output } = await runCommand(process.execPath, [...CODE_FLAGS, ...args])
  rmSync(join(folder, script))
  if (!succeeded) return { files, failure: output }
  renameSync(unproven, blob)
  return { files }
}
