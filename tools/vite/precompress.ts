import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:m?js|css|wasm|html|svg|json|txt|webmanifest)$/

/**
 * Writes .br and .gz files beside every text asset, so that the server never compresses one itself.
 */
export const precompress = (outDir: string): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async closeBundle() {
    for (const entry of await readdir(outDir, { recursive: true })) {
      if (!COMPRESSIBLE.test(entry)) continue
      const path = join(outDir, entry)
      const content = await readFile(path)
      const brotli = brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      })
      await writeFile(`${path}.br`, brotli)
      await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }))
    }
  },
})
