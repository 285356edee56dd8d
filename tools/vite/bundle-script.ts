import { build } from 'vite'
import { compileMessages } from '../messages/plugin.ts'

export const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

/** Bundles the script at `path` with its imports into one file, and returns its code. */
export const bundleScript = async (
  path: string,
  define: Record<string, string>,
): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [compileMessages()],
    define,
    build: {
      write: false,
      target: BROWSERS,
      rolldownOptions: { input: path, output: { format: 'iife' } },
    },
  })
  const chunk = 'output' in result ? result.output[0] : undefined
  if (!chunk) throw new Error(`${path} could not be bundled`)
  return chunk.code
}
