import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|webmanifest)$/
const API_PORT = process.env['API_PORT'] ?? '3001'

/** Fails the build when anything of the server reaches the browser: `import type` alone is erased. */
const keepServerOut = (): Plugin => ({
  name: 'keep-server-out',
  enforce: 'pre',
  load(moduleId) {
    if (/\/(?:server|migrations)\/[^?]*\.ts/.test(moduleId) && !moduleId.includes('node_modules')) {
      this.error(`Server code must not be bundled for the browser: ${moduleId}`)
    }
  },
})

/** Writes .br and .gz beside every text asset, so that the server never compresses one itself. */
const precompress = (outDir: string): Plugin => ({
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

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [
    keepServerOut(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './routes',
      generatedRouteTree: './route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    precompress('dist/web'),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/trpc', '/api', '/healthz', '/readyz'].map((path) => [
        path,
        { target: `http://127.0.0.1:${API_PORT}`, changeOrigin: false },
      ]),
    ),
  },
})
